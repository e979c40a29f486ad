import { expect, it } from 'vitest';
import { plates } from './players-part.ts';

const box = { x: 6, y: 92, w: 378, h: 50 };
it.each([1, 2, 4, 5, 6, 7, 8])('%i plates stand side by side inside the strip', (count) => {
  for (const h of [50, 36]) {
    const all = plates({ ...box, h }, count);
    expect(all).toHaveLength(count);
    for (const [i, a] of all.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(box.x - 1);
      expect(a.x + a.w).toBeLessThanOrEqual(box.x + box.w + 1);
      expect(a.y + a.h).toBeLessThanOrEqual(box.y + h + 1);
      for (const b of all.slice(i + 1)) expect(a.x + a.w <= b.x + 0.5 || a.y + a.h <= b.y).toBe(true);
    }
  }
});
it('seven and more stand in two rows where the strip is high enough, so that names can be read', () => {
  expect(new Set(plates(box, 8).map(({ y }) => y)).size).toBe(2);
  expect(new Set(plates({ ...box, h: 36 }, 8).map(({ y }) => y)).size).toBe(1);
});
