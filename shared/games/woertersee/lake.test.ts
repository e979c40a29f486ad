import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stream } from '../../random.ts';
import { boxed, chipsFor, inOrder } from './chips.ts';
import { board } from './holes.ts';
import { fill, settled, unevenness } from './lake.ts';

const plain = { q: 'none', flagChips: 0, jokers: 0 } as const;
const vowel = (letter: string | undefined): boolean => letter !== undefined && 'AEIOU'.includes(letter);
const count = (text: string, letters: string): number => [...text].filter((letter) => letters.includes(letter)).length;
const pairs = (lake: readonly string[]): number => unevenness(board(3), lake.map(vowel)) % 1000;
const lying = (...holes: number[]): boolean[] => board(3).holes.map(({ index }) => holes.includes(index));
const seeds = fc.string({ maxLength: 12 });
const size = fc.constantFrom(3 as const, 4 as const);
const language = fc.constantFrom('de' as const, 'en' as const);
const rules = fc.record({ q: fc.constantFrom('none' as const, 'joker' as const, 'qu' as const), flagChips: fc.nat(9), jokers: fc.nat(9) });

describe('5.2 the lake', () => {
  it('German: all 15 vowels and 22 of the 25 blue consonants, three left over', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { lake, aside } = fill('de', 3, plain, stream(seed, 1));
        expect(lake).toHaveLength(37);
        expect(inOrder([...lake].filter(vowel).join(''))).toBe(inOrder('EEEEEEAAAIIIUUO'));
        expect(count(lake, 'QXYJVWP')).toBe(0);
        expect(aside.length - 'XYYJVWPH'.length).toBe(3);
      }),
      { numRuns: 60 },
    );
  });

  it('is a matter of the seed alone', () => {
    expect(fill('de', 3, plain, stream('a', 1))).toEqual(fill('de', 3, plain, stream('a', 1)));
    expect(fill('de', 3, plain, stream('a', 1))).not.toEqual(fill('de', 3, plain, stream('b', 1)));
  });

  it('no chip comes from nowhere or gets lost, with any house rules', () => {
    fc.assert(
      fc.property(seeds, size, language, rules, (seed, radius, language, rules) => {
        const { lake, aside } = fill(language, radius, rules, stream(seed, 1));
        const chips = chipsFor(language, radius, rules);
        const shown = lake.replaceAll('?', '');
        expect(lake).toHaveLength(board(radius).holes.length);
        expect(inOrder(shown + aside)).toBe(boxed(chips));
      }),
      { numRuns: 60 },
    );
  });

  it('no consonant lies without a vowel beside it', () => {
    fc.assert(
      fc.property(seeds, size, language, (seed, radius, language) => {
        const { lake } = fill(language, radius, plain, stream(seed, 1));
        board(radius).neighbours.forEach((beside, hole) => {
          expect(vowel(lake[hole]) || beside.some((other) => vowel(lake[other]))).toBe(true);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('vowels lie more evenly than by mere chance', () => {
    let filled = 0;
    let chance = 0;
    for (let n = 0; n < 40; n++) {
      const { lake } = fill('de', 3, plain, stream(`${n}`, 1));
      filled += pairs([...lake]);
      chance += pairs(stream(`${n}`, 2).shuffle([...lake]));
    }
    expect(filled).toBeLessThan(0.75 * chance);
  });
});

describe('unevenness', () => {
  it('counts vowels side by side once a pair', () => {
    expect(unevenness(board(3), lying(...board(3).holes.map(({ index }) => index)))).toBe(90);
  });

  it('counts each consonant without a vowel a thousandfold', () => {
    expect(unevenness(board(3), lying())).toBe(37_000);
    expect(unevenness(board(3), lying(18))).toBe(30_000);
  });
});

describe('variants', () => {
  it('flagChips: so many of the flag chips lie in the lake', () => {
    fc.assert(
      fc.property(seeds, fc.nat(9), (seed, flagChips) => {
        const { lake } = fill('en', 3, { q: 'qu', flagChips, jokers: 0 }, stream(seed, 1));
        expect(count(lake, 'QXYJVWK')).toBeGreaterThanOrEqual(flagChips - 1); // one flag chip is an H, and there are blue ones
        expect(count(lake, 'QXYJVWK')).toBeLessThanOrEqual(flagChips);
      }),
      { numRuns: 40 },
    );
  });

  it('jokers: so many chips lie the wrong way round', () => {
    fc.assert(
      fc.property(seeds, fc.nat(9), (seed, jokers) => {
        const { lake } = fill('de', 3, { ...plain, jokers }, stream(seed, 1));
        expect(count(lake, '?')).toBe(jokers);
      }),
      { numRuns: 40 },
    );
  });

  it('q: left out, a joker, or a Q', () => {
    const all = { flagChips: 9, jokers: 0 };
    expect(count(fill('de', 3, { ...all, q: 'none' }, stream('a', 1)).lake, 'Q?')).toBe(0);
    expect(count(fill('de', 3, { ...all, q: 'joker' }, stream('a', 1)).lake, 'Q')).toBe(0);
    expect(count(fill('de', 3, { ...all, q: 'joker' }, stream('a', 1)).lake, '?')).toBe(1);
    expect(count(fill('de', 3, { ...all, q: 'qu' }, stream('a', 1)).lake, 'Q')).toBe(1);
  });

  it('a lake that is brought may hold chips that the box does not', () => {
    expect(settled('QQ_?E', 'EEQ', { q: 'qu' })).toEqual({ lake: 'QQ_?E', aside: 'E' });
    expect(settled('QQ_?E', 'EEQ', { q: 'joker' })).toEqual({ lake: '??_?E', aside: 'EQ' });
  });
});
