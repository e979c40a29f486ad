// The lines that every game's transcript has: one an action, and the result.
import type { EventBase, Game, Json, Line, Refusal } from '../game.ts';
import type { ScenarioAction } from './file.ts';

type Names = readonly string[];

/** What became of a submission. */
export interface Outcome {
  readonly refusal?: Refusal;
  readonly events: readonly EventBase[];
  /** The state after each event. */
  readonly states: readonly unknown[];
  /** The state after all of them. */
  readonly state: unknown;
}

export function actionLine(
  game: Game,
  { i, seat, raw }: ScenarioAction,
  before: unknown,
  { refusal, events, state }: Outcome,
  names: Names,
): Line {
  const head = { i, seat, type: raw.type, ok: !refusal };
  if (refusal) return { ...head, refusal: named(refusal, names) };
  return seat === null ? head : { ...head, ...game.scenario.line(before, events, state, names.indexOf(seat), names) };
}

const seatFacts: ReadonlySet<string> = new Set(['seat', 'by', 'owner', 'of']);

/** A refusal as lines give it: seats by name, null for nobody. */
export function named(refusal: Refusal, names: Names): Line {
  const fact = ([key, value]: [string, Json]): [string, Json] => [
    key,
    seatFacts.has(key) && typeof value === 'number' ? (names[value] ?? null) : value,
  ];
  return Object.fromEntries(Object.entries(refusal).map(fact));
}

/** A game that is not over has no winners; what its totals are so far, the game says itself. */
export function resultLine(game: Game, state: unknown, names: Names): Line {
  const result = game.over(state);
  const facts = game.scenario.result(state, names);
  if (!result) return { i: 'result', over: false, winners: [], reason: 'unfinished', ...facts };
  const totals = Object.fromEntries(names.map((name, seat) => [name, result.totals[seat] ?? 0]));
  return { i: 'result', over: true, winners: result.winners.map((seat) => names[seat]!), totals, reason: result.reason, ...facts };
}
