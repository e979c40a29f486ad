// The round's words: who spells, which word on the lake, and the table of everybody's words and points.
import type { RevealView } from '../../../shared/games/woertersee/view.ts';
import { lakeBoat } from '../../look/lake-boat.ts';
import { INK, WHITE, crewLook } from '../../look/palette.ts';
import type { Colour } from '../../look/face.ts';
import { fit, shrink, widthOf, type Style } from '../../look/type.ts';
import { button, type Box, type Part } from '../../table/button.ts';
import type { Spot, Sprite, Touch } from '../../table/picture.ts';
import { lakeTile } from '../../look/lake-tile.ts';
import { facesOf, fromTrace } from './draft.ts';
import { reach } from './geometry.ts';
import { rowPitch, type Layout } from './layout.ts';
import type { Names } from './names.ts';
import { card, clockText, figures, flat, joined, label, told, NOTHING } from './part.ts';
import { chipAt, type Sight } from './sight.ts';

export interface RevealLook {
  readonly sight: Sight;
  readonly layout: Layout;
  readonly names: Names;
  readonly touch: Touch;
  /** How many words are up; the one on show, -1 none; points of the round by seat as counted so far. */
  readonly count: number;
  readonly current: number;
  readonly through: boolean;
  points(seat: number): number;
  /** Shows all at once; shows the n-th word on the lake; on to the results. */
  faster(): void;
  show(n: number): void;
  readonly results?: (() => void) | undefined;
}
const TEXT: Style = { size: 14, text: true, weight: 600 };

/** The strip over the lake: who spells and what it brings; when all is through, when the next lake opens. */
export function spellerPart(look: RevealLook): Part {
  const {
    sight,
    layout: { head },
    names,
    current,
    through,
  } = look;
  const { t } = names;
  const word = sight.table.reveals[current];
  if (!word || through) return summary(look);
  const who = names.crew(word.seat);
  const all = sight.table.reveals.filter(({ seat }) => seat === word.seat);
  const line = callOf(look, word.seat);
  const under = t('woertersee.boat-of', { n: word.n, all: all.length, pair: names.pair(sight, word.from, word.to) });
  const room = head.w - 150;
  const [big, small]: [Style, Style] = [
    { size: head.h < 50 ? 17 : 19, colour: WHITE },
    { ...TEXT, size: 14.5, colour: WHITE },
  ];
  const gained = word.points > 0 ? `+${word.points}` : '0';
  return {
    sprites: [
      card(`speller ${who}`, head, crewLook(who).colour as Colour, 4, 3),
      label(`speller badge ${who}`, [{ crew: who, size: head.h - 8 }], head.x + 8, head.y + head.h / 2),
      label(
        'speller line',
        [{ ...shrink(line, big, room, 14), say: fit(line, { ...big, size: 14 }, room) }],
        head.x + head.h + 10,
        head.y + head.h * 0.32,
      ),
      label('speller boat', [{ ...small, say: fit(under, small, room) }], head.x + head.h + 10, head.y + head.h * 0.73),
      label('speller points', [{ size: 38, say: gained, colour: WHITE }], head.x + head.w - 14, head.y + head.h / 2, 'right'),
    ],
    spots: [told('speller', `${line}. ${under}. ${wordSaid(look, word)}`, head)],
  };
}
function callOf({ sight: { table, seat }, names: { t, of } }: RevealLook, spells: number): string {
  if (table.stopBy === spells) return spells === seat ? t('woertersee.called.you') : t('woertersee.called', { name: of(spells) });
  if (spells === table.order[0]) return t('woertersee.called.nobody');
  return spells === seat ? t('woertersee.spells.you') : t('woertersee.spells', { name: of(spells) });
}
function summary({ sight, layout: { head }, names, through }: RevealLook): Part {
  const { t } = names;
  const { table, now } = sight;
  const over = table.phase === 'over';
  if (!through) return NOTHING;
  const sums = table.players.map((player, seat) =>
    over ? player.points : table.reveals.reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0),
  );
  const most = Math.max(...sums);
  const best = sums.flatMap((points, seat) => (points === most && most > 0 ? [names.of(seat)] : []));
  const line =
    best.length > 0
      ? t('woertersee.best', { names: best })
      : t(over ? 'woertersee.game-over' : 'woertersee.round-over', { round: table.round });
  const style: Style = { size: 17 };
  const next = over ? undefined : clockText(table.opensAt - now).replace(/^0:0?/, '');
  const middle = head.y + head.h / 2;
  const room = head.w - 28 - (next === undefined ? 0 : 134);
  return {
    sprites: [
      card('summary', head, 'card', 9, 3),
      label('summary line', [{ ...shrink(line, style, room, 13), say: fit(line, { size: 13 }, room) }], head.x + 14, middle),
      ...(next === undefined
        ? []
        : [
            label('next lake', [{ ...TEXT, say: t('woertersee.next-lake') }], head.x + head.w - 46, middle, 'right'),
            ...figures('next lake in', next, { size: 28 }, head.x + head.w - 12, middle, 'right'),
          ]),
    ],
    spots: [told('summary', next === undefined ? line : `${line}. ${t('woertersee.next-lake')} ${next}`, head)],
  };
}
/** A revealed word in a sentence: whose, what, how much or why not. */
function wordSaid(
  { sight, names: { t, of, pair } }: Pick<RevealLook, 'sight' | 'names'>,
  { seat, word, points, why, from, to }: RevealView,
): string {
  const facts = { name: of(seat), word: word || pair(sight, from, to) };
  return why === ''
    ? t('woertersee.reveal.word', { ...facts, n: points })
    : t('woertersee.reveal.none', { ...facts, why: t(`woertersee.why.${why}`) });
}

/** Where there is sky over the lake, the word on show hangs there in tiles, for all to read. */
export function wordPart({ sight, layout: { water, timer }, names, current }: RevealLook): Part {
  const word = sight.table.reveals[current];
  if (!word) return NOTHING;
  const faces = word.word === '' ? [] : facesOf(sight.rules, fromTrace(sight.rules, word.path, word.word));
  const size = Math.round(Math.min(76, timer.size * 1.1, (2 * reach(water)) / Math.max(1, faces.length) - 6));
  const step = size + 6;
  const left = water.cx - (step * faces.length - 6) / 2;
  const sprites = faces.map((letter, i): Sprite => ({
    key: `sky tile ${current} ${i}`,
    face: lakeTile(letter, size, { boat: i < 2, joker: chipAt(sight, word.path[i]!) === '?', waiting: false }),
    x: Math.round(left + i * step),
    y: Math.round(timer.middle - size / 2),
    enter: { y: timer.middle - size, alpha: 0 },
    motion: 'drop',
    wait: i * 30,
  }));
  const none =
    faces.length === 0
      ? [label('sky none', [{ size: 28, say: names.pair(sight, word.from, word.to), colour: 'ink2' }], water.cx, timer.middle, 'centre')]
      : [];
  return { sprites: [...sprites, ...none], spots: [] };
}

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
  return joined(title, ...table.order.map((seat, i) => row(look, seat, { x: desk.x, y: top + i * pitch, w: desk.w, h: pitch - 6 })), foot);
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
