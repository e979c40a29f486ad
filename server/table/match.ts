// One running game as values: what was journalled, and the state that follows from it.
import {
  isRefusal,
  type ActionBase,
  type EventBase,
  type Game,
  type Json,
  type Millis,
  type Refusal,
  type Result,
  type Seat,
  type TableAction,
} from '../../shared/game.ts';
import { stream } from '../../shared/random.ts';
import type { Lexicon } from '../../shared/words/lexicon.ts';
import type { JournalRow, StoredMatch } from '../store/repository.ts';

export interface Match {
  readonly stored: StoredMatch;
  readonly game: Game;
  readonly state: unknown;
  /** Rows in the journal. */
  readonly seq: number;
  /** Events in the journal: the key of the next random stream. */
  readonly events: number;
  /** Game time of the last row: time never runs backwards. */
  readonly at: Millis;
  /** Seats that the game knows as absent. */
  readonly absent: ReadonlySet<Seat>;
  /** `seat/id` of every accepted action. */
  readonly known: ReadonlySet<string>;
}
/** An accepted action before it is written down. */
export interface Step {
  readonly row: JournalRow;
  readonly state: unknown;
  readonly result: Result | undefined;
  readonly events: readonly EventBase[];
  readonly states: readonly unknown[];
}

export const key = (seat: Seat, id: string): string => `${seat}/${id}`;

/** A game that has just begun. */
export function openMatch(stored: StoredMatch, game: Game): Match {
  const { options, language, seats, seed } = stored;
  return {
    stored,
    game,
    state: game.setup({ options, language, seats, seed }),
    seq: 0,
    events: 0,
    at: 0,
    absent: new Set(),
    known: new Set(),
  };
}

/** Judges an action (`seat` null: the table's own) and works out what follows; touches nothing. */
export function judge(
  match: Match,
  seat: Seat | null,
  action: ActionBase | TableAction,
  at: Millis,
  id: string,
  lexicon: Lexicon,
): Step | Refusal {
  const { game, state } = match;
  const events = game.decide(state, seat, action, { now: at, lexicon, random: stream(match.stored.seed, match.events) });
  if (isRefusal(events)) return events;
  const states: unknown[] = [];
  for (const event of events) states.push(game.evolve(states.at(-1) ?? state, event));
  const after = states.at(-1) ?? state;
  const row: JournalRow = {
    match: match.stored.id,
    seq: match.seq + 1,
    at,
    seat: seat ?? -1,
    id,
    action: action as unknown as Json,
    events: events,
  };
  return { row, state: after, states, events, result: game.over(after) };
}

/** The match after a row that is durable. */
export const advance = (match: Match, row: JournalRow, state: unknown): Match => ({
  ...match,
  state,
  seq: row.seq,
  events: match.events + row.events.length,
  at: row.at,
  absent: absentAfter(match.absent, row),
  known: remembered(match.known, row),
});

function absentAfter(absent: ReadonlySet<Seat>, { seat, action }: JournalRow): ReadonlySet<Seat> {
  if (seat !== -1) return absent;
  const { type, of } = action as { readonly type?: string; readonly of?: Seat };
  if (of === undefined || (type !== 'absent' && type !== 'present')) return absent;
  const next = new Set(absent);
  if (type === 'absent') next.add(of);
  else next.delete(of);
  return next;
}

/** Grows in place: copying it for each action would make a long game slow. Nobody else holds it. */
function remembered(known: ReadonlySet<string>, { seat, id }: JournalRow): ReadonlySet<string> {
  return (known as Set<string>).add(key(seat, id));
}

/** A game as it was when the server went down: setup and events alone. */
export function rebuild(stored: StoredMatch, game: Game, journal: readonly JournalRow[]): Match {
  let match = openMatch(stored, game);
  for (const row of journal) {
    const state = row.events.reduce<unknown>((before, event) => game.evolve(before, event), match.state);
    match = advance(match, row, state);
  }
  return match;
}
