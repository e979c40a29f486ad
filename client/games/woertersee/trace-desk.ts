// The quay while a word is traced: its letters as tiles, what the list says, back and done; and the letters a joker can be.
import { face } from '../../look/face.ts';
import { lakeTile } from '../../look/lake-tile.ts';
import { fit, paragraph, shrink, type Run, type Style } from '../../look/type.ts';
import type { BoatView } from '../../../shared/games/woertersee/view.ts';
import { button, type Box, type Part } from '../../table/button.ts';
import type { Spot, Sprite } from '../../table/picture.ts';
import type { CardLook } from './boat-card.ts';
import { facesOf, openJoker, visitedTwice, wordOf, type Draft } from './draft.ts';
import type { Layout } from './layout.ts';
import { card, joined, label, told, NOTHING } from './part.ts';
import { chipAt } from './sight.ts';
import { stillSpelling } from './waiting-desk.ts';

export interface TraceLook extends CardLook {
  readonly layout: Layout;
  readonly boat: BoatView;
}
const TEXT: Style = { size: 15, text: true };
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The desk's height where it is not the whole column. */
const HIGH = 300;

export function traceDesk(whole: TraceLook): Part {
  const { layout } = whole;
  const spare = layout.desk.h - HIGH;
  if (!layout.wide || spare < 160) return traced(whole);
  const look = { ...whole, layout: { ...layout, desk: { ...layout.desk, h: HIGH } } };
  const rest = { ...layout, desk: { ...layout.desk, y: layout.desk.y + HIGH + 24, h: spare - 24 } };
  return joined(
    traced(look),
    whole.sight.table.phase === 'trace' ? stillSpelling({ sight: whole.sight, layout: rest, names: whole.names }) : NOTHING,
  );
}
function traced(look: TraceLook): Part {
  const {
    sight,
    helm,
    boat,
    layout: { desk, roomy },
  } = look;
  const draft = helm.draft(sight, boat);
  const bar = roomy ? { y: desk.y + desk.h - 62, h: 56 } : { y: desk.y + desk.h - 48, h: 44 };
  const tiles = tilePlaces(draft.path.length, { x: desk.x + 10, y: desk.y + (roomy ? 8 : 4), w: desk.w - 20, h: 0 }, roomy ? 54 : 44);
  const under = tiles.y + tiles.size;
  const joker = openJoker(sight.rules, draft);
  if (joker >= 0) return joined(word(look, draft, tiles, joker), letters(look, { ...desk, y: under + 8, h: desk.y + desk.h - under - 8 }));
  const says = roomy ? { ...desk, y: bar.y - 68, h: 50 } : { ...desk, y: bar.y - 42, h: 36 };
  const room = says.y - under;
  return joined(
    word(look, draft, tiles, -1),
    room >= 40 ? remark(look, draft, { ...desk, y: under + 4, h: room - 8 }, tiles) : NOTHING,
    verdict(look, draft, says),
    buttons(look, bar.y, bar.h),
  );
}
interface Tiles {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly step: number;
}
function tilePlaces(count: number, { x, y, w }: Box, most: number): Tiles {
  const size = Math.floor(Math.min(most, (w - 4 * (count - 1)) / count));
  const step = Math.min(size + 5, (w - size) / Math.max(1, count - 1));
  return { size, step, x: count >= 6 ? x + (w - step * (count - 1) - size) / 2 : x + 8, y };
}
/** The word in tiles; the boat's two are yellow. A joker stands in a circle and can be chosen anew. */
function word({ sight, helm, names: { t } }: TraceLook, draft: Draft, { x, y, size, step }: Tiles, waiting: number): Part {
  const faces = facesOf(sight.rules, draft);
  const sprites = faces.map((says, i): Sprite => {
    const blank = chipAt(sight, draft.path[i]!) === '?';
    const made = lakeTile(says === '?' ? '' : says, size, { boat: i < 2, joker: blank, waiting: i === waiting });
    return { key: `tile ${i}`, face: made, x: Math.round(x + i * step), y, enter: { y: y - 14, alpha: 0 }, motion: 'drop' };
  });
  const jokers = faces.flatMap((says, i): Spot[] =>
    chipAt(sight, draft.path[i]!) === '?' && says !== '?'
      ? [{ key: `joker ${i + 1}`, name: t('woertersee.trace.joker'), x: x + i * step, y, w: size, h: size, tap: () => helm.reopen(i) }]
      : [],
  );
  return { sprites, spots: [told('word', wordOf(sight.rules, draft), { x, y, w: step * faces.length, h: size }), ...jokers] };
}
/** `vom Boot` under the first two tiles, and beside it what is worth knowing now. */
function remark({ sight, names: { t } }: TraceLook, draft: Draft, box: Box, { x, size, step }: Tiles): Part {
  const twice = visitedTwice(draft);
  const say = twice === undefined ? t('woertersee.trace.next') : t('woertersee.trace.again', { letter: chipAt(sight, twice) });
  const wide = step + size;
  const left = Math.max(x + wide, box.x + 96) + 16;
  const room = Math.min(300, box.x + box.w - left - 8);
  const bracket = face(`bracket ${wide}`, wide, 8, (c, p) => {
    c.strokeStyle = p.ink;
    c.lineWidth = 2;
    c.beginPath();
    c.moveTo(3, 7);
    c.lineTo(3, 1.5);
    c.lineTo(wide - 3, 1.5);
    c.lineTo(wide - 3, 7);
    c.stroke();
  });
  const text = paragraph(say, TEXT, room, 'left', 1.22);
  return {
    sprites: [
      { key: 'bracket', face: bracket, x: Math.round(x), y: box.y + 2, motion: 'jump' },
      label('from boat', [{ ...TEXT, size: 14, weight: 700, say: t('woertersee.from-boat') }], x, box.y + 22),
      { key: 'remark', face: text, x: left, y: box.y + Math.max(0, Math.min(12, (box.h - text.h) / 2)), motion: 'jump' },
    ],
    spots: [told('remark', say, { x: left, y: box.y, w: room, h: box.h })],
  };
}
/** How the word stands in the list (5.7), and its points. */
function verdict({ sight, helm, boat, names: { t } }: TraceLook, draft: Draft, box: Box): Part {
  const { standing, points } = helm.standing(sight, boat);
  const word = wordOf(sight.rules, draft);
  const bad = standing === 'not-a-word' || standing === 'twice';
  const listed = sight.language === 'de' ? 'de' : 'en';
  const say =
    standing === 'valid' || standing === 'not-a-word'
      ? t(`woertersee.trace.${standing}.${listed}`)
      : standing === 'joker'
        ? t('woertersee.trace.joker-open')
        : t(`woertersee.trace.${standing}`);
  const size = box.h < 44 ? 14.5 : 15.5;
  const figure = standing === 'valid' ? points : bad ? 0 : undefined;
  const room = box.w - 24 - (figure === undefined ? 0 : 50);
  const first: Style = { size, text: true, weight: 700 };
  const rest = shrink(`${word} ${say}`, { size, text: true, colour: bad ? 'danger' : 'ink' }, room, 12.5);
  const runs: Run[] =
    standing === 'bare'
      ? [{ ...rest, colour: 'ink2', say }]
      : [
          { ...first, size: rest.size, say: fit(`${word} `, first, room) },
          { ...rest, say: fit(say, rest, room - word.length * 9) },
        ];
  return {
    sprites: [
      card('verdict', box, 'card', 4, 2),
      label('verdict text', runs, box.x + 12, box.y + box.h / 2),
      ...(figure === undefined
        ? []
        : [label('verdict points', [{ size: box.h < 44 ? 20 : 24, say: String(figure) }], box.x + box.w - 14, box.y + box.h / 2, 'right')]),
    ],
    spots: [told('verdict', standing === 'bare' ? say : `${word} ${say}`, box)],
  };
}
function buttons({ sight, helm, boat, names: { t }, touch, layout: { desk } }: TraceLook, y: number, h: number): Part {
  const last = sight.table.phase === 'trace' && !helm.nextOpen(sight, boat.n);
  const label = t(sight.table.phase === 'search' ? 'woertersee.search-on' : last ? 'woertersee.all-done' : 'woertersee.next-boat');
  const back = Math.round(Math.min(130, desk.w * 0.3));
  return joined(
    button(
      {
        key: 'undo',
        label: t('woertersee.undo'),
        icon: 'recall',
        shape: 'word',
        colour: 'card',
        ink: 'ink',
        group: 'bar',
        disabled: helm.draft(sight, boat).path.length <= 2,
        tap: () => helm.undo(),
      },
      { x: desk.x, y, w: back, h },
      touch,
    ),
    button(
      {
        key: 'done',
        label,
        shape: 'word',
        colour: 'green',
        ink: '#FFFDF6',
        group: 'bar',
        tap: () => {
          void helm.finish();
        },
      },
      { x: desk.x + back + 10, y, w: desk.w - back - 10, h },
      touch,
      5,
    ),
  );
}
/** Three rows of nine keys: the alphabet, and the way back. */
function letters({ helm, names: { t }, touch }: TraceLook, box: Box): Part {
  const head = box.h > 178 ? 30 : 0;
  const w = (box.w - 8 * 4) / 9;
  const h = Math.min(54, (box.h - head - 2 * 6) / 3 - 3);
  const keys = [...ALPHABET, ''].map((letter, i) =>
    button(
      {
        key: letter ? `letter ${letter}` : 'undo',
        name: letter || t('woertersee.letter.clear'),
        label: letter,
        ...(letter === '' && { icon: 'recall' as const }),
        shape: letter ? 'word' : 'place',
        colour: 'card',
        ink: 'ink',
        group: 'letters',
        tap: () => (letter ? helm.letter(letter) : helm.undo()),
      },
      { x: box.x + (i % 9) * (w + 4), y: box.y + head + Math.floor(i / 9) * (h + 8), w, h },
      touch,
      3,
    ),
  );
  const say = t('woertersee.trace.joker');
  return joined({ sprites: head ? [label('joker which', [{ size: 18, say }], box.x + 8, box.y + 12)] : [], spots: [] }, ...keys);
}
