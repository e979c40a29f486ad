// Plays a scenario through a game's own `decide` and `evolve`: one step an action, one step a deadline. No wire, no clock.
import { isRefusal, type ActionBase, type Game, type Language, type Line, type Millis, type Seat, type TableAction } from '../game.ts';
import { stream } from '../random.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { ScenarioError, told, type Scenario, type ScenarioAction } from './file.ts';
import { optionsFrom } from './house-rules.ts';
import { actionLine, resultLine, type Outcome } from './line.ts';

export interface Step extends Outcome {
  readonly at: Millis;
  /** The file's action that made it; undefined: time did, or this is the end of the file. */
  readonly action?: ScenarioAction;
  /** The action's own line, then the lines of what it brought about; the result line for the end. */
  readonly lines: readonly Line[];
}

/** Deadlines that a game may meet without any time passing. More is a game that never goes on. */
const AT_ONCE = 1000;

/**
 * One step after the other, the result line last. `language`: as `languageOf` says.
 * @throws ScenarioError with one sentence for anything in the file that cannot be played at all.
 */
export function* play(game: Game, scenario: Scenario, language: Language, lexicon: Lexicon): Generator<Step> {
  const names = scenario.seats;
  let state: unknown = begin(game, scenario, language);
  let count = 0;

  const submit = (seat: Seat | null, wire: ActionBase, now: Millis): Outcome => {
    const judged = game.decide(state, seat, wire, { now, lexicon, random: stream(scenario.seed, count) });
    if (isRefusal(judged)) return { refusal: judged, events: [], states: [], state };
    count += judged.length;
    const states = judged.map((event) => (state = game.evolve(state, event)) as unknown);
    return { events: judged, states, state };
  };
  const happenings = (before: unknown, { events }: Outcome): Line[] =>
    game.scenario.happenings(before, events, names).map((line) => ({ seat: null, ok: true, ...line }));

  function* passTime(until: Millis): Generator<Step> {
    let last = -1;
    let times = 0;
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
    const { at } = action;
    yield* passTime(at);
    if (action.raw.type === 'wait') continue;
    const before = state;
    const { seat, wire } = action.seat === null ? byTable(action, names) : bySeat(game, action, state, names);
    const done = wire ? submit(seat, wire, at) : { refusal: { code: 'malformed' }, events: [], states: [], state };
    yield { at, action, ...done, lines: [actionLine(game, action, before, done, names), ...happenings(before, done)] };
  }
  yield { at: scenario.actions.at(-1)?.at ?? 0, events: [], states: [], state, lines: [resultLine(game, state, names)] };
}

/** The language of the words: `asked`, or the file's, or the game's first. @throws ScenarioError when the game has no tiles for it. */
export function languageOf(game: Game, scenario: Scenario, asked?: Language): Language {
  const language = asked ?? scenario.language ?? game.languages[0]!;
  if (!game.languages.includes(language)) throw new ScenarioError(`${game.id} has no tiles for the language ${language}.`);
  return language;
}

function begin(game: Game, { seats: names, seed, options, fixed }: Scenario, language: Language): unknown {
  const { min, max } = game.seats;
  const seats = names.length;
  if (seats < min || seats > max) throw new ScenarioError(`${game.id} is for ${min} to ${max} seats, not ${seats}.`);
  const read =
    fixed &&
    told(
      () => game.scenario.fixed(fixed, names, language),
      (why) => `fixed: ${why}.`,
    );
  return game.setup({ options: optionsFrom(game, options, language, names), language, seats, seed, fixed: read });
}

interface Submission {
  readonly seat: Seat | null;
  /** Undefined where the message has not the form of an action. */
  readonly wire: ActionBase | TableAction | undefined;
}

function bySeat(game: Game, { i, seat: name, raw }: ScenarioAction, state: unknown, names: readonly string[]): Submission {
  const seat = names.indexOf(name!);
  const message = told(
    () => game.scenario.action(raw, state, seat, names) as unknown,
    (why) => `Action ${i}: ${why}.`,
  );
  return { seat, wire: game.parse(message) as ActionBase | undefined };
}

/** The table's own actions in a file: somebody left, or came back. */
function byTable({ i, raw }: ScenarioAction, names: readonly string[]): Submission {
  const { type, of: who } = raw;
  if (type !== 'absent' && type !== 'present') throw new ScenarioError(`Action ${i}: ${type} needs a seat.`);
  const of = names.indexOf(String(who));
  if (of < 0) throw new ScenarioError(`Action ${i}: there is no seat ${JSON.stringify(who) ?? 'named'}.`);
  return { seat: null, wire: { type, of } };
}
