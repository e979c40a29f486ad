// Which place takes what a finger holds, and which spot lies under a finger: pure geometry over a picture's spots.
import type { Load, Spot } from './picture.ts';

/** How far what is lifted hangs above the finger, and how far a place draws it in, unless the load says so (CSS px). */
export const LIFT = 44;
const REACH = 30;
export const liftOf = (load: Load): number => load.lift ?? LIFT;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export const within = (s: Area, x: number, y: number): boolean => x >= s.x && x < s.x + s.w && y >= s.y && y < s.y + s.h;
/** Distance from a point to a box, 0 inside. */
export const distance = (s: Area, x: number, y: number): number =>
  Math.hypot(Math.max(s.x - x, 0, x - s.x - s.w), Math.max(s.y - y, 0, y - s.y - s.h));

/** The topmost spot under a point that can be touched. */
export const spotAt = (spots: readonly Spot[], x: number, y: number): Spot | undefined =>
  spots.findLast((s) => s.role !== 'text' && !s.beyond && within(s, x, y));

/** The place that a load let go by a finger at (x, y) falls into: nearest to the lifted tile, else right under the finger. */
export function snap(spots: readonly Spot[], load: Load, x: number, y: number): Spot | undefined {
  const open = spots.filter((s) => !s.beyond && s.takes?.(load));
  const touched = open.findLast((s) => s.fingertip && within(s, x, y));
  if (touched) return touched;
  const lifted = { x, y: y - liftOf(load) };
  let best: Spot | undefined;
  let least = load.reach ?? REACH;
  for (const s of open) {
    const d = distance(s, lifted.x, lifted.y) + Math.hypot(s.x + s.w / 2 - lifted.x, s.y + s.h / 2 - lifted.y) / 1000;
    if (d < least) {
      best = s;
      least = d;
    }
  }
  return best ?? open.findLast((s) => within(s, x, y));
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isDirection = (key: string): key is Direction => key.startsWith('Arrow');
/** The neighbour that an arrow key means: straight ahead counts, aside counts double. */
export function neighbour(spots: readonly Spot[], from: Spot, direction: Direction): Spot | undefined {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[direction] as [number, number];
  let best: Spot | undefined;
  let least = Infinity;
  for (const s of spots) {
    const x = s.x + s.w / 2 - from.x - from.w / 2;
    const y = s.y + s.h / 2 - from.y - from.h / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (s === from || ahead < 4 || aside > ahead * 2) continue;
    if (ahead + aside * 2 < least) {
      best = s;
      least = ahead + aside * 2;
    }
  }
  return best;
}
