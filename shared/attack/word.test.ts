import { describe, expect, it } from 'vitest';
import { captured, fate, find, formed, hadForm } from './word.ts';

const rad = formed(0, 0, 'RAD', true);
const radar = captured(rad, 1, 'RADAR', '00011', true);
const radare = captured(radar, 2, 'RADARE', '000001', false);

describe('a word on the table', () => {
  it('3.4 keeps its id and remembers whose and what it was', () => {
    expect(radare).toEqual({
      id: 0,
      owner: 2,
      word: 'RADARE',
      fresh: '000001',
      valid: false,
      past: [
        { owner: 0, word: 'RAD' },
        { owner: 1, word: 'RADAR' },
      ],
    });
    expect(rad.fresh).toBe('111');
  });
  it('3.2 knows its earlier forms by their letters', () => {
    expect(hadForm(radare, 'rAD')).toBe(true);
    expect(hadForm(radare, 'RADARE')).toBe(false);
    expect(hadForm(radare, 'RADE')).toBe(false);
  });
  it('is found by owner and tiles, the older of two equal ones', () => {
    const second = formed(1, 0, 'RAD', true);
    expect(find([rad, second], 0, 'RAD')?.id).toBe(0);
    expect(find([rad], 1, 'RAD')).toBeUndefined();
    expect(find([formed(0, 0, 'RaD', true)], 0, 'RAD')).toBeUndefined();
  });
});

describe('0.2 what became of a version', () => {
  it('names who changed it, and what the word is now and whose', () => {
    expect(fate([radare], [], { owner: 0, word: 'RAD' })).toEqual({ by: 1, now: 'RADARE', owner: 2, id: 0 });
    expect(fate([radare], [], { owner: 1, word: 'RADAR' })).toEqual({ by: 2, now: 'RADARE', owner: 2, id: 0 });
  });
  it('says when the word has gone back into the bag, with whom or after whom', () => {
    expect(fate([], [radare], { owner: 2, word: 'RADARE' })).toEqual({ by: 2, now: null, owner: -1, id: -1 });
    expect(fate([], [radare], { owner: 0, word: 'RAD' })).toEqual({ by: 1, now: null, owner: -1, id: -1 });
  });
  it('says when it never was', () => {
    expect(fate([radare], [], { owner: 1, word: 'RAD' })).toEqual({ by: -1, now: null, owner: -1, id: -1 });
  });
  it('means, of two that were once the same, the one that has changed least since', () => {
    const other = captured(formed(7, 0, 'RAD', true), 1, 'RADE', '0001', true);
    expect(fate([radare, other], [], { owner: 0, word: 'RAD' })).toMatchObject({ now: 'RADE', id: 7 });
  });
  it('prefers a word that still lies to one that has gone', () => {
    expect(fate([radar], [formed(3, 0, 'RAD', false)], { owner: 0, word: 'RAD' })).toMatchObject({ now: 'RADAR' });
  });
});
