import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { handPlaces, moved, settle, shuffled, type Held } from './hand.ts';

const ids = (from = 0) => {
  let n = from;
  return () => n++;
};
const hand = (letters: string): readonly Held[] => settle([], letters, ids());
const word = (h: readonly Held[]): string => h.map((x) => x.letter).join('');

describe('a hand after a patch', () => {
  it('keeps its own order, and new tiles come last', () => {
    const before = shuffledBy(hand('ABC'), [2, 0, 1]);
    expect(word(settle(before, 'ABCD', ids(9)))).toBe('CABD');
  });
  it('loses what was played', () => {
    expect(word(settle(hand('AESTE'), 'AET', ids(9)))).toBe('AET');
  });
  it('loses of two equal letters the one that was laid out', () => {
    const before = hand('EAE');
    expect(settle(before, 'AE', ids(9), new Set([before[0]!.id]))).toEqual([before[1], before[2]]);
  });
  it('always holds exactly the tiles that the table says', () => {
    const tiles = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '?'), maxLength: 12 });
    fc.assert(
      fc.property(tiles, tiles, (a, b) => {
        const after = settle(hand(a), b, ids(100));
        expect(word(after).split('').toSorted().join('')).toBe(b.split('').toSorted().join(''));
        expect(new Set(after.map((h) => h.id)).size).toBe(after.length);
      }),
    );
  });
});
it('a dragged tile moves to its new place and the others close up', () => {
  const h = hand('ABCD');
  expect(word(moved(h, h[0]!.id, 2))).toBe('BCAD');
  expect(word(moved(h, h[3]!.id, 0))).toBe('DABC');
  expect(word(moved(h, 77, 0))).toBe('ABCD');
});
it('shuffling keeps the tiles and changes their order', () => {
  const h = hand('ABAB');
  const other = shuffled(h, () => 0.999);
  expect(word(other)).not.toBe('ABAB');
  expect(word(other).split('').toSorted().join('')).toBe('AABB');
});
describe('places of a hand', () => {
  it('6 × 56 px at 390, 53 at 360, 7 × 48 from 13 tiles on', () => {
    expect(handPlaces(10, 8, 0, 374).size).toBe(56);
    expect(handPlaces(10, 6, 0, 348, 56, 5).size).toBe(53);
    expect(handPlaces(13, 8, 0, 374)).toMatchObject({ columns: 7, size: 48, rows: 2 });
  });
  it('stay inside their box, whatever comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 300, max: 900 }), (n, width) => {
        const p = handPlaces(n, 10, 20, width);
        for (let i = 0; i < n; i++) {
          const { x, y } = p.at(i);
          expect(x).toBeGreaterThanOrEqual(10);
          expect(x + p.size).toBeLessThanOrEqual(10 + width + 0.01);
          expect(y + p.size).toBeLessThanOrEqual(20 + p.height + 0.01);
        }
      }),
    );
  });
});
function shuffledBy(h: readonly Held[], order: readonly number[]): readonly Held[] {
  return order.map((i) => h[i]!);
}
