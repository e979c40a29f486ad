// A whole game under `sample` play, with everything that happened in it: what the laws are held against.
import { isRefusal, type Game, type Language, type Millis, type Seat, type Setup, type TableAction } from '../../game.ts';
import { stream, type Random } from '../../random.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { valuesToTry } from './house-rules.ts';
import { frozen } from './plain.ts';

export interface Moment {
  readonly now: Millis;
  /** null: the table itself. */
  readonly seat: Seat | null;
  readonly action: { readonly type: string };
  /** Events of the game before this action: the key of its random stream. */
  readonly count: number;
  readonly before: unknown;
  readonly events: readonly { readonly event: { readonly type: string }; readonly before: unknown; readonly after: unknown }[];
  readonly after: unknown;
}
export interface Playing {
  readonly game: Game;
  readonly setup: Setup<unknown>;
  readonly lexicon: Lexicon;
  readonly names: readonly string[];
  readonly first: unknown;
  readonly moments: readonly Moment[];
  readonly last: unknown;
  /** `over`, or what went wrong. */
  readonly end: 'over' | 'stuck' | 'endless' | 'threw' | 'sample-refused' | 'timeout-refused';
  /** What went wrong, in words. */
  readonly fault: string;
}
export type Lexica = (graph: string) => Lexicon;

/** Submissions after which a game counts as endless. */
const ENDLESS = 3000;

/** Plays one game; everything about it (seats, language, house rules, luck, moves, pauses) follows from `seed`. */
export function playOut(game: Game, seed: string, lexica: Lexica): Playing {
  const random = stream(seed, -1);
  const language = random.pick(game.languages);
  const seats =
    random.below(3) === 0 ? between(random, game.seats.min, game.seats.max) : Math.min(game.seats.max, game.seats.min + random.below(3));
  const setup: Setup<unknown> = { options: someHouseRules(game, language, seats, random), language, seats, seed };
  const first: unknown = frozen(game.setup(setup));
  const known = lexica(game.graph(language));
  const doubtful = random.below(3) === 0;
  const lexicon = doubtful ? doubting(known, seed) : known;
  const names = Array.from({ length: seats }, (_, seat) => String.fromCharCode(65 + seat));
  const moments: Moment[] = [];
  const ended = (end: Playing['end'], fault = ''): Playing => ({
    game,
    setup,
    lexicon,
    names,
    first,
    moments,
    last: moments.at(-1)?.after ?? first,
    end,
    fault,
  });
  const table = { now: 0, away: new Set<Seat>() };
  let count = 0;
  try {
    for (let tries = 0; tries < ENDLESS; tries++) {
      const state = moments.at(-1)?.after ?? first;
      if (game.over(state)) return ended('over');
      const next = nextSubmission(game, state, { seats, lexicon: known, random, table });
      if (!next) return ended('stuck', `nobody can do anything at ${table.now}, and there is no deadline`);
      const moment = submit(game, state, next, { lexicon, seed, count });
      if (typeof moment === 'string' && doubtful && next.seat !== null) continue;
      if (typeof moment === 'string') return ended(next.seat === null ? 'timeout-refused' : 'sample-refused', moment);
      moments.push(moment);
      count += moment.events.length;
    }
  } catch (error) {
    return ended('threw', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return ended('endless', `${ENDLESS} submissions and not over`);
}

/** A lexicon that lacks a fifth of the words, so that people who play from the whole one lay words that do not hold. */
function doubting(lexicon: Lexicon, seed: string): Lexicon {
  return { ...lexicon, has: (word) => lexicon.has(word) && stream(`${seed}/${word}`, 0).below(5) > 0 };
}

const between = (random: Random, min: number, max: number): number => min + random.below(max - min + 1);

/** Mostly the shortest matches: what takes long is played seldom. */
function someHouseRules(game: Game, language: Language, seats: number, random: Random): unknown {
  const printed: { readonly [name: string]: unknown } = game.defaults(language);
  const chosen = [...valuesToTry(game, language)].map(([name, values]) => {
    if (typeof printed[name] === 'number')
      return [name, random.below(8) === 0 ? printed[name] : Math.min(...(values as readonly number[]))];
    return [name, random.below(2) === 0 ? values[0] : random.pick(values)];
  });
  return { ...printed, ...Object.fromEntries(chosen.filter(([, value]) => !Array.isArray(value) || value.every((seat) => seat < seats))) };
}

interface Submission {
  readonly seat: Seat | null;
  readonly action: { readonly type: string };
  readonly now: Millis;
}
interface Sitting {
  readonly seats: number;
  readonly lexicon: Lexicon;
  readonly random: Random;
  readonly table: { now: Millis; readonly away: Set<Seat> };
}

/** Lets some time pass; then the deadline, or somebody leaves or returns, or any seat that can does something, or the next deadline. */
function nextSubmission(game: Game, state: unknown, { seats, lexicon, random, table }: Sitting): Submission | undefined {
  const deadline = game.deadline(state);
  const timeout = (at: Millis): Submission => ({ seat: null, action: { type: 'timeout' }, now: (table.now = at) });
  const later = table.now + random.below(random.below(4) === 0 ? 20_000 : 1500);
  if (deadline !== undefined && deadline <= later) return timeout(Math.max(deadline, table.now));
  table.now = later;
  if (random.below(40) === 0) return { seat: null, action: presence(random.below(seats), table.away), now: later };
  for (const seat of random.shuffle(Array.from({ length: seats }, (_, at) => at))) {
    if (table.away.has(seat)) continue;
    const action: { readonly type: string } | undefined = game.sample(game.view(state, seat), seat, random, lexicon, later);
    if (action) return { seat, action, now: later };
  }
  if (deadline !== undefined) return timeout(deadline);
  const [missing] = table.away;
  return missing === undefined ? undefined : { seat: null, action: presence(missing, table.away), now: later };
}

function presence(of: Seat, away: Set<Seat>): TableAction {
  if (away.delete(of)) return { type: 'present', of };
  away.add(of);
  return { type: 'absent', of };
}

/** The moment, or in words why the action was refused. */
function submit(
  game: Game,
  before: unknown,
  { seat, action, now }: Submission,
  { lexicon, seed, count }: { lexicon: Lexicon; seed: string; count: number },
): Moment | string {
  const judged = game.decide(before, seat, frozen(action), { now, lexicon, random: stream(seed, count) });
  if (isRefusal(judged)) return `${JSON.stringify(action)} by ${seat ?? 'the table'} at ${now} is refused: ${JSON.stringify(judged)}`;
  let after = before;
  const events = judged.map((event) => {
    const was = after;
    after = frozen(game.evolve(was, frozen(event)));
    return { event, before: was, after };
  });
  return { now, seat, action, count, before, events, after };
}
