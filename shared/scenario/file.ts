// A scenario file: what it may hold, and what is wrong with it in one sentence. The format: docs/scenarios.md.
import * as v from 'valibot';
import type { Millis } from '../game.ts';
import { LANGUAGES } from '../protocol.ts';

const Time = v.pipe(v.number(), v.safeInteger('is not a whole number of milliseconds'), v.minValue(0, 'is before the start'));
const Words = v.exactOptional(v.nullable(v.array(v.string())));

const ActionInFile = v.looseObject({ seat: v.nullish(v.string()), type: v.string(), at: v.optional(Time), until: v.optional(Time) });
/** A partial line: found by `i` (an action's index or "result"), or by `type` and `nth` among the lines that time made. */
const Expected = v.looseObject({
  i: v.optional(v.union([v.literal('result'), v.pipe(v.number(), v.safeInteger())], 'is neither the index of an action nor "result"')),
  type: v.optional(v.string()),
  nth: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});
const File = v.strictObject({
  /** What the file shows, for people. */
  about: v.optional(v.string()),
  game: v.string(),
  language: v.optional(v.picklist(LANGUAGES)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty('has no name'))), v.minLength(1, 'has no seat')),
  seed: v.optional(v.union([v.pipe(v.number(), v.integer('is neither a whole number nor a text')), v.string()]), 1),
  fixed: v.optional(v.record(v.string(), v.unknown())),
  words: v.optional(v.strictObject({ also: Words, not: Words, only: Words }), {}),
  actions: v.array(ActionInFile),
  expect: v.optional(v.array(Expected), []),
});
type File = v.InferOutput<typeof File>;
export type ExpectedLine = v.InferOutput<typeof Expected>;

export interface ScenarioAction {
  /** Index in the file's list. */
  readonly i: number;
  /** Name of the seat; null: the table itself, or nobody (`wait`). */
  readonly seat: string | null;
  readonly at: Millis;
  /** The action without `seat` and `at`. */
  readonly raw: { readonly type: string; readonly [key: string]: unknown };
}
/** A scenario file as read: every action has its time. */
export interface Scenario extends Omit<File, 'actions' | 'about' | 'seed'> {
  readonly seed: string;
  readonly actions: readonly ScenarioAction[];
}

/** Something about the file that its author must put right: one sentence that names the place. */
export class ScenarioError extends Error {}

/** What `work` gives; what it throws, as a ScenarioError. `why` has no full stop. */
export function told<T>(work: () => T, sentence = (why: string): string => `${why}.`): T {
  try {
    return work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ScenarioError(sentence(why.replaceAll('\n', ' ').replace(/\.?\s*$/, '')));
  }
}

/** No game needs half of it, and whatever walks through a file may do so by recursion. */
const DEEPEST = 50;
const deeperThan = (depth: number, data: unknown): boolean =>
  typeof data === 'object' && data !== null && (depth === 0 || Object.values(data).some((part) => deeperThan(depth - 1, part)));

/** @throws ScenarioError with one sentence when `data` is no scenario. */
export function readScenario(data: unknown): Scenario {
  if (deeperThan(DEEPEST, data)) throw new ScenarioError(`The file is nested more than ${DEEPEST} deep.`);
  const parsed = v.safeParse(File, data, { abortEarly: true });
  if (!parsed.success) throw new ScenarioError(sentence(parsed.issues[0]));
  const { about: _, actions, seed, ...rest } = parsed.output;
  const twice = rest.seats.find((name, seat) => rest.seats.indexOf(name) !== seat);
  if (twice !== undefined) throw new ScenarioError(`Two seats are called ${JSON.stringify(twice)}.`);
  return { ...rest, seed: String(seed), actions: timed(actions, rest.seats) };
}

/** Where and what, as one sentence: `Action 2, at: is before the start.` */
function sentence(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((item) => item.key);
  const places: { readonly [list: string]: string } = { actions: 'Action', expect: 'Expect' };
  const list = typeof path[0] === 'string' && typeof path[1] === 'number' ? places[path[0]] : undefined;
  const place = list === undefined ? path : [`${list} ${String(path[1])}`, ...path.slice(2)];
  return place.length === 0 ? `The file is no scenario, but ${issue.received}.` : `${place.join(', ')}: ${what(issue)}.`;
}

function what({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message; // one of ours
  if (expected === 'never') return 'is not a key of a scenario file';
  return received === 'undefined' ? 'is missing' : `should be ${expected}, not ${received}`;
}

function timed(actions: File['actions'], seats: readonly string[]): ScenarioAction[] {
  let now: Millis = 0;
  return actions.map(({ seat = null, at, ...raw }, i) => {
    const time = raw.type === 'wait' ? (raw.until ?? at) : (at ?? now + 1);
    if (time === undefined) throw new ScenarioError(`Action ${i}: wait needs "until".`);
    if (time < now) throw new ScenarioError(`Action ${i}: ${time} is earlier than the action before it, at ${now}.`);
    now = time;
    if (seat !== null && !seats.includes(seat)) throw new ScenarioError(`Action ${i}: there is no seat ${JSON.stringify(seat)}.`);
    return { i, seat, at: time, raw };
  });
}
