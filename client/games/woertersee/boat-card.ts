// One of one's own boats on a sheet of paper: on the quay while all search, as a tab while words are traced.
import type { BoatView } from '../../../shared/games/woertersee/view.ts';
import { lakeBoat } from '../../look/lake-boat.ts';
import { lowerSheet, upperSheet } from '../../look/panel.ts';
import { INK } from '../../look/palette.ts';
import { seedOf } from '../../look/paper.ts';
import { fit, shrink, type Style } from '../../look/type.ts';
import type { Colour } from '../../look/face.ts';
import type { Part } from '../../table/button.ts';
import type { Sprite, Touch } from '../../table/picture.ts';
import { facesOf } from './draft.ts';
import { course } from './geometry.ts';
import type { Helm } from './helm.ts';
import type { Box, Layout } from './layout.ts';
import type { Names } from './names.ts';
import { label } from './part.ts';
import type { Sight } from './sight.ts';

export interface Note {
  readonly word: string;
  readonly note: string;
  readonly bad: boolean;
}
/** What stands on a boat's card: its word so far, and how it stands. */
export function noteOf(sight: Sight, helm: Helm, { t }: Names, boat: BoatView): Note {
  const { standing, points } = helm.standing(sight, boat);
  const draft = helm.draft(sight, boat);
  const word = facesOf(sight.rules, draft).join('');
  switch (standing) {
    case 'bare':
      return { word: `${word} …`, note: t('woertersee.note.open'), bad: false };
    case 'valid':
      return { word, note: t('woertersee.points', { n: points }), bad: false };
    case 'not-a-word':
      return { word, note: t('woertersee.note.no-word'), bad: true };
    case 'twice':
      return { word, note: t('woertersee.note.twice'), bad: true };
    default:
      return { word, note: t(`woertersee.note.${standing}`), bad: false };
  }
}

export interface CardLook {
  readonly sight: Sight;
  readonly helm: Helm;
  readonly names: Names;
  readonly touch: Touch;
}
const DEPTH = 3;
/** A boat's card in a box. `tab`: yellow when its word is in hand, the boat lying as on the lake. */
export function boatCard(
  { sight, helm, names, touch }: CardLook,
  boat: BoatView,
  box: Box,
  tab?: { readonly chosen: boolean; readonly layout: Layout },
): Part {
  const key = `boat ${boat.n}`;
  const { word, note, bad } = noteOf(sight, helm, names, boat);
  const pair = names.pair(sight, boat.from, boat.to);
  const yellow = tab?.chosen ?? false;
  const y = box.y + (touch.pressed === key ? DEPTH : 0);
  const turn = tab ? course(tab.layout.water, boat.from, boat.to).angle : -20;
  const ink: Colour = yellow ? INK : 'ink';
  const second = !tab && !bad && note !== names.t('woertersee.note.open') ? pair : note;
  const style: Style = { size: 14, text: true, weight: 600, colour: yellow ? INK : bad ? 'danger' : 'ink2' };
  const lines = box.w >= 96 ? besides(box, word, second, ink, style) : stacked(box, word, second, ink, style);
  const face = lakeBoat(names.crew(boat.seat), lines.boat.length, turn);
  const at = (name: string, made: Sprite['face'], x: number, top: number): Sprite => ({
    key: `${key} ${name}`,
    face: made,
    x,
    y: top,
    motion: 'press',
  });
  return {
    sprites: [
      at('under', lowerSheet(box.w, box.h, yellow ? 'yellow' : 'card', seedOf(key) % 40, DEPTH), box.x, box.y),
      at('sheet', upperSheet(box.w, box.h, yellow ? 'yellow' : 'card', seedOf(key) % 40), box.x, y),
      at('boat', face, box.x + lines.boat.x - face.w / 2, y + lines.boat.y - face.h / 2),
      ...lines.text.map((sprite, i) => ({ ...sprite, key: `${key} line ${i}`, x: sprite.x + box.x, y: sprite.y + y })),
    ],
    spots: [
      {
        key,
        name: names.t('woertersee.boat.laid', { n: boat.n, pair, note: `${word}, ${note}` }),
        ...box,
        h: box.h + DEPTH,
        group: 'boats',
        ...(tab && { selected: tab.chosen }),
        tap: () => helm.choose(boat.n),
      },
    ],
  };
}
interface Lines {
  readonly boat: { readonly x: number; readonly y: number; readonly length: number };
  readonly text: readonly Sprite[];
}
/** The boat left, the word and its note right of it. */
function besides({ w, h }: Box, word: string, second: string, ink: Colour, style: Style): Lines {
  const slim = w < 114;
  const left = slim ? 42 : 52;
  const room = w - left - 6;
  const large = shrink(word, { size: 18, colour: ink }, room, 12);
  const small = shrink(second, style, room, 12.5);
  return {
    boat: { x: slim ? 22 : 28, y: h / 2, length: Math.min(slim ? 32 : 38, h * 0.8) },
    text: [
      label('', [{ ...large, say: fit(word, large, room) }], left, h * 0.32),
      label('', [{ ...small, say: fit(second, small, room) }], left, h * 0.69),
    ],
  };
}
/** Narrow cards: the boat above its word. */
function stacked({ w, h }: Box, word: string, second: string, ink: Colour, style: Style): Lines {
  const large = shrink(word, { size: 15, colour: ink }, w - 8, 12);
  const small = shrink(second, { ...style, size: 13 }, w - 8, 12.5);
  const high = h >= 54;
  return {
    boat: { x: w / 2, y: h * (high ? 0.25 : 0.3), length: high ? 28 : 26 },
    text: [
      label('', [{ ...large, say: fit(word, large, w - 8) }], w / 2, h * (high ? 0.56 : 0.72), 'centre'),
      ...(high ? [label('', [{ ...small, say: fit(second, small, w - 8) }], w / 2, h * 0.82, 'centre')] : []),
    ],
  };
}
/** Boxes for `count` cards over a width: one row, or two of `h` px where `room` allows it and one row were too narrow. */
export function cardBoxes(count: number, { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>, h: number, room: number): readonly Box[] {
  const gap = 6;
  const tight = count > 3 && (w - gap * (count - 1)) / count < 104;
  const rows = tight && room >= 2 * h + gap + 3 ? 2 : 1;
  const columns = Math.max(rows === 1 ? Math.min(3, count) : 0, Math.ceil(count / rows));
  const each = Math.round((w - gap * (columns - 1)) / columns);
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (each + gap),
    y: y + Math.floor(i / columns) * (h + gap + 3),
    w: each,
    h,
  }));
}
