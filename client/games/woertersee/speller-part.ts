// Over the lake while words are revealed: who spells and what it brings; and where there is sky, the word itself in tiles.
import type { Colour } from '../../look/face.ts';
import { lakeTile } from '../../look/lake-tile.ts';
import { crewLook, WHITE } from '../../look/palette.ts';
import { fit, shrink, type Style } from '../../look/type.ts';
import type { Part } from '../../table/button.ts';
import type { Sprite } from '../../table/picture.ts';
import { facesOf, fromTrace } from './draft.ts';
import { reach } from './geometry.ts';
import { card, clockText, figures, label, NOTHING, told } from './part.ts';
import { wordSaid, type RevealLook } from './reveal-look.ts';
import { chipAt } from './sight.ts';

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
