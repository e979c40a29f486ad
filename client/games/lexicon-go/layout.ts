// Where everything lies on a table of Lexicon-Go: from 360 × 616 phones over turned ones to wide screens. Pure; CSS px.
import { barPlaces } from '../../table/bar.ts';
import { bandBottom } from '../../table/band-height.ts';
import type { Box } from '../../table/button.ts';
import { handPlaces, handRow, type Places } from '../../table/hand.ts';
import type { View } from '../../table/picture.ts';
import { CROWDED, LARGE, ROOMY, TIGHT, type LaneSize } from './boat-size.ts';
import { ownLaneOf, type Fleet } from './lanes.ts';

export type Shape = 'phone' | 'turned' | 'wide';
export interface Layout {
  readonly shape: Shape;
  /** One line of news (phones), or a column of them (wide screens). */
  readonly feed: Box;
  readonly log: Box | undefined;
  /** The window of the rivals' lanes, and in how many columns they lie. */
  readonly lanes: Box;
  readonly columns: number;
  readonly sizes: readonly LaneSize[];
  /** The own lane; undefined: it is the last of the others (wide screens), or there is none (spectators). */
  readonly own: Box | undefined;
  /** Upper edge of the quay, and its left end. */
  readonly quay: { readonly x: number; readonly y: number };
  /** Where a word is made or attacked, and where slips lie. */
  readonly tray: Box;
  /** The hint of a first round. */
  readonly hint: Box | undefined;
  readonly hand: Places;
  readonly bar: readonly Box[];
  readonly bell: Box;
}
/** What of a table decides its layout. */
export interface Guests {
  readonly tiles: number;
  readonly hint: boolean;
  readonly seated: boolean;
  /** The hand is empty: the bell needs room. */
  readonly rings?: boolean;
  /** One's own boats, whose lane may need more than one row. */
  readonly own?: Fleet;
}
/** Height of the own lane. */
const ownHeight = (own: Fleet | undefined, w: number, sizes: readonly LaneSize[]): number =>
  own ? ownLaneOf(own, 0, 0, w, sizes).height : sizes[0]!.row;

export const shapeOf = ({ w, h }: Pick<View, 'w' | 'h'>): Shape => (w < h ? 'phone' : h < 540 ? 'turned' : 'wide');

export function layoutOf(view: Pick<View, 'w' | 'h' | 'safe'>, guests: Guests): Layout {
  const shape = shapeOf(view);
  return shape === 'phone' ? phone(view, guests) : shape === 'turned' ? turned(view, guests) : wide(view, guests);
}

function phone({ w, h, safe }: Pick<View, 'w' | 'h' | 'safe'>, { tiles, hint, seated, own, rings }: Guests): Layout {
  const small = h < 700;
  const top = bandBottom(safe) + (small ? 6 : 4);
  const edge = small ? 6 : 8;
  const [left, width] = [safe.left + edge, w - safe.left - safe.right - 2 * edge];
  const barHeight = small ? 46 : 56;
  const barTop = h - Math.max(small ? 6 : 8, safe.bottom - 8) - 4 - barHeight;
  const probe = handPlaces(tiles, left, 0, width, 56, small ? 5 : 6);
  const handTop = barTop - (small ? 9 : 8) - probe.height;
  const hand = handPlaces(tiles, left, handTop, width, 56, small ? 5 : 6);
  const hints = hint && seated && h > 760;
  const quay = seated ? handTop - (hints || (rings && h > 760) ? 90 : 12) : h - 24 - safe.bottom;
  const feed = { x: left, y: top, w: width, h: small ? 29 : 34 };
  const lanesTop = feed.y + feed.h + (small ? 4 : 6);
  const sizes = w <= 360 || small ? [CROWDED] : [ROOMY, CROWDED];
  const row = ownHeight(own, w, sizes);
  const ownTop = quay - row - 13;
  const lanes = { x: 0, y: lanesTop, w, h: (seated ? ownTop - 11 : quay - 8) - lanesTop };
  const trayHeight = small ? 150 : 166;
  const bell = bellPlace(hand, tiles);
  return {
    shape: 'phone',
    feed,
    log: undefined,
    lanes,
    columns: 1,
    sizes,
    own: seated ? { x: 0, y: ownTop, w, h: row } : undefined,
    quay: { x: 0, y: quay },
    tray: { x: 6, y: handTop - 8 - trayHeight, w: w - 12, h: trayHeight },
    hint: hints ? { x: left, y: quay + 4, w: width - 82, h: 76 } : undefined,
    hand,
    bar: barPlaces(left, barTop, width, barHeight),
    bell: hints ? { x: left + width - 74, y: quay, w: 74, h: 82 } : bell,
  };
}
/** The bell sits in the two free places at the hand's end; where there are none it is not shown. */
function bellPlace(hand: Places, tiles: number): Box {
  const free = hand.columns * hand.rows - tiles;
  const at = hand.at(hand.columns * hand.rows - 2);
  return { ...at, w: free >= 2 ? hand.size * 2 + 6 : 0, h: hand.size };
}

