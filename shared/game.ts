// The contract that every game fulfils. Server, client, replay and laws know games only through it.
import type { GenericSchema, InferOutput } from 'valibot';
import type { Lexicon } from './words/lexicon.ts';
import type { Random } from './random.ts';

/** Index in playing order, 0 … seats-1. */
export type Seat = number;
/** Who looks: a seat, or anybody without one (spectator, stage, overlay). */
export type Viewer = Seat | 'audience';
/** Milliseconds of game time since `setup`; stands still while the game is paused or the server is down. */
export type Millis = number;
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** Interface languages and word languages are independent; this is the language of the words. */
export type Language = 'de' | 'en' | 'fr' | 'nl' | 'la';

/**
 * A judged "no": a kebab-case code and the facts for one sentence (`{ code: 'not-a-word', words: ['ET'] }`). A value, never thrown.
 * Facts called `seat`, `by`, `owner` and `of` are seats (-1: nobody): transcript lines give their names.
 */
export interface Refusal {
  readonly code: string;
  readonly [fact: string]: Json;
}
/** What happened, with every outcome of luck in it, so that `setup + events` rebuilds a game exactly. JSON only. */
export interface EventBase {
  readonly type: string;
}
export interface ActionBase {
  readonly type: string;
}
/** What one viewer learns of an event, for motion and sound. JSON only. */
export type Notice = { readonly type: string; readonly [fact: string]: Json };

/** What only the table itself may submit, with `seat` null: never parsed from the wire. */
export type TableAction =
  | { readonly type: 'timeout' } // `deadline` has come
  | { readonly type: 'absent'; readonly of: Seat } // dropped for 30 s, or left (RULES 0.6)
  | { readonly type: 'present'; readonly of: Seat }; // back again

export interface Setup<Options> {
  readonly options: Options;
  readonly language: Language;
  /** Number of seats, within the game's `seats`. */
  readonly seats: number;
  /** Hex or any string; live games: 32 random bytes made by the server. */
  readonly seed: string;
  /** A scenario's fixed racks, draws and boards, as parsed by `scenario.fixed`. Live games: undefined. */
  readonly fixed?: unknown;
}
export interface Judging {
  readonly now: Millis;
  readonly lexicon: Lexicon;
  /** A fresh stream keyed by (seed, number of events so far). */
  readonly random: Random;
}
export interface Result {
  /** Seats that win; several when shared, none when nobody does. */
  readonly winners: readonly Seat[];
  /** Final points by seat; what counts as points is the game's. */
  readonly totals: readonly number[];
  /** Kebab-case reason of the end. */
  readonly reason: string;
  /** Place of each seat, 1 = best, equal places shared: the evening's score counts persons beaten (RULES 0.8). */
  readonly places: readonly number[];
  /** Anything the game's results screen and its scenario result line add. */
  readonly more?: { readonly [key: string]: Json };
}
export interface View {
  readonly table: { readonly [key: string]: Json };
  readonly mine?: { readonly [key: string]: Json };
}

/** One transcript line of `replay` (SCENARIOS): JSON in file notation, seats by name. */
export type Line = { readonly [key: string]: Json };

/** How a game reads and writes scenario files. */
export interface ScenarioSide<State, Action, Event> {
  /** Parses the file's `fixed`; throws an Error with one sentence when malformed. `names`: seats in playing order. */
  fixed(raw: { readonly [key: string]: unknown }, names: readonly string[], language: Language): unknown;
  /** A file action without `seat`, `at`: to the wire form of the action; throws an Error with one sentence when it cannot be one at all. */
  action(raw: { readonly [key: string]: unknown }, state: State, seat: Seat, names: readonly string[]): Action;
  /** The inverse of `action`: a judged action in file notation, without `seat` and `at`. A journal is exported with it. */
  written(action: Action, state: State, names: readonly string[]): Line;
  /** Keys an accepted action's line adds: `points`, `totals`, … (SCENARIOS, "What a line holds"). */
  line(before: State, events: readonly Event[], after: State, seat: Seat, names: readonly string[]): Line;
  /** Lines made by these events themselves (`reveal`, `round-end`), in order. `after`: the state after each event. */
  happenings(before: State, events: readonly Event[], names: readonly string[]): readonly Line[];
  /** What the result line adds. */
  result(state: State, names: readonly string[]): Line;
}

// The registry holds games of different types under this one: what one game makes, only that game gets back.
// eslint-disable-next-line typescript/no-explicit-any
export interface Game<Options = any, State = any, Action extends ActionBase = any, Event extends EventBase = any, V extends View = any> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Word languages with a tile set. */
  readonly languages: readonly Language[];
  /** Which word graph a language plays with (Wörtersee: `de` → `de-folded`). */
  graph(language: Language): string;
  /** valibot object schema; defaults = the printed rules. Parses, documents and drives the lobby form. */
  readonly options: GenericSchema<unknown, Options>;
  /** The defaults where a language changes them (Wörtersee English: 4 flag chips, QU). */
  defaults(language: Language): Options;
  setup(setup: Setup<Options>): State;
  /** Judges, touches nothing. `seat` null: the table itself. */
  decide(state: State, seat: Seat | null, action: Action | TableAction, judging: Judging): readonly Event[] | Refusal;
  /** Moves, judges nothing, needs no randomness. */
  evolve(state: State, event: Event): State;
  /** Built up from nothing, never cut down. `table` is the same for every viewer (a law). */
  view(state: State, viewer: Viewer): V;
  /** What this viewer learns of an event; undefined: not sent. */
  show(event: Event, state: State, viewer: Viewer): Notice | undefined;
  /** When the table must submit `timeout`. */
  deadline(state: State): Millis | undefined;
  /** The border with the wire: undefined for anything malformed. */
  parse(message: unknown): Action | undefined;
  /** Any sensible legal action of this seat, or undefined when there is none right now. Sees a view only, so it cannot peek. */
  sample(view: V, seat: Seat, random: Random, lexicon: Lexicon, now: Millis): Action | undefined;
  /** A state that differs from this one at most in what `viewer` may not know. For the secrecy laws. */
  disguise(state: State, viewer: Viewer, random: Random): State;
  /** Tiles by letter that exist in the game right now, wherever they lie: constant over a round (a law). */
  census(state: State): ReadonlyMap<string, number>;
  /** Derived, never stored. Undefined while the game runs. */
  over(state: State): Result | undefined;
  /** Every refusal code the game can give → when. The table in docs/scenarios.md is made of it. */
  readonly refusals: { readonly [code: string]: string };
  readonly scenario: ScenarioSide<State, Action, Event>;
}

export const isRefusal = (x: readonly EventBase[] | Refusal): x is Refusal => !Array.isArray(x);
export const refuse = (code: string, facts: { readonly [fact: string]: Json } = {}): Refusal => ({ code, ...facts });
export type OptionsOf<S extends GenericSchema> = InferOutput<S>;
