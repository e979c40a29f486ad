// The whole truth of a game of Wörtersee, and what can happen to it. Plain data; the lake of a round comes with the event that
// opens it, so that no covered lake lies anywhere but in a scenario.
import type { Language, Millis, Seat, Setup } from '../../game.ts';
import { boxed, chipsFor } from './chips.ts';
import { radiusFor, type Radius } from './holes.ts';
import type { Filled } from './lake.ts';
import type { Options } from './options.ts';
import type { BoatView, RevealView, TableView } from './view.ts';

export type Boat = BoatView;
export type Reveal = RevealView;
/** A word that a seat has traced for its n-th boat. `valid`: it is in the lexicon; judged at once, shown when the rules say so. */
export interface Trace {
  readonly seat: Seat;
  readonly n: number;
  readonly path: readonly number[];
  readonly word: string;
  readonly valid: boolean;
}

export interface State {
  readonly options: Options;
  readonly language: Language;
  readonly seats: number;
  readonly radius: Radius;
  /** Lakes that a scenario brings, first round first; '' and rounds beyond them are filled by lot. */
  readonly brought: readonly string[];
  readonly phase: TableView['phase'];
  /** 1 first. */
  readonly round: number;
  /** '' until the first lake opens. */
  readonly lake: string;
  /** Letters of the box that do not show in the lake. */
  readonly aside: string;
  readonly opensAt: Millis;
  readonly endsAt: Millis;
  readonly stopUntil: Millis;
  readonly traceUntil: Millis;
  /** In the order of placing. */
  readonly boats: readonly Boat[];
  readonly traces: readonly Trace[];
  /** By seat: said *done* · dropped or gone. */
  readonly done: readonly boolean[];
  readonly absent: readonly boolean[];
  /** -1: nobody. */
  readonly stopBy: Seat;
  /** Spelling order, empty until it is known. */
  readonly order: readonly Seat[];
  /** Words of the round just revealed. */
  readonly reveals: readonly Reveal[];
  /** By seat, over the match: points, letters of the longest word, words that scored. */
  readonly points: readonly number[];
  readonly longest: readonly number[];
  readonly words: readonly number[];
}

export type Event =
  | ({ readonly type: 'opened'; readonly round: number; readonly at: Millis } & Filled)
  | ({ readonly type: 'boat' } & Boat)
  /** 0:00, or every boat lies. */
  | { readonly type: 'time'; readonly at: Millis }
  /** `seat` -1: nobody pressed. */
  | { readonly type: 'stopped'; readonly seat: Seat; readonly at: Millis }
  | ({ readonly type: 'traced' } & Trace)
  | { readonly type: 'done'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly at: Millis; readonly reveals: readonly Reveal[] }
  | { readonly type: 'absent' | 'present'; readonly of: Seat };

/** What a scenario brings, as parsed by `fixed`. */
export interface Fixed {
  /** Undefined where all lakes are filled by lot. */
  readonly radius: Radius | undefined;
  readonly lakes: readonly string[];
  /** The one lake lies in every round. */
  readonly everyRound: boolean;
  /** By seat, before the first round. */
  readonly points: readonly number[];
}

/** 5.2 Before the first lake: it opens at 0. */
export function setup({ options, language, seats, fixed }: Setup<Options>): State {
  const given = fixed as Fixed | undefined;
  const { radius = radiusFor(seats), lakes = [], everyRound = false } = given ?? {};
  const brought = everyRound ? Array.from({ length: options.rounds }, () => lakes[0]!) : lakes;
  const none = Array.from({ length: seats }, () => false);
  const zero = none.map(() => 0);
  return {
    options,
    language,
    seats,
    radius,
    brought,
    phase: 'covered',
    round: 1,
    lake: '',
    aside: boxed(chipsFor(language, radius, options)),
    opensAt: 0,
    endsAt: 0,
    stopUntil: 0,
    traceUntil: 0,
    boats: [],
    traces: [],
    done: none,
    absent: none,
    stopBy: -1,
    order: [],
    reveals: [],
    points: given?.points ?? zero,
    longest: zero,
    words: zero,
  };
}

export const isKiddie = ({ options }: State, seat: Seat): boolean => options.kiddie.includes(seat);

/** 5.12 Boats of this seat in every round: 5 for one or two seats, 4 for three, 3 for more; two more for a kiddie. */
export function fleet(state: State, seat: Seat): number {
  const boats = state.seats <= 2 ? 5 : state.seats === 3 ? 4 : 3;
  return boats + (isKiddie(state, seat) ? 2 : 0);
}

export const boatsOf = ({ boats }: State, seat: Seat): readonly Boat[] => boats.filter((boat) => boat.seat === seat);
