import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { stream } from '../random.ts';
import { drawn, next, places, putBack } from './bag.ts';
import { deal } from './deal.ts';
import { packLetters, packs } from './lexicon-pack.ts';
import { atMostWithout, spend, without } from './rack.ts';
import { isLaid, unannounced } from './tile.ts';

const sorted = (tiles: string): string => [...tiles].toSorted().join('');
const tiles = fc.string({ unit: fc.constantFrom('A', 'B', 'Ä', '?', 'a', 'ä'), maxLength: 12 });

describe('the packs of the Lexicon games', () => {
  it('3.7 hold 55 German and 52 English tiles, one of them the LEXICON tile', () => {
    for (const [language, size] of [
      ['de', 55],
      ['en', 52],
    ] as const) {
      expect(packs(language, 1)).toHaveLength(size);
      expect(packs(language, 1).split('?')).toHaveLength(2);
      expect(sorted(packs(language, 2))).toBe(sorted(packs(language, 1) + packs(language, 1)));
    }
  });
  it('3.5 let a LEXICON tile stand for every letter of the language', () => {
    expect(sorted(packLetters('de'))).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ');
    expect(sorted(packLetters('en'))).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });
  it('spell the sample words of the rulebook out of one German pack', () => {
    for (const word of ['RADAR', 'PALME', 'STAND', 'SCHWEINEREI', 'BACH', 'LIEB', 'KOST'])
      expect(without(packs('de', 1), word)).toBeDefined();
  });
});

describe('tiles', () => {
  it('3.5 are counted as LEXICON tiles whatever they were announced as', () => {
    expect(['A', 'Ä', '?', 'a', 'ä'].map(unannounced)).toEqual(['A', 'Ä', '?', '?', '?']);
  });
  it('lie only as letters of the alphabet, never as a fresh LEXICON tile or as a letter that grows when capitalised', () => {
    expect(isLaid('RoST', 'RSTO')).toBe(true);
    for (const text of ['R?', 'RÄ', 'Rä', 'R1', 'STRAßE', 'ROﬆ', 'ſO', 'R ', '🦊']) expect(isLaid(text, 'RSTOAE')).toBe(false);
  });
});

describe('a rack', () => {
  it('gives tiles by exact case and keeps its order', () => {
    expect(without('AbBA', 'bA')).toBe('BA');
    expect(without('AB', 'a')).toBeUndefined();
    expect(without('AB', 'AA')).toBeUndefined();
    expect(atMostWithout('AAB', 'AC')).toBe('AB');
  });
  it('3.5 pays an announced letter with the tile that is that letter already, and only then with a fresh one', () => {
    expect(spend('?aA', 'a')).toEqual({ spent: 'a', missing: '' });
    expect(spend('?aA', 'aa')).toEqual({ spent: 'a?', missing: '' });
    expect(spend('aA', 'AA')).toEqual({ spent: 'A', missing: 'A' });
    expect(spend('A', 'b')).toEqual({ spent: '', missing: 'b' });
    expect(spend('?', '?')).toEqual({ spent: '?', missing: '' });
  });
  it('loses exactly what it spends', () => {
    fc.assert(
      fc.property(tiles, tiles, (rack, laid) => {
        const { spent, missing } = spend(rack, laid);
        const left = without(rack, spent);
        expect(left).toBeDefined();
        expect(spent.length + missing.length).toBe(laid.length);
        expect(sorted(left! + spent)).toBe(sorted(rack));
      }),
    );
  });
});

describe('a bag', () => {
  const bag = { tiles: 'ABCDE', fixed: 2 };
  it('draws from the front, fixed draws first', () => {
    expect(next(bag)).toBe('A');
    expect(drawn(bag)).toEqual({ tiles: 'BCDE', fixed: 1 });
    expect(drawn({ tiles: 'A', fixed: 0 })).toEqual({ tiles: '', fixed: 0 });
    expect(next({ tiles: '', fixed: 0 })).toBeUndefined();
  });
  it('takes tiles back one after the other, each at its place', () => {
    expect(putBack(bag, 'XY', [5, 2])).toEqual({ tiles: 'ABYCDEX', fixed: 2 });
  });
  it('never takes a tile back before a fixed draw, and at every place behind', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, count) => places(bag, 1, stream('bag', count))[0]));
    expect([...seen].toSorted()).toEqual([2, 3, 4, 5]);
  });
  it('keeps every tile', () => {
    fc.assert(
      fc.property(tiles, tiles, fc.nat(20), (inside, back, seed) => {
        const start = { tiles: inside, fixed: Math.min(2, inside.length) };
        const after = putBack(start, back, places(start, back.length, stream('keep', seed)));
        expect(sorted(after.tiles)).toBe(sorted(inside + back));
        expect(after.tiles.slice(0, start.fixed)).toBe(inside.slice(0, start.fixed));
      }),
    );
  });
});

describe('a deal', () => {
  const set = packs('de', 1);
  it('3.10 gives each ten tiles of the set and leaves the rest in the bag', () => {
    const { racks, bag } = deal(set, 4, 10, stream('deal', 1));
    expect(racks.map((rack) => rack.length)).toEqual([10, 10, 10, 10]);
    expect(sorted(racks.join('') + bag.tiles)).toBe(sorted(set));
    expect(bag.fixed).toBe(0);
  });
  it('follows the seed alone', () => {
    expect(deal(set, 2, 10, stream('deal', 1))).toEqual(deal(set, 2, 10, stream('deal', 1)));
    expect(deal(set, 2, 10, stream('deal', 1))).not.toEqual(deal(set, 2, 10, stream('deal', 2)));
  });
  it('takes what a scenario fixes as it is, and the rest from the set less that', () => {
    const { racks, bag } = deal(set, 3, 10, stream('deal', 1), { racks: ['QQQ', undefined, ''], front: 'XX', rest: true });
    expect(racks[0]).toBe('QQQ');
    expect(racks[1]).toHaveLength(10);
    expect(racks[2]).toBe('');
    expect(bag).toMatchObject({ fixed: 2 });
    expect(bag.tiles.slice(0, 2)).toBe('XX');
    expect(sorted(racks[1]! + bag.tiles.slice(2))).toBe(sorted(atMostWithout(set, 'QX')));
  });
  it('leaves nothing in the bag but the fixed draws when a scenario says so', () => {
    expect(deal(set, 2, 10, stream('deal', 1), { racks: [], front: 'E', rest: false }).bag).toEqual({ tiles: 'E', fixed: 1 });
  });
});
