// Where nameplates and boats lie on the water. Pure: from words' lengths and a window to boxes.
import type { Box } from '../../table/button.ts';
import { boatSpan, LETTER_GAP, SMALL, type LaneSize } from './boat-size.ts';

export interface Fleet {
  readonly seat: number;
  readonly words: readonly { readonly id: number; readonly length: number }[];
}
export interface Boat {
  readonly id: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly letter: number;
  readonly w: number;
  readonly row: number;
}
export interface Lane {
  readonly seat: number;
  readonly box: Box;
  readonly rows: number;
  readonly boats: readonly Boat[];
}
export interface Lanes {
  readonly size: LaneSize;
  readonly lanes: readonly Lane[];
  readonly height: number;
}

/** Left of the boats: the nameplate. */
const plateRoom = (size: LaneSize): number => 6 + size.plate.w + (size.plate.w > 80 ? 14 : 10);

/** Lays the boats of one fleet into rows. Letters of a word that is wider than the lane grow narrower. */
export function laneOf(fleet: Fleet, x: number, y: number, w: number, size: LaneSize): Lane {
  const left = x + plateRoom(size);
  const room = x + w - left - 4;
  let row = 0;
  let at = left;
  const boats = fleet.words.map(({ id, length }): Boat => {
    const letter = Math.min(size.letter.w, Math.floor(((room - size.flag - 9) / length - LETTER_GAP) * 2) / 2);
    const span = boatSpan(length, letter, size.flag);
    if (at > left && at + span > left + room) {
      row += 1;
      at = left;
    }
    const boat = {
      id,
      seat: fleet.seat,
      x: at,
      y: y + (size.row > 60 ? 12 : size.row > 48 ? 8 : 7) + row * size.row,
      letter,
      w: span,
      row,
    };
    at += span + 7;
    return boat;
  });
  return { seat: fleet.seat, box: { x, y, w, h: (row + 1) * size.row }, rows: row + 1, boats };
}
function stack(fleets: readonly Fleet[], area: Box, columns: number, size: LaneSize): Lanes {
  const gap = columns > 1 ? 24 : 0;
  const w = (area.w - gap * (columns - 1)) / columns;
  const lanes: Lane[] = [];
  let y = area.y;
  for (let i = 0; i < fleets.length; i += columns) {
    const line = fleets.slice(i, i + columns).map((fleet, k) => laneOf(fleet, area.x + k * (w + gap), y, w, size));
    lanes.push(...line);
    y += Math.max(...line.map((l) => l.box.h)) + size.air;
  }
  return { size, lanes, height: Math.max(0, y - size.air - area.y) };
}
/** One's own lane: at most two rows where that can be. */
export const ownLaneOf = (fleet: Fleet, x: number, y: number, w: number, sizes: readonly LaneSize[]): Lanes =>
  lanesOf([fleet], { x, y, w, h: 2 * sizes[0]!.row }, 1, [...sizes, SMALL]);
/** All fleets in a window: the first of the sizes in which they fit, else the last (then the window pans). More than six rows never lie roomy. */
export function lanesOf(fleets: readonly Fleet[], area: Box, columns: number, sizes: readonly LaneSize[]): Lanes {
  const tries = sizes.map((size) => stack(fleets, area, columns, size));
  const last = tries.at(-1)!;
  return tries.find((t) => t.height <= area.h && (t === last || columns > 1 || t.lanes.reduce((n, l) => n + l.rows, 0) <= 6)) ?? last;
}
