// Where things stand in each phase, for every size of screen: pure. Lengths in CSS px.
// Tall screens: band, head, sky, lake, quay from top to bottom. Wide ones: the lake on the left, all else in a column on the right.
import type { Radius } from '../../../shared/games/woertersee/holes.ts';
import type { Arc } from '../../look/sunset.ts';
import { bandBottom } from '../../table/band-height.ts';
import type { Insets } from '../../table/picture.ts';
import { heightOf, pitchAcross, pitchFor, reach, type Water, type Window } from './geometry.ts';

export type Mode = 'search' | 'stop' | 'trace' | 'reveal';
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Screen {
  readonly w: number;
  readonly h: number;
  readonly safe: Insets;
}
export interface Timer {
  readonly x: number;
  readonly middle: number;
  readonly size: number;
}
export interface Layout {
  readonly wide: boolean;
  /** Full heights; else the short ones of a 360 × 640 phone. */
  readonly roomy: boolean;
  /** What the band is drawn in. */
  readonly band: Screen;
  /** Players, tabs of boats, or who spells. */
  readonly head: Box;
  /** There is room for the sun's way and the time under it. */
  readonly sunny: boolean;
  readonly arc: Arc;
  readonly timer: Timer;
  readonly sun: number;
  readonly water: Water;
  /** What is seen of a lake that is drawn larger than its place. */
  readonly window: Window;
  /** The sand, to the edges of the screen, and what stands on it. */
  readonly quay: Box;
  readonly desk: Box;
}
/** What the desk needs: seats tell how many rows a reveal has. */
export interface Needs {
  readonly radius: Radius;
  readonly mode: Mode;
  readonly seats: number;
}

const SIDE = 8;
const LARGEST = 118;
/** A wide screen from this height on has room for the sun over the lake. */
const TALL = 620;

export const isWide = ({ w, h }: Pick<Screen, 'w' | 'h'>): boolean => w > h * 1.15;
export const rowPitch = (seats: number, roomy: boolean): number =>
  roomy ? ([0, 112, 112, 86, 62, 52, 44, 38, 38][seats] ?? 38) : ([0, 84, 84, 60, 46][seats] ?? 34);
const deskHeight = ({ mode, seats }: Needs, roomy: boolean): number => {
  switch (mode) {
    case 'search':
      return roomy ? 206 : 128;
    case 'stop':
      return roomy ? 222 : 190;
    case 'trace':
      return roomy ? 264 : 154;
    case 'reveal':
      return seats * rowPitch(seats, roomy) + (roomy ? 80 : 68);
  }
};
const headHeight = ({ mode }: Needs, roomy: boolean): number => {
  if (mode === 'trace') return roomy ? 56 : 44;
  return roomy ? 50 : mode === 'reveal' ? 44 : 36;
};

export function layoutOf(screen: Screen, needs: Needs): Layout {
  return isWide(screen) ? beside(screen, needs) : below(screen, needs);
}

function below(screen: Screen, needs: Needs): Layout {
  const { w, h, safe } = screen;
  const top = bandBottom(safe);
  const floor = h - Math.max(SIDE, safe.bottom - 12);
  const roomy = floor - top >= 640;
  const head = { x: 6, y: top + (needs.mode === 'search' || needs.mode === 'stop' ? 1 : 5), w: w - 12, h: headHeight(needs, roomy) };
  const under = head.y + head.h;
  const sunny = needs.mode === 'search' || needs.mode === 'stop';
  // STOP! may cover the lake's lower edge: nothing can be laid any more, and the lake does not jump.
  const shore = floor - deskHeight({ ...needs, mode: sunny ? 'search' : needs.mode }, roomy) - 4;
  const least = sunny ? (roomy ? 96 : 46) : 12;
  const room = shore - under - least - 8;
  const pitch = halves(Math.max(12, Math.min(pitchAcross(needs.radius, w), pitchFor(needs.radius, room), LARGEST)));
  const spare = room + least - heightOf({ radius: needs.radius, pitch });
  const above = sunny ? Math.max(least, Math.min(spare, 103 + Math.max(0, spare - 112) * 0.5)) : Math.max(least, spare / 2);
  const middle = under + above + heightOf({ radius: needs.radius, pitch }) / 2;
  const water = { cx: w / 2, cy: middle, pitch, radius: needs.radius };
  const quayTop = needs.mode === 'stop' ? floor - deskHeight(needs, roomy) : shore;
  return {
    wide: false,
    roomy,
    sunny,
    band: screen,
    head,
    water,
    ...skyOf(water, under, { x: 0, w }, above),
    window: { x: 0, y: under + above - 4, w, h: shore - under - above + 4 },
    quay: { x: 0, y: quayTop, w, h: h - quayTop },
    desk: { x: SIDE, y: quayTop + 4, w: w - 2 * SIDE, h: floor - quayTop - 4 },
  };
}

