// A table for tests: carries actions out at a time of their own, deadlines first, as the room does.
import { isRefusal, type Language, type Millis, type Refusal, type Seat, type TableAction } from '../../../game.ts';
import { stream } from '../../../random.ts';
import { lexiconOf } from '../../../words/build.ts';
import type { Lexicon } from '../../../words/lexicon.ts';
import { woertersee } from '../game.ts';
import { board, holeNamed } from '../holes.ts';
import { defaults, type Options } from '../options.ts';
import type { Event, State } from '../state.ts';
import type { Action } from '../view.ts';

/**
 * The lake of most tests. EDEL begins at a1 (two E chips) or b2 (the same E again), SPELL at a3 (two L chips), ELSE at b4 (back to the
 * same E after two letters), QUAL at f1 (Q as QU), A?S at d1 (a joker); no chip in g1.
 */
export const rows = ['EDSP', 'NELEF', 'RSLUKA', 'ADIENTR', '?STEIN', 'QALIE', '_NER'];

export interface Laid {
  readonly seats?: number;
  readonly language?: Language;
  readonly seed?: string;
  readonly options?: Partial<Options>;
  /** Rows of every round's lake; null: lakes by lot. */
  readonly lake?: readonly string[] | null;
  readonly words?: readonly string[];
  readonly lexicon?: Lexicon;
}

export interface Match {
  readonly state: State;
  /** Everything that has happened. */
  readonly events: readonly Event[];
  readonly now: Millis;
  readonly lexicon: Lexicon;
  /** Lets time pass: deadlines up to `until` are carried out. */
  wait(until: Millis): void;
  /** One millisecond later; undefined: accepted. */
  act(seat: Seat | null, action: Action | TableAction): Refusal | undefined;
  /** Holes by name, as in `boat(0, 'a1 a2')`. */
  boat(seat: Seat, holes: string): Refusal | undefined;
  trace(seat: Seat, n: number, holes: string, as?: string): Refusal | undefined;
}

const names = [...'ABCDEFGH'];

export function match({ seats = 2, language = 'de', seed = 'test', options = {}, lake = rows, words = [], lexicon }: Laid = {}): Match {
  const fixed = lake ? woertersee.scenario.fixed({ lake }, names.slice(0, seats), language) : undefined;
  const list = lexicon ?? lexiconOf(words, woertersee.graph(language));
  let state = woertersee.setup({ options: { ...defaults(language), ...options }, language, seats, seed, fixed });
  let now = 0;
  const events: Event[] = [];
  const submit = (seat: Seat | null, action: Action | TableAction): Refusal | undefined => {
    const verdict = woertersee.decide(state, seat, action, { now, lexicon: list, random: stream(seed, events.length) });
    if (isRefusal(verdict)) return verdict;
    for (const event of verdict) {
      state = woertersee.evolve(state, event);
      events.push(event);
    }
    return undefined;
  };
  const wait = (until: Millis): void => {
    for (let at = woertersee.deadline(state); at !== undefined && at <= until; at = woertersee.deadline(state)) {
      now = Math.max(now, at);
      const refusal = submit(null, { type: 'timeout' });
      if (refusal) throw new Error(`The deadline at ${at} is refused: ${refusal.code}.`);
    }
    now = Math.max(now, until);
  };
  const act = (seat: Seat | null, action: Action | TableAction): Refusal | undefined => {
    wait(now + 1);
    return submit(seat, action);
  };
  const holes = (names: string): number[] => names.split(' ').map((name) => holeNamed(board(state.radius), name));
  wait(0);
  return {
    get state() {
      return state;
    },
    get now() {
      return now;
    },
    events,
    lexicon: list,
    wait,
    act,
    boat: (seat, names) => {
      const [from, to] = holes(names);
      return act(seat, { type: 'boat', from: from!, to: to! });
    },
    trace: (seat, n, names, as) => act(seat, { type: 'trace', n, path: holes(names), ...(as !== undefined && { as }) }),
  };
}
