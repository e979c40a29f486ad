// Plays a scenario through a game's own `decide` and `evolve`: one step an action, one step a deadline. No wire, no clock.
import { isRefusal, type Game, type Json, type Language, type Line, type Millis, type Refusal, type Seat } from '../game.ts';
import { stream } from '../random.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { ScenarioError, told, type Scenario, type ScenarioAction } from './file.ts';
import { optionsFrom } from './house-rules.ts';

export interface Step {
  readonly at: Millis;
  /** The file's action that made it; undefined: time did. */
  readonly action?: ScenarioAction;
  /** The action's own line, if it has one, then the lines of what it brought about. */
  readonly lines: readonly Line[];
  readonly refusal?: Refusal;
  /** State before each event, and the event. */
  readonly events: readonly { readonly event: unknown; readonly before: unknown; readonly after: unknown }[];
  readonly state: unknown;
}

/** Deadlines that a game may meet without any time passing. More is a game that never goes on. */
const AT_ONCE = 1000;

/**
 * One step after the other, the result line last. `language`: of the words, when the file names none.
 * @throws ScenarioError with one sentence for anything in the file that cannot be played at all.
 */
export function* play(game: Game, scenario: Scenario, language: Language, lexicon: Lexicon): Generator<Step> {
  const names = scenario.seats;
  let state: unknown = begin(game, scenario, language);
  let count = 0;

  const submit = (seat: Seat | null, wire: { readonly type: string }, now: Millis): Pick<Step, 'events' | 'refusal' | 'state'> => {
    const judged = game.decide(state, seat, wire, { now, lexicon, random: stream(scenario.seed, count) });
    if (isRefusal(judged)) return { events: [], refusal: judged, state };
    const events = judged.map((event) => {
      const before = state;
      state = game.evolve(state, event);
      return { event, before, after: state };
    });
    count += events.length;
    return { events, state };
  };
  const happenings = (before: unknown, { events }: Pick<Step, 'events'>): Line[] =>
    game.scenario
      .happenings(
        before,
        events.map(({ event }) => event),
        names,
      )
      .map((line) => ({ seat: null, ok: true, ...line }));

  function* passTime(until: Millis): Generator<Step> {
    let last = -1,
      times = 0;
    for (let at = game.deadline(state); at !== undefined && at <= until; at = game.deadline(state)) {
      times = at === last ? times + 1 : 0;
      last = at;
      const before = state;
      const done = submit(null, { type: 'timeout' }, at);
      if (done.refusal || times > AT_ONCE) throw new Error(`${game.id} does not go on at its own deadline, ${at}.`);
      yield { at, ...done, lines: happenings(before, done) };
    }
  }

  for (const action of scenario.actions) {
    yield* passTime(action.at);
    if (action.raw.type === 'wait') continue;
    const before = state;
    const { seat, wire } = wired(game, action, state, names);
    const done = wire === undefined ? { events: [], refusal: { code: 'malformed' }, state } : submit(seat, wire, action.at);
    yield { at: action.at, action, ...done, lines: [ownLine(game, action, before, done, seat, names), ...happenings(before, done)] };
  }
  yield { at: scenario.actions.at(-1)?.at ?? 0, events: [], state, lines: [resultLine(game, state, names)] };
}

function begin(game: Game, scenario: Scenario, language: Language): unknown {
  const seats = scenario.seats.length;
  if (seats < game.seats.min || seats > game.seats.max)
    throw new ScenarioError(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}.`);
  if (!game.languages.includes(language)) throw new ScenarioError(`${game.id} has no tiles for the language ${language}.`);
  const fixed =
    scenario.fixed &&
    told(
      () => game.scenario.fixed(scenario.fixed!, scenario.seats, language),
      (why) => `fixed: ${why}.`,
    );
  return game.setup({
    options: optionsFrom(game, scenario.options, language, scenario.seats),
    language,
    seats,
    seed: scenario.seed,
    fixed,
  });
}

function wired(
  game: Game,
  { i, seat: name, raw }: ScenarioAction,
  state: unknown,
  names: readonly string[],
): { seat: Seat | null; wire: any } {
  // eslint-disable-line typescript/no-explicit-any
  const seatOf = (who: unknown): Seat => {
    const seat = names.indexOf(String(who));
    if (seat < 0) throw new ScenarioError(`Action ${i}: there is no seat ${JSON.stringify(who) ?? 'named'}.`);
    return seat;
  };
  if (name !== null) {
    const seat = seatOf(name);
    return {
      seat,
      wire: game.parse(
        told(
          () => game.scenario.action(raw, state, seat, names),
          (why) => `Action ${i}: ${why}.`,
        ),
      ),
    };
  }
  if (raw.type !== 'absent' && raw.type !== 'present') throw new ScenarioError(`Action ${i}: ${raw.type} needs a seat.`);
  return { seat: null, wire: { type: raw.type, of: seatOf(raw['of']) } };
}

function ownLine(
  game: Game,
  { i, seat: name, raw }: ScenarioAction,
  before: unknown,
  { events, refusal, state }: Pick<Step, 'events' | 'refusal' | 'state'>,
  seat: Seat | null,
  names: readonly string[],
): Line {
  const head = { i, seat: name, type: raw.type, ok: refusal === undefined };
  if (refusal) return { ...head, refusal: named(refusal, names) };
  return {
    ...head,
    ...(seat === null
      ? {}
      : game.scenario.line(
          before,
          events.map(({ event }) => event),
          state,
          seat,
          names,
        )),
  };
}

const seatFacts: ReadonlySet<string> = new Set(['seat', 'by', 'owner', 'of']);
/** A refusal as lines give it: seats by name, null for nobody. */
export const named = (refusal: Refusal, names: readonly string[]): Line =>
  Object.fromEntries(
    Object.entries(refusal).map(([fact, value]) => [
      fact,
      seatFacts.has(fact) && typeof value === 'number' ? (names[value] ?? null) : value,
    ]),
  );

function resultLine(game: Game, state: unknown, names: readonly string[]): Line {
  const result = game.over(state);
  const byName = (points: readonly number[]): Json => Object.fromEntries(names.map((name, seat) => [name, points[seat] ?? 0]));
  return {
    i: 'result',
    over: result !== undefined,
    winners: result ? result.winners.map((seat) => names[seat]!) : [],
    ...(result && { totals: byName(result.totals) }),
    reason: result?.reason ?? 'unfinished',
    ...game.scenario.result(state, names),
  };
}
