// Judges what seats and the table itself submit. Every round: search (5.4) → STOP! (5.6) → trace (5.7) → reveal.
import { refuse, type Judging, type Millis, type Refusal, type Seat, type TableAction } from '../../game.ts';
import type { Random } from '../../random.ts';
import { evolve } from './evolve.ts';
import { adjacent, board } from './holes.ts';
import { boxed, chipsFor } from './chips.ts';
import { fill, settled } from './lake.ts';
import { chipIn, pathFault, reuseGap, spelled } from './path.ts';
import { revealsOf } from './reveal.ts';
import { boatsOf, fleet, isKiddie, type Event, type State } from './state.ts';
import { deadline } from './times.ts';
import type { Action } from './view.ts';

type Verdict = readonly Event[] | Refusal;

/** Codes: see refusals.ts. Where several faults meet: phase, message, holes, own boats, berth, word. */
export function decide(state: State, seat: Seat | null, action: Action | TableAction, judging: Judging): Verdict {
  const { now } = judging;
  switch (action.type) {
    case 'timeout':
      return seat === null ? timeout(state, judging) : refuse('malformed');
    case 'absent':
    case 'present':
      return seat === null ? presence(state, action, now) : refuse('malformed');
  }
  if (seat === null) return refuse('malformed');
  if (state.phase === 'over') return refuse('game-over');
  switch (action.type) {
    case 'boat':
      return boat(state, seat, action, now);
    case 'stop':
      return stop(state, seat, now);
    case 'trace':
      return trace(state, seat, action, judging);
    case 'done':
      return done(state, seat, now);
  }
}

/** 5.5, 5.6 A boat between two neighbouring chips, bow to the second. */
function boat(state: State, seat: Seat, { from, to }: Action & { type: 'boat' }, now: Millis): Verdict {
  if (state.phase === 'covered') return refuse('too-early');
  if (state.phase !== 'search' || now >= state.endsAt) return refuse('time-over');
  if (!chipIn(state, from) || !chipIn(state, to)) return refuse('off-board');
  if (!adjacent(board(state.radius), from, to)) return refuse('not-neighbours');
  const lying = state.boats.find((other) => other.from === from && other.to === to);
  if (lying) return refuse('berth-taken', { by: lying.seat });
  const n = boatsOf(state, seat).length + 1;
  if (n > fleet(state, seat)) return refuse('no-boats-left');
  return early(state, [{ type: 'boat', seat, n, from, to }], now);
}

/** 5.6 STOP! decides who spells first. */
function stop(state: State, seat: Seat, now: Millis): Verdict {
  if (state.phase === 'covered' || state.phase === 'search') return refuse('too-early');
  if (state.phase !== 'stop' || now >= state.stopUntil) return refuse('too-late', { by: state.stopBy });
  return [{ type: 'stopped', seat, at: now }];
}

/** 5.7 A word for a boat that lies, replaceable until the common deadline. */
function trace(state: State, seat: Seat, { n, path, as }: Action & { type: 'trace' }, { now, lexicon }: Judging): Verdict {
  if (state.phase === 'covered') return refuse('too-early');
  if (state.phase === 'shown' || (state.phase === 'trace' && now >= state.traceUntil)) return refuse('too-late');
  const berth = boatsOf(state, seat)[n - 1];
  if (!berth) return refuse('unknown-boat');
  const fault = pathFault(state, path, reuseGap(state.options.level, isKiddie(state, seat)));
  if (fault) return fault;
  if (path[0] !== berth.from || path[1] !== berth.to) return refuse('wrong-berth');
  const word = spelled(state, path, state.options.q, as);
  if (typeof word !== 'string') return word;
  return [{ type: 'traced', seat, n, path, word, valid: lexicon.has(word) }];
}

/** 5.7 All words are traced; when all say so, they are revealed at once. */
function done(state: State, seat: Seat, now: Millis): Verdict {
  if (state.phase === 'shown' || (state.phase === 'trace' && now >= state.traceUntil)) return refuse('too-late');
  if (state.phase !== 'trace') return refuse('too-early');
  if (state.done[seat]) return refuse('already-done');
  return early(state, [{ type: 'done', seat }], now);
}

function presence(state: State, { type, of }: TableAction & { type: 'absent' | 'present' }, now: Millis): Verdict {
  if (state.absent[of] === undefined) return refuse('malformed');
  if (state.absent[of] === (type === 'absent')) return [];
  return early(state, [{ type, of }], now);
}

/** Carries `events` out and adds what they bring about before the deadline: the end of a search or of a tracing that nobody needs any more. */
function early(before: State, events: readonly Event[], now: Millis): readonly Event[] {
  const state = events.reduce(evolve, before);
  const waitedFor = state.absent.flatMap((absent, seat) => (absent ? [] : [seat]));
  if (waitedFor.length === 0) return events;
  const lies = (seat: Seat): boolean => boatsOf(state, seat).length >= fleet(state, seat);
  if (state.phase === 'search' && waitedFor.every(lies)) return [...events, { type: 'time', at: now }];
  if (state.phase === 'trace' && waitedFor.every((seat) => state.done[seat])) return [...events, reveal(state, now)];
  return events;
}

const reveal = (state: State, at: Millis): Event => ({ type: 'revealed', at, reveals: revealsOf(state) });

/** What the deadline that has come brings; its own time counts, not the moment when the table noticed. */
function timeout(state: State, { now, random }: Judging): Verdict {
  const at = deadline(state);
  if (at === undefined) return refuse('game-over');
  if (now < at) return refuse('too-early');
  switch (state.phase) {
    case 'search':
      return [{ type: 'time', at }];
    case 'stop':
      return [{ type: 'stopped', seat: -1, at }];
    case 'trace':
      return [reveal(state, at)];
    default:
      return [open(state, at, random)];
  }
}

/** 5.2 The lake of the next round: what a scenario brings, else by lot. */
function open(state: State, at: Millis, random: Random): Event {
  const { language, radius, options } = state;
  const round = state.phase === 'covered' ? 1 : state.round + 1;
  const brought = state.brought[round - 1];
  const filled = brought ? settled(brought, boxed(chipsFor(language, radius, options)), options) : fill(language, radius, options, random);
  return { type: 'opened', round, at, ...filled };
}
