// The lake on the screen: water, chips, boats, the sleeve round a word; and every chip as a place to touch.
import { board } from '../../../shared/games/woertersee/holes.ts';
import type { Seat } from '../../../shared/game.ts';
import { chipDisc, chipLetter, chipRing, noSeal, sleeve, stepSeal } from '../../look/chip.ts';
import { fill } from '../../look/face.ts';
import { lake, lakeBox } from '../../look/lake.ts';
import { lakeBoat } from '../../look/lake-boat.ts';
import type { Part } from '../../table/button.ts';
import type { Load, Spot, Sprite } from '../../table/picture.ts';
import { arrows, berths, centre, course, reach, type Water, type Window } from './geometry.ts';
import { chipAt, type Sight } from './sight.ts';

export interface Path {
  readonly holes: readonly number[];
  readonly faces: readonly string[];
}
export interface ShownBoat {
  readonly key: string;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly ghost?: boolean;
  readonly barred?: boolean;
}
export interface LakeLook {
  readonly sight: Sight;
  /** The lake as it stands, and as it is shown now (larger while a berth is chosen on a small screen). */
  readonly home: Water;
  readonly water: Water;
  readonly window: Window;
  readonly boats: readonly ShownBoat[];
  crew(seat: Seat): number;
  name(hole: number): string;
  /** The word on show; all else rests at 62 %. */
  readonly path?: Path | undefined;
  readonly rings: ReadonlySet<number>;
  /** Chips whose berth is taken, as seen from the first chip. */
  readonly barred: readonly { readonly from: number; readonly to: number }[];
  readonly first?: number | undefined;
  /** What a chip does when touched; undefined: the lake is only looked at. */
  readonly touch?: LakeTouch | undefined;
}
export interface LakeTouch {
  tap(hole: number): void;
  /** What a finger takes along that slides from this chip. */
  load(hole: number): Load | undefined;
  takes(hole: number, load: Load): boolean;
  /** While a word is traced: a sliding finger came onto a chip. */
  slide?: ((hole: number) => void) | undefined;
  /** A boat from the quay is in the air: berths take it. */
  readonly berths: boolean;
  /** Enter and Space on this chip belong to the scene. */
  keys(hole: number): boolean;
}
/** A finger that slides has nothing in the air. */
export const finger = (id: string, draw: number): Load => ({ id, face: fill('#14233A'), lift: 0, reach: draw });
export const chipKey = (sight: Sight, hole: number): string => `chip ${board(sight.radius).holes[hole]?.name ?? ''}`;
export const berthKey = (from: number, to: number): string => `berth ${from} ${to}`;
const REST = 0.62;

export function lakePart(look: LakeLook): Part {
  const { water, home, sight } = look;
  const box = lakeBox(reach(home));
  const k = water.pitch / home.pitch;
  const size = { w: box.w * k, h: box.h * k };
  const ground: Sprite = { key: 'lake', face: lake(reach(home)), x: water.cx - size.w / 2, y: water.cy - size.h / 2, ...size };
  if (!sight.open) return { sprites: [ground], spots: [] };
  const chips = board(sight.radius)
    .holes.map(({ index }) => index)
    .filter((hole) => chipAt(sight, hole) !== '');
  return {
    sprites: [
      ground,
      ...sleeves(look),
      ...chips.flatMap((hole) => disc(look, hole)),
      ...look.boats.map((boat) => boatSprite(look, boat)),
      ...chips.map((hole) => letter(look, hole)),
      ...seals(look),
      ...look.barred.map((berth) => bar(look, berth)),
    ],
    spots: [
      ...chips.map((hole) => chipSpot(look, hole)),
      ...catches(look, chips),
      ...(look.touch?.berths ? berths(water).map(berthSpot) : []),
    ],
  };
}

const around = (key: string, face: Sprite['face'], at: { readonly x: number; readonly y: number }, more: Partial<Sprite> = {}): Sprite => ({
  key,
  face,
  x: at.x - face.w / 2,
  y: at.y - face.h / 2,
  ...more,
});
const onPath = ({ path }: LakeLook, hole: number): boolean => path?.holes.includes(hole) ?? false;
const resting = (look: LakeLook, hole: number): boolean => look.path !== undefined && !onPath(look, hole) && !look.rings.has(hole);

