// The strip of players: emblem, points, name, and as small boats what each has still to lay.
import type { Seat } from '../../../shared/game.ts';
import type { PlayerView } from '../../../shared/games/woertersee/view.ts';
import { fleetMark } from '../../look/lake-boat.ts';
import { fit, widthOf, type Run, type Style } from '../../look/type.ts';
import type { Part } from '../../table/button.ts';
import type { Spot, Sprite } from '../../table/picture.ts';
import type { Box } from './layout.ts';
import type { Names } from './names.ts';
import { card, label, told } from './part.ts';

export interface PlayersLook {
  readonly box: Box;
  readonly players: readonly PlayerView[];
  readonly names: Names;
  /** While words are traced: who says that all are done. */
  readonly tracing: boolean;
}
const GAP = 5;
const WIDEST = 200;
/** Up to six stand in one row; more in two, or, on low strips, in one row of emblems and figures. */
export function plates(box: Box, count: number): readonly Box[] {
  const rows = count > 6 && box.h >= 48 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const w = Math.min(WIDEST, (box.w - GAP * (columns - 1)) / columns);
  const left = box.x + (box.w - w * columns - GAP * (columns - 1)) / 2;
  const h = (box.h - (rows - 1) * 3) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % columns) * (w + GAP),
    y: box.y + Math.floor(i / columns) * (h + 3),
    w: Math.round(w),
    h: Math.round(h),
  }));
}
export function playersPart(look: PlayersLook): Part {
  const boxes = plates(look.box, look.players.length);
  return {
    sprites: look.players.flatMap((player, seat) => plate(look, seat, player, boxes[seat]!)),
    spots: look.players.map((player, seat) => spot(look, seat, player, boxes[seat]!)),
  };
}
function spot({ names: { t, of }, tracing }: PlayersLook, seat: Seat, player: PlayerView, box: Box): Spot {
  const who = t('woertersee.player', { name: of(seat), points: player.points, n: player.boatsLeft });
  const kid = player.kiddie ? t('woertersee.player.kiddie', { who }) : who;
  return told(`player ${seat}`, tracing && player.done ? t('woertersee.player.done', { who: kid }) : kid, box);
}

function plate(look: PlayersLook, seat: Seat, player: PlayerView, box: Box): readonly Sprite[] {
  const shape = box.h < 30 ? slim : box.w < 74 ? narrow : box.h < 46 ? low : full;
  return [card(`plate ${seat}`, box, 'card', seat + 4, 2), ...shape(look, seat, player, box)];
}
type Shape = (look: PlayersLook, seat: Seat, player: PlayerView, box: Box) => readonly Sprite[];
const badge = ({ names }: PlayersLook, seat: Seat, x: number, middle: number, size: number): Sprite =>
  label(`badge ${seat}`, [{ crew: names.crew(seat), size }], x, middle);
const points = (seat: Seat, player: PlayerView, x: number, middle: number, size: number): Sprite =>
  label(`points ${seat}`, [{ say: String(player.points), size }], x, middle, 'right');
/** The name, with a tick when all words are traced and a mark for who has a head start. */
function name(
  { names, tracing }: PlayersLook,
  seat: Seat,
  player: PlayerView,
  x: number,
  middle: number,
  room: number,
  size: number,
  align: 'left' | 'centre' = 'left',
): Sprite {
  const style: Style = { size, text: true, weight: 700 };
  const more: Run[] =
    tracing && player.done
      ? [{ gap: 3 }, { icon: 'check', size: 13, colour: 'green', weight: 4 }]
      : player.kiddie
        ? [{ gap: 3 }, { say: '+2', size: Math.max(12.5, size - 1.5), colour: 'danger' }]
        : [];
  const extra = more.reduce((sum, run) => sum + ('gap' in run ? run.gap : 'say' in run ? widthOf(run.say, run) : 13), 0);
  return label(`name ${seat}`, [{ ...style, say: fit(names.of(seat), style, room - extra) }, ...more], x, middle, align);
}
/** Boats end at `x`, are at most `room` wide and `h` high. */
function fleet({ names }: PlayersLook, seat: Seat, player: PlayerView, x: number, middle: number, room: number, h: number): Sprite {
  const face = fleetMark(names.crew(seat), player.boatsLeft, player.boats, Math.min(h, room / (player.boats * 1.5)));
  return { key: `fleet ${seat}`, face, x: x - face.w, y: middle - face.h / 2, motion: 'jump' };
}
const full: Shape = (look, seat, player, box) => {
  const { x, y, w, h } = box;
  const room = Math.min(w * 0.48, player.boats * 12);
  return [
    badge(look, seat, x + 5, y + h * 0.36, 25),
    points(seat, player, x + w - 8, y + h * 0.33, 22),
    name(look, seat, player, x + 5, y + h * 0.79, w - room - 16, 14),
    fleet(look, seat, player, x + w - 6, y + h * 0.8, room, 8),
  ];
};
const low: Shape = (look, seat, player, { x, y, w, h }) => [
  badge(look, seat, x + 4, y + h / 2, 22),
  name(look, seat, player, x + 30, y + h * 0.27, w - 34, 13),
  points(seat, player, x + w - 6, y + h * 0.68, 18),
  fleet(look, seat, player, x + 30 + Math.min(w - 62, player.boats * 10), y + h * 0.74, Math.min(w - 62, player.boats * 10), 7),
];
const narrow: Shape = (look, seat, player, { x, y, w, h }) =>
  h < 46
    ? [
        badge(look, seat, x + 2, y + 12, w < 46 ? w * 0.37 : 17),
        points(seat, player, x + w - 3, y + 12, w < 46 ? Math.min(14.5, w * 0.35) : 16),
        fleet(look, seat, player, x + w - 5, y + h - 8, w - 10, 6),
      ]
    : [
        badge(look, seat, x + 4, y + 15, 21),
        points(seat, player, x + w - 5, y + 13, 19),
        fleet(look, seat, player, x + w - 5, y + 26.5, w - 32, 5),
        name(look, seat, player, x + w / 2, y + h - 10, w - 6, 13, 'centre'),
      ];
const slim: Shape = (look, seat, player, { x, y, w, h }) => {
  const figure = widthOf(String(player.points), { size: 16 });
  const room = player.boats * 7;
  return [
    badge(look, seat, x + 3, y + h / 2, 18),
    points(seat, player, x + w - 5, y + h / 2 - 0.5, 16),
    name(look, seat, player, x + 25, y + h * 0.36, w - 34 - figure, 12.5),
    fleet(look, seat, player, x + 25 + room, y + h * 0.8, room, 4.2),
  ];
};
