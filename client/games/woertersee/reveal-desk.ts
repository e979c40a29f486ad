// The table of the round: everybody's words and points, shut boats before their turn.
import type { RevealView } from '../../../shared/games/woertersee/view.ts';
import type { Colour } from '../../look/face.ts';
import { lakeBoat } from '../../look/lake-boat.ts';
import { INK, WHITE } from '../../look/palette.ts';
import { fit, shrink, type Style, widthOf } from '../../look/type.ts';
import { button, type Box, type Part } from '../../table/button.ts';
import type { Spot, Sprite } from '../../table/picture.ts';
import { rowPitch } from './layout.ts';
import { card, figures, flat, joined, label } from './part.ts';
import { wordSaid, type RevealLook } from './reveal-look.ts';

const TEXT: Style = { size: 14, text: true, weight: 600 };

export function revealDesk(look: RevealLook): Part {
  const {
    sight: { table },
    layout: { desk, roomy, wide },
    names: { t },
    touch,
    through,
    results,
  } = look;
  const top = desk.y + (roomy ? 28 : 24);
  const bar = { x: desk.x, y: desk.y + desk.h - (roomy ? 44 : 38), w: desk.w, h: roomy ? 40 : 34 };
  const pitch = Math.min(
    wide ? 96 : Infinity,
    Math.max(rowPitch(table.players.length, roomy), Math.min(112, Math.floor((bar.y - 8 - top) / table.players.length))),
    Math.floor((bar.y - 4 - top) / table.players.length),
  );
  const title: Part = {
    sprites: [
      label(
        'round title',
        [{ size: roomy ? 20 : 17, say: t('woertersee.round-of', { round: table.round, rounds: table.rounds }) }],
        desk.x + 8,
        desk.y + 12,
      ),
      label('round points', [{ ...TEXT, size: 14.5, say: t('woertersee.points-of-round') }], desk.x + desk.w - 8, desk.y + 13, 'right'),
    ],
    spots: [],
  };
  const low = { shape: 'word' as const, colour: 'card' as const, ink: 'ink' as const };
  const foot = !through
    ? button({ ...low, key: 'faster', label: t('woertersee.faster'), tap: look.faster }, bar, touch, 3)
    : results
      ? button(
          { key: 'results', label: t('woertersee.to-results'), shape: 'word', colour: 'green', ink: WHITE, tap: results },
          bar,
          touch,
          3,
        )
      : {
          sprites: [
            label(
              'tap a word',
              [{ ...TEXT, size: 14.5, say: t('woertersee.tap-a-word') }],
              desk.x + desk.w / 2,
              bar.y + bar.h / 2,
              'centre',
            ),
          ],
          spots: [],
        };
  return joined(
    title,
    ...table.order.map((seat, i) => row(look, seat, { x: desk.x, y: top + i * pitch, w: desk.w, h: pitch - (pitch < 32 ? 3 : 6) })),
    foot,
  );
}

