import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { lanesOf, type Fleet } from './lanes.ts';
import { CROWDED, ROOMY } from './boat-size.ts';
import { layoutOf } from './layout.ts';

const fleet = (seat: number, ...words: string[]): Fleet => ({
  seat,
  words: words.map((w, i) => ({ id: seat * 10 + i, length: w.length })),
});
const area = { x: 0, y: 135, w: 390, h: 400 };
const sizes = [ROOMY, CROWDED];

describe('lanes', () => {
  it('a third boat that does not fit begins a second row', () => {
    const { lanes } = lanesOf([fleet(0, 'RADAR', 'STAND', 'ÜBEN')], area, 1, sizes);
    expect(lanes[0]).toMatchObject({ rows: 2, box: { h: 104 } });
    expect(lanes[0]!.boats.map((b) => b.row)).toEqual([0, 1, 1]);
  });
  it('over six rows, and where there is no room, letters are 21 × 28', () => {
    const five = [0, 1, 2, 3, 4].map((s) => fleet(s, 'BUCH'));
    expect(lanesOf(five, area, 1, sizes).size).toBe(ROOMY);
    expect(lanesOf([...five, fleet(5, 'RADAR', 'STAND', 'NETT')], { ...area, h: 900 }, 1, sizes).size).toBe(CROWDED);
    expect(lanesOf(five, { ...area, h: 200 }, 1, sizes).size).toBe(CROWDED);
  });
  it('boats never overlap and never leave the window sideways, whatever lies there', () => {
    const words = fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 2, maxLength: 24 }), { maxLength: 7 });
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 8 }),
        fc.constantFrom([360, 616], [390, 844], [844, 390], [1440, 900], [1920, 1080]),
        (all, [w, h]) => {
          const layout = layoutOf({ w: w, h: h, safe: { top: 0, right: 0, bottom: 0, left: 0 } }, { tiles: 10, hint: false, seated: true });
          const { lanes, size } = lanesOf(
            all.map((ws, s) => fleet(s, ...ws)),
            layout.lanes,
            layout.columns,
            layout.sizes,
          );
          for (const lane of lanes) {
            for (const b of lane.boats) {
              expect(b.x).toBeGreaterThan(lane.box.x + size.plate.w);
              expect(b.x + b.w).toBeLessThanOrEqual(lane.box.x + lane.box.w);
              expect(b.letter).toBeGreaterThan(0);
              const same = lane.boats.filter((o) => o !== b && o.row === b.row && o.x >= b.x);
              for (const o of same) expect(o.x).toBeGreaterThanOrEqual(b.x + b.w);
            }
          }
        },
      ),
    );
  });
});
