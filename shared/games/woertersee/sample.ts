// A player for laws and load tests: lays boats where it sees words, presses STOP!, traces, is done. Sees a view only.
import type { Millis, Seat } from '../../game.ts';
import type { Random } from '../../random.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { board, type Radius } from './holes.ts';
import { chipIn, type Water } from './path.ts';
import type { Action, BoatView, TableView, WoerterseeView } from './view.ts';
import { walk } from './word-walk.ts';

export function sample({ table, mine }: WoerterseeView, seat: Seat, random: Random, lexicon: Lexicon, now: Millis): Action | undefined {
  const untraced = table.boats.filter((boat) => boat.seat === seat && !mine?.traces.some(({ n }) => n === boat.n));
  switch (table.phase) {
    case 'search':
      if (now >= table.endsAt) return undefined;
      return (random.below(3) === 0 ? traced(table, untraced, lexicon) : undefined) ?? placed(table, seat, random, lexicon);
    case 'stop':
      return now < table.stopUntil ? { type: 'stop' } : undefined;
    case 'trace':
      if (now >= table.traceUntil || table.players[seat]!.done) return undefined;
      return traced(table, untraced, lexicon) ?? { type: 'done' };
    default:
      return undefined;
  }
}

const waterOf = ({ radius, lake }: TableView): Water => ({ radius: radius as Radius, lake });

/** The first of these boats from which a word starts, with that word. */
function traced(table: TableView, boats: readonly BoatView[], lexicon: Lexicon): Action | undefined {
  for (const { n, from, to } of boats) {
    const found = walk(waterOf(table), lexicon, from, (second) => second === to);
    if (found) return { type: 'trace', n, path: found.path, as: found.word };
  }
  return undefined;
}

/** A boat where a word of three letters starts, else of two, else on any free berth. */
function placed(table: TableView, seat: Seat, random: Random, lexicon: Lexicon): Action | undefined {
  if (table.players[seat]!.boatsLeft === 0) return undefined;
  const water = waterOf(table);
  const field = board(water.radius);
  const free = (from: number, to: number): boolean => !table.boats.some((boat) => boat.from === from && boat.to === to);
  let spare: Action | undefined;
  for (const { index: from } of random.shuffle(field.holes)) {
    const found = walk(water, lexicon, from, (to) => free(from, to));
    if (found && found.path.length > 2) return { type: 'boat', from, to: found.path[1]! };
    const to = found?.path[1] ?? field.neighbours[from]!.find((hole) => chipIn(water, from) && chipIn(water, hole) && free(from, hole));
    if (to !== undefined) spare ??= { type: 'boat', from, to };
  }
  return spare;
}