function disc(look: LakeLook, hole: number): readonly Sprite[] {
  const { water, sight } = look;
  const at = centre(water, hole);
  const state = onPath(look, hole) || look.first === hole ? 'path' : 'plain';
  const joker = chipAt(sight, hole) === '?';
  const ring = look.rings.has(hole) || look.first === hole;
  return [
    around(`disc ${hole}`, chipDisc(water.pitch, state, joker), at, { alpha: resting(look, hole) ? REST : 1 }),
    ...(ring ? [around(`ring ${hole}`, chipRing(water.pitch), at)] : []),
  ];
}
function letter(look: LakeLook, hole: number): Sprite {
  const { water, sight, path } = look;
  const chip = chipAt(sight, hole);
  const chosen = chip === '?' ? path?.faces[path.holes.lastIndexOf(hole)] : undefined;
  const says = chip === '?' ? (chosen === '?' ? '' : (chosen ?? '')) : chip;
  const state = onPath(look, hole) || look.first === hole ? 'path' : 'plain';
  return around(`letter ${hole}`, chipLetter(says, water.pitch, state), centre(water, hole), { alpha: resting(look, hole) ? 0.7 : 1 });
}
function boatSprite({ water, crew }: LakeLook, { key, seat, from, to, ghost, barred }: ShownBoat): Sprite {
  const lies = course(water, from, to);
  const face = lakeBoat(crew(seat), water.pitch * 0.59, lies.angle, barred);
  // A boat comes in under its own sail: from one length behind its berth.
  const back = {
    x: lies.x - Math.cos((lies.angle * Math.PI) / 180) * water.pitch * 0.5,
    y: lies.y - Math.sin((lies.angle * Math.PI) / 180) * water.pitch * 0.5,
  };
  const enter = ghost ? undefined : { x: back.x - face.w / 2, y: back.y - face.h / 2, alpha: 0 };
  return around(key, face, lies, { alpha: barred ? 0.9 : ghost ? 0.6 : 1, ...(enter && { enter }) });
}
function bar({ water }: LakeLook, { from, to }: { readonly from: number; readonly to: number }): Sprite {
  return around(`bar ${from} ${to}`, noSeal(water.pitch), course(water, from, to));
}
const legs = (path: Path | undefined): readonly (readonly [number, number])[] =>
  (path?.holes ?? []).slice(1).map((to, i) => [path!.holes[i]!, to]);
function sleeves({ water, path }: LakeLook): readonly Sprite[] {
  const one =
    (edge: boolean) =>
    ([from, to]: readonly [number, number], i: number): Sprite => {
      const [a, b] = [centre(water, from), centre(water, to)];
      const angle = (Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) + 180) % 180;
      return around(
        `sleeve ${edge ? 'edge' : ''} ${i}`,
        sleeve(water.pitch, angle, edge),
        { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
        { motion: 'jump' },
      );
    };
  return [...legs(path).map(one(true)), ...legs(path).map(one(false))];
}
/** Step numbers at the chip's upper right; a chip's second number stands below its first. */
function seals({ water, path }: LakeLook): readonly Sprite[] {
  return (path?.holes ?? []).map((hole, i) => {
    const before = path!.holes.slice(0, i).filter((each) => each === hole).length;
    const at = centre(water, hole);
    return around(
      `step ${i}`,
      stepSeal(i + 1, water.pitch),
      { x: at.x + water.pitch * 0.3, y: at.y + water.pitch * (before * 0.6 - 0.3) },
      { motion: 'jump' },
    );
  });
}

function chipSpot(look: LakeLook, hole: number): Spot {
  const { water, window, sight, touch } = look;
  const at = centre(water, hole);
  const [w, h] = [water.pitch, water.pitch * 0.866];
  const seen = at.x > window.x && at.x < window.x + window.w && at.y > window.y && at.y < window.y + window.h;
  const box = seen ? { x: at.x - w / 2, y: at.y - h / 2, w, h } : { x: at.x, y: at.y, w: 0, h: 0 };
  const { r, name = '' } = board(sight.radius).holes[hole] ?? { r: 0 };
  const ways = Object.entries(arrows(board(sight.radius), hole)).map(([key, to]) => [key, chipKey(sight, to)] as const);
  const load = touch?.load(hole);
  return {
    key: chipKey(sight, hole),
    name: look.name(hole),
    role: 'gridcell',
    group: 'lake',
    row: r + sight.radius,
    column: Number(name.slice(1)) - 1,
    ...box,
    arrows: Object.fromEntries(ways),
    selected: onPath(look, hole) || look.first === hole,
    ...(touch
      ? { tap: () => touch.tap(hole), takes: (held: Load) => touch.takes(hole, held), keysToScene: touch.keys(hole) }
      : { disabled: true }),
    ...(load && { load }),
  };
}
/** While a finger spells, only a chip itself catches it, not the water between. */
function catches(look: LakeLook, chips: readonly number[]): readonly Spot[] {
  const slide = look.touch?.slide;
  if (!slide) return [];
  const { water } = look;
  const d = water.pitch * 0.74;
  return chips.map((hole) => {
    const at = centre(water, hole);
    const last = look.path?.holes.at(-1) === hole;
    const may = !last && (look.rings.has(hole) || (look.path?.holes.at(-2) === hole && look.path.holes.length > 2));
    return {
      key: `catch ${hole}`,
      name: '',
      role: 'text',
      hidden: true,
      x: at.x - d / 2,
      y: at.y - d / 2,
      w: d,
      h: d,
      takes: (held: Load) => held.id === 'spell' && may,
      enter: () => slide(hole),
    };
  });
}
const berthSpot = ({ from, to, x, y }: ReturnType<typeof berths>[number]): Spot => ({
  key: berthKey(from, to),
  name: '',
  role: 'text',
  hidden: true,
  x: x - 1,
  y: y - 1,
  w: 2,
  h: 2,
  takes: (held) => held.id.startsWith('new boat'),
});