function turned({ w, h, safe }: Pick<View, 'w' | 'h' | 'safe'>, { tiles, seated, own }: Guests): Layout {
  const top = bandBottom(safe) + 5;
  const [left, right] = [safe.left, w - Math.max(8, safe.right)];
  const middle = seated ? Math.round(left + (right - left) * 0.5) : right;
  const foot = h - Math.max(4, safe.bottom - 10);
  const barTop = foot - 4 - 44;
  const width = right - middle - 12;
  const probe = handPlaces(tiles, middle + 12, 0, width, 54, 5);
  const handTop = barTop - 7 - probe.height;
  const feed = { x: left + 6, y: top, w: middle - left - 12, h: 28 };
  const lanesTop = feed.y + feed.h + 3;
  const row = ownHeight(own, middle - left - 4, [CROWDED]);
  const ownTop = foot - row;
  const hand = handPlaces(tiles, middle + 12, handTop, width, 54, 5);
  return {
    shape: 'turned',
    feed,
    log: undefined,
    lanes: { x: left, y: lanesTop, w: middle - left - 4, h: (seated ? ownTop - 8 : foot) - lanesTop },
    columns: 1,
    sizes: [CROWDED],
    own: seated ? { x: left, y: ownTop, w: middle - left - 4, h: row } : undefined,
    quay: { x: middle, y: 0 },
    tray: { x: middle + 8, y: top - 2, w: right - middle - 8, h: handTop - top - 3 },
    hint: undefined,
    hand,
    bar: barPlaces(middle + 12, barTop, width, 44),
    bell: bellPlace(hand, tiles),
  };
}

function wide({ w, h, safe }: Pick<View, 'w' | 'h' | 'safe'>, { tiles, seated, hint }: Guests): Layout {
  const top = bandBottom(safe) + 16;
  const logWidth = 250;
  const foot = h - Math.max(26, safe.bottom);
  const handHeight = 92;
  const handTop = foot - handHeight - 6;
  const trayTop = handTop - 230;
  const quay = seated ? trayTop - 26 : h - 30;
  const hand = handRow(tiles, 26, handTop, w - 52 - 290, handHeight);
  const x = 690;
  const buttons = w - x - 24;
  const step = Math.min(140, (buttons - 268 - 3 * 14) / 3);
  const play = { x, y: trayTop + 18, w: buttons - 3 * (step + 14), h: 84 };
  const small = (i: number): Box => ({ x: x + play.w + 14 + i * (step + 14), y: trayTop + 20, w: step, h: 74 });
  return {
    shape: 'wide',
    feed: { x: 0, y: 0, w: 0, h: 0 },
    log: { x: w - logWidth - 22, y: top + 2, w: logWidth, h: Math.max(120, quay - top - 34) },
    lanes: { x: 22, y: top, w: w - logWidth - 22 - 44, h: quay - 10 - top },
    columns: 2,
    sizes: [LARGE, TIGHT, ROOMY, CROWDED],
    own: undefined,
    quay: { x: 0, y: quay },
    tray: { x: 26, y: trayTop, w: 636, h: 204 },
    hint: hint && seated ? { x: 26, y: trayTop + 40, w: 420, h: 96 } : undefined,
    hand,
    bar: [small(0), small(1), small(2), play],
    bell: { x: w - 290, y: handTop - 6, w: 264, h: 96 },
  };
}
