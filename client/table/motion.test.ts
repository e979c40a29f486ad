import { describe, expect, it } from 'vitest';
import { blend, MOTIONS, progress, type MotionName } from './motion.ts';

const still = { x: 0, y: 0, alpha: 1, angle: 0, scale: 1 };
describe.each(Object.keys(MOTIONS) as MotionName[])('%s', (name) => {
  it('begins at its start and ends exactly there', () => {
    const { ms } = MOTIONS[name];
    expect(progress(name, 100, 100)).toBeCloseTo(ms > 0 ? 0 : 1, 5);
    expect(progress(name, 100, 100 + ms)).toBe(1);
    expect(progress(name, 100, 9999)).toBe(1);
  });
});
it('a drop overshoots by 4 %', () => {
  expect(progress('drop', 0, MOTIONS.drop.ms * 0.7)).toBeCloseTo(1.04, 5);
});
it('a blend stands between two poses and keeps alpha within 0 … 1', () => {
  expect(blend(still, { ...still, x: 10, angle: 4 }, 0.5)).toEqual({ ...still, x: 5, angle: 2 });
  expect(blend({ ...still, alpha: 0 }, still, 1.04).alpha).toBe(1);
});
