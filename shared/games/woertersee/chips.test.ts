import { describe, expect, it } from 'vitest';
import { boxed, chipsFor, scaled } from './chips.ts';

describe('5.3 the chips', () => {
  it('German: 15 vowels and 25 consonants, of which three are left over', () => {
    const { red, blue, flag, flagChips } = chipsFor('de', 3, { q: 'none', flagChips: 0 });
    expect([red.length, blue.length, flagChips]).toEqual([15, 25, 0]);
    expect(red).toBe('EEEEEEAAAIIIUUO');
    expect(15 + blue.length - 37).toBe(3);
    expect(flag).toBe('XYYJVWPH');
  });

  it('with the nine flag chips there are 49', () => {
    expect(boxed(chipsFor('de', 3, { q: 'qu', flagChips: 0 }))).toHaveLength(49);
    expect(boxed(chipsFor('en', 3, { q: 'qu', flagChips: 0 }))).toHaveLength(49);
  });

  it('English chips differ', () => {
    expect(chipsFor('en', 3, { q: 'joker', flagChips: 4 })).toEqual({
      red: 'EEEEEAAAAIIIOOU',
      blue: 'TTTNNNRRRSSSLLDDCCMHHGFBP',
      flag: 'QXYYJVWKH',
      flagChips: 4,
    });
  });

  it('no more flag chips are laid than there are without the Q', () => {
    expect(chipsFor('de', 3, { q: 'none', flagChips: 9 }).flagChips).toBe(8);
    expect(chipsFor('de', 3, { q: 'qu', flagChips: 9 }).flagChips).toBe(9);
  });
});

describe('5.1 the chips of the large lake', () => {
  it('are 61/37 of the small ones by largest remainder', () => {
    expect(scaled({ E: 6, A: 3, I: 3, U: 2, O: 1 }, 4)).toEqual({ E: 10, A: 5, I: 5, U: 3, O: 2 });
    expect(scaled({ E: 6, A: 3 }, 3)).toEqual({ E: 6, A: 3 });
  });

  it('vowels and consonants apart: 25 of 61 are vowels, and there are consonants enough', () => {
    for (const language of ['de', 'en'] as const) {
      const { red, blue, flag, flagChips } = chipsFor(language, 4, { q: 'qu', flagChips: 4 });
      expect([red.length, blue.length, flag.length, flagChips]).toEqual([25, 41, 15, 7]);
    }
  });
});
