import { describe, expect, it } from 'vitest';
import { fill } from '../look/face.ts';
import { LIFT, neighbour, snap, spotAt } from './snap.ts';
import type { Load, Spot } from './picture.ts';

const load: Load = { id: 'tile', face: fill('ink') };
const spot = (key: string, x: number, y: number, more: Partial<Spot> = {}): Spot => ({
  key,
  name: key,
  x,
  y,
  w: 50,
  h: 50,
  takes: () => true,
  ...more,
});

describe('snap', () => {
  it('takes the place under the lifted tile, not the one under the finger', () => {
    const [above, below] = [spot('above', 0, 0), spot('below', 0, 50)];
    expect(snap([above, below], load, 25, 25 + LIFT)?.key).toBe('above');
  });
  it('draws a tile in from up to 30 px beside, and not from farther', () => {
    expect(snap([spot('a', 0, 0)], load, 50 + 28, 25 + LIFT)?.key).toBe('a');
    expect(snap([spot('a', 0, 0)], load, 50 + 34, 25 + LIFT)).toBeUndefined();
  });
  it('a place right under the finger is good enough', () => {
    expect(snap([spot('a', 0, 0)], load, 25, 5)?.key).toBe('a');
  });
  it('a load may hang nearer to the finger and reach less far: a finger that slides over the table', () => {
    const finger: Load = { ...load, lift: 0, reach: 1 };
    expect(snap([spot('a', 0, 0), spot('b', 50, 0)], finger, 45, 25)?.key).toBe('a');
    expect(snap([spot('a', 0, 0)], finger, 55, 25)).toBeUndefined();
  });
  it('a place at the foot takes what the finger itself is on', () => {
    const [hand, foot] = [spot('hand', 0, 0), spot('foot', 0, 50, { fingertip: true })];
    expect(snap([hand, foot], load, 25, 60)?.key).toBe('foot');
  });
  it('only places that take the load count', () => {
    expect(snap([spot('a', 0, 0, { takes: () => false }), spot('b', 60, 0)], load, 40, 25 + LIFT)?.key).toBe('b');
  });
});
it('the topmost spot lies under the finger; text cannot be touched', () => {
  expect(spotAt([spot('low', 0, 0), spot('high', 0, 0)], 5, 5)?.key).toBe('high');
  expect(spotAt([spot('low', 0, 0), spot('note', 0, 0, { role: 'text' })], 5, 5)?.key).toBe('low');
});
describe('arrow keys', () => {
  const spots = [spot('a', 0, 0), spot('b', 60, 0), spot('c', 120, 0), spot('d', 0, 60)];
  it('go to the nearest neighbour ahead', () => {
    expect(neighbour(spots, spots[0]!, 'ArrowRight')?.key).toBe('b');
    expect(neighbour(spots, spots[0]!, 'ArrowDown')?.key).toBe('d');
    expect(neighbour(spots, spots[3]!, 'ArrowUp')?.key).toBe('a');
  });
  it('stay where nothing lies ahead', () => {
    expect(neighbour(spots, spots[0]!, 'ArrowLeft')).toBeUndefined();
  });
});
