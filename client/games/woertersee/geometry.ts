// Where chips and boats lie on the screen: pure geometry of the hexagonal lake. Lengths in CSS px, y downwards.
import { board, type Board, type Radius } from '../../../shared/games/woertersee/holes.ts';

/** A lake on the screen: the middle of its middle hole, and how far neighbouring holes lie apart. */
export interface Water {
  readonly cx: number;
  readonly cy: number;
  readonly pitch: number;
  readonly radius: Radius;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Course extends Spot {
  readonly angle: number;
}
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Boats lie this far to the right of their course, in pitches, so that two directions fit between two chips. */
const STARBOARD = 0.155;
/** The shore around the water, in px, and the water beyond the outermost holes, in pitches. */
const SHORE = 10;
const MARGIN = 0.72;
const ROOT = Math.sqrt(3) / 2;

/** From the middle to the corners of the water. */
export const reach = ({ radius, pitch }: Pick<Water, 'radius' | 'pitch'>): number => pitch * (radius + MARGIN);
/** Height of the lake with its shore. */
export const heightOf = (water: Pick<Water, 'radius' | 'pitch'>): number => 2 * ROOT * 0.985 * (reach(water) + SHORE);
/** The pitch at which a lake with its shore is `height` high. */
export const pitchFor = (radius: Radius, height: number): number => (height / (2 * ROOT * 0.985) - SHORE) / (radius + MARGIN);
/** The pitch at which the longest row fills a width: the shore's corners may be cut off by the edge of the screen. */
export const pitchAcross = (radius: Radius, width: number): number => width / (2 * radius + 1 + (radius === 3 ? 0.35 : 0.39));

export function centre({ cx, cy, pitch, radius }: Water, hole: number): Spot {
  const at = board(radius).holes[hole] ?? { x: 0, y: 0 };
  return { x: cx + at.x * pitch, y: cy + at.y * pitch };
}
/** Where a boat from one hole to its neighbour lies, and its course in degrees, 0 to the right, clockwise. */
export function course(water: Water, from: number, to: number): Course {
  const [a, b] = [centre(water, from), centre(water, to)];
  const heading = Math.atan2(b.y - a.y, b.x - a.x);
  const aside = water.pitch * STARBOARD;
  return {
    x: (a.x + b.x) / 2 - Math.sin(heading) * aside,
    y: (a.y + b.y) / 2 + Math.cos(heading) * aside,
    angle: Math.round((heading * 180) / Math.PI),
  };
}

/** The lake `factor` times as large around one hole, which stays where it is, moved only as far as its neighbours need to be inside the window. */
export function zoomed(water: Water, hole: number, factor: number, window: Window): Water {
  const still = centre(water, hole);
  const large = {
    ...water,
    pitch: water.pitch * factor,
    cx: still.x + (water.cx - still.x) * factor,
    cy: still.y + (water.cy - still.y) * factor,
  };
  const around = [hole, ...(board(water.radius).neighbours[hole] ?? [])].map((each) => centre(large, each));
  const inside = (values: readonly number[], from: number, size: number): number => {
    const half = large.pitch / 2;
    const [low, high] = [Math.min(...values) - half, Math.max(...values) + half];
    return low < from ? from - low : high > from + size ? from + size - high : 0;
  };
  const dx = inside(
    around.map((at) => at.x),
    window.x,
    window.w,
  );
  const dy = inside(
    around.map((at) => at.y),
    window.y,
    window.h,
  );
  return { ...large, cx: large.cx + dx, cy: large.cy + dy };
}

/** Every berth, with its place: where a boat from the quay can be put down. */
export function berths(water: Water): readonly (Course & { readonly from: number; readonly to: number })[] {
  const { neighbours } = board(water.radius);
  return neighbours.flatMap((beside, from) => beside.map((to) => ({ from, to, ...course(water, from, to) })));
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
/** Where arrow keys lead: along the row, and up and down in a zigzag that stays in its column, so that each key undoes its opposite. */
export function arrows({ holes }: Board, hole: number): { readonly [arrow in Arrow]?: number } {
  const from = holes[hole];
  if (!from) return {};
  const at = (q: number, r: number): number | undefined => holes.find((each) => each.q === q && each.r === r)?.index;
  const up = [at(from.q, from.r - 1), at(from.q + 1, from.r - 1)];
  const down = [at(from.q - 1, from.r + 1), at(from.q, from.r + 1)];
  const side = from.r % 2 === 0 ? 0 : 1;
  const pick = (pair: readonly (number | undefined)[]): number | undefined => pair[side] ?? pair[1 - side];
  const all = { ArrowLeft: at(from.q - 1, from.r), ArrowRight: at(from.q + 1, from.r), ArrowUp: pick(up), ArrowDown: pick(down) };
  return Object.fromEntries(Object.entries(all).filter(([, to]) => to !== undefined));
}