function beside(screen: Screen, needs: Needs): Layout {
  const { w, h, safe } = screen;
  const tall = h >= TALL;
  const sunny = needs.mode === 'search' || needs.mode === 'stop';
  const floor = h - Math.max(SIDE, safe.bottom - 12);
  const column = Math.round(Math.max(276, Math.min(tall ? 480 : 360, w * (tall ? 0.33 : 0.46))));
  const left = w - safe.right - column;
  const sea = { x: safe.left, w: left - safe.left };
  const least = tall ? 150 : 4;
  const pitch = halves(Math.min(pitchFor(needs.radius, h - least - (tall ? 20 : 4)), pitchAcross(needs.radius, sea.w), LARGEST));
  const high = heightOf({ radius: needs.radius, pitch });
  const above = tall ? Math.min(least + 40, (h - high + least - 20) / 2) : (h - high) / 2;
  const water = { cx: sea.x + sea.w / 2, cy: above + high / 2, pitch, radius: needs.radius };
  const band = { w, h, safe: { ...safe, left: left + 10, top: Math.max(safe.top, tall ? 10 : 0) } };
  const head = { x: left + 14, y: bandBottom(band.safe) + (tall ? 10 : 1), w: column - 22, h: headHeight(needs, tall) + (tall ? 4 : 0) };
  // Where the lake takes the whole height the sun walks in the column.
  const inColumn = sunny && !tall;
  const under = head.y + head.h;
  const sky = inColumn ? skyIn({ x: left + 10, w: column - 14 }, under + 6, 62) : skyOf(water, tall ? 10 : 0, sea, above - (tall ? 10 : 0));
  const deskTop = under + (inColumn ? 70 : tall ? 18 : 6);
  return {
    wide: true,
    roomy: tall,
    sunny: sunny || tall,
    band,
    head,
    water,
    ...sky,
    window: { x: 0, y: tall ? above - 4 : 0, w: left, h: tall ? h - above + 4 : h },
    quay: { x: left, y: 0, w: w - left, h },
    desk: { x: left + 14, y: deskTop, w: column - 22, h: floor - deskTop },
  };
}

/** Chips are painted once per pitch: half pixels are fine enough. */
const halves = (pitch: number): number => Math.floor(pitch * 2) / 2;

type Sky = Pick<Layout, 'arc' | 'timer' | 'sun'>;
/** The sun walks from shore to shore over the lake; `room`: what is free above the lake. */
function skyOf(water: Water, top: number, { x, w }: { readonly x: number; readonly w: number }, room: number): Sky {
  const end = top + room + 5;
  const across = Math.min(w, 2 * reach(water));
  const left = x + (w - across) / 2 + 26;
  const sun = room >= 90 ? 18 : 11;
  const apex = top + (room >= 90 ? 16 : 12);
  const size = Math.max(32, Math.min(54 + Math.max(0, (room - 110) * 0.5), (room - 46) * 1.05));
  return {
    arc: { left, right: left + across - 52, apex, end },
    sun,
    timer: { x: x + w / 2, middle: end - 16 - size * 0.33, size: Math.round(size) },
  };
}
function skyIn({ x, w }: { readonly x: number; readonly w: number }, top: number, h: number): Sky {
  return {
    arc: { left: x + 16, right: x + w - 16, apex: top + 10, end: top + h - 8 },
    sun: 10,
    timer: { x: x + w / 2, middle: top + h - 22, size: 36 },
  };
}
