import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { shelves, type Spot } from './shelf.ts';

it('boxes never overlap and never leave the sheet', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 60 })), { maxLength: 60 }), (boxes) => {
      const shelf = shelves(256, 256);
      const placed: (Spot & { w: number; h: number })[] = [];
      for (const [w, h] of boxes) {
        const at = shelf.place(w, h);
        if (!at) continue;
        expect(at.x + w).toBeLessThanOrEqual(256);
        expect(at.y + h).toBeLessThanOrEqual(256);
        for (const o of placed) expect(at.x >= o.x + o.w || o.x >= at.x + w || at.y >= o.y + o.h || o.y >= at.y + h).toBe(true);
        placed.push({ ...at, w, h });
      }
    }),
  );
});
it('a box larger than the sheet is not placed', () => {
  expect(shelves(10, 10).place(11, 2)).toBeUndefined();
});
it('rows are used before new ones are begun', () => {
  const shelf = shelves(100, 100);
  expect(shelf.place(40, 20)).toEqual({ x: 0, y: 0 });
  expect(shelf.place(40, 20)).toEqual({ x: 40, y: 0 });
  expect(shelf.place(40, 20)).toEqual({ x: 0, y: 20 });
});