function row(look: RevealLook, seat: number, box: Box): Part {
  const { sight, names, current, points } = look;
  const { t } = names;
  const words = sight.table.reveals.flatMap((word, n) => (word.seat === seat ? [{ word, n }] : []));
  const spells = sight.table.reveals[current]?.seat === seat;
  const ink: Colour = spells ? INK : 'ink';
  const full = box.h >= 48;
  const badge = Math.min(40, box.h - 8);
  const left = box.x + badge + 16;
  const wide = box.w > 400;
  const nameRoom = full ? (wide ? 96 : 66) : 54;
  const style: Style = { size: full ? 18 : 14 };
  const nameAt = full ? box.y + box.h / 2 - 7 : box.y + box.h / 2;
  const total: Style = { ...TEXT, size: 12.5, colour: spells ? INK : 'ink2' };
  const sum = points(seat);
  const sprites: Sprite[] = [
    card(`row ${seat}`, box, spells ? '#FBE3A4' : 'card', seat + 3),
    label(`row badge ${seat}`, [{ crew: names.crew(seat), size: badge }], box.x + 7, box.y + box.h / 2),
    label(
      `row name ${seat}`,
      [{ ...shrink(names.of(seat), { ...style, colour: ink }, nameRoom, 13), say: fit(names.of(seat), { size: 13 }, nameRoom) }],
      left,
      nameAt,
    ),
    ...(full
      ? [
          label(
            `row total ${seat}`,
            [{ ...total, say: t('woertersee.total', { n: sight.table.players[seat]?.points ?? 0 }) }],
            left,
            box.y + box.h / 2 + 13,
          ),
        ]
      : []),
    ...figures(`row sum ${seat}`, String(sum), { size: full ? 30 : 20, colour: ink }, box.x + box.w - 12, box.y + box.h / 2, 'right'),
  ];
  const area = { x: left + nameRoom + 6, y: box.y + 2, w: box.w - (left - box.x) - nameRoom - 6 - (full ? 50 : 38), h: box.h - 4 };
  if (words.length === 0)
    sprites.push(
      label(`row none ${seat}`, [{ ...TEXT, colour: total.colour ?? 'ink2', say: t('woertersee.no-boats') }], area.x, box.y + box.h / 2),
    );
  return joined({ sprites, spots: [] }, ...cells(look, words, area, spells));
}
function cells(
  look: RevealLook,
  words: readonly { readonly word: RevealView; readonly n: number }[],
  area: Box,
  spells: boolean,
): readonly Part[] {
  const lines = words.length > 3 && area.h >= 44 ? 2 : 1;
  const columns = Math.max(2, Math.ceil(words.length / lines));
  const [w, h] = [area.w / columns, area.h / lines];
  return words.map(({ word, n }, i) =>
    cell(look, word, n, { x: area.x + (i % columns) * w, y: area.y + Math.floor(i / columns) * h, w: w - 7, h }, spells),
  );
}
/** One word with its points or why it has none; before its turn a boat that keeps it. */
function cell(look: RevealLook, word: RevealView, n: number, box: Box, spells: boolean): Part {
  const { names, count, current } = look;
  const { t } = names;
  if (n >= count) {
    const face = lakeBoat(names.crew(word.seat), Math.min(34, box.h - 8), -20);
    return { sprites: [{ key: `shut ${n}`, face, x: box.x - 4, y: box.y + box.h / 2 - face.h / 2 }], spots: [] };
  }
  const bad = word.why !== '';
  const two = box.h >= 36;
  const says = word.word || names.pair(look.sight, word.from, word.to);
  const note = bad ? t(`woertersee.why.${word.why as 'twice'}`) : t('woertersee.points', { n: word.points });
  const small: Style = shrink(
    note,
    { ...TEXT, size: two ? (box.h > 60 ? 15 : 14) : 13, colour: bad ? (spells ? '#B42F1D' : 'danger') : spells ? INK : 'ink2' },
    box.w,
    10.5,
  );
  const room = two ? box.w : box.w - (bad ? 0 : 20);
  const big: Style = shrink(
    says,
    { size: two ? (box.h > 60 ? 20 : 18) : 15, colour: bad ? (spells ? '#4E5667' : 'ink2') : spells ? INK : 'ink' },
    room,
    10.5,
  );
  const middle = box.y + box.h / 2 - (two ? Math.min(12, box.h * 0.19) : 0);
  const text = fit(says, big, room);
  const strike =
    bad && word.word !== '' ? [flat(`strike ${n}`, { x: box.x, y: middle - 1, w: widthOf(text, big), h: 2.2 }, big.colour ?? 'ink2')] : [];
  const spot: Spot = {
    key: `word ${n + 1}`,
    name: wordSaid(look, word),
    ...box,
    selected: current === n,
    group: 'words',
    tap: () => look.show(n),
  };
  return {
    sprites: [
      { ...label(`word ${n}`, [{ ...big, say: text }], box.x, middle), enter: { y: middle - 18, alpha: 0 }, motion: 'ripple' },
      ...strike,
      ...(two
        ? [label(`note ${n}`, [{ ...small, say: fit(note, small, box.w) }], box.x, box.y + box.h / 2 + Math.min(13, box.h * 0.22))]
        : bad
          ? []
          : [label(`note ${n}`, [{ ...small, size: 14, say: String(word.points) }], box.x + widthOf(text, big) + 4, middle)]),
    ],
    spots: [spot],
  };
}
