// One queue per table: receipt stamps the time → decide → durable → evolve → patch → notices → acknowledge; only then the next.
import type { ActionBase, Millis, Notice, Refusal, Result, Seat, TableAction, Viewer } from '../../shared/game.ts';
import type { Ack, Act } from '../../shared/protocol.ts';
import { refuseTable } from '../../shared/table-refusals.ts';
import { finish } from './course.ts';
import type { LiveTable } from './live-table.ts';
import { advance, judge, key, type Match, type Step } from './match.ts';
import { personOf } from './model.ts';

/** A game whose deadline does not move after this many timeouts in a row is broken; the table waits for people instead. */
const TIMEOUTS = 100;
/** A result that could not be written down is tried again after this (ms). */
const RETRY = 1000;

/** When a message came in: game time, and the match whose time that is. */
export interface Stamp {
  readonly match: string | undefined;
  readonly at: Millis;
  readonly real: number;
}
export const stamp = (live: LiveTable): Stamp => ({ match: live.running?.stored.id, at: live.clock.now(), real: live.house.time.now() });

/** Judges one action of a person in its turn, and answers. */
export function act(live: LiveTable, person: string, message: Act, at: Stamp, reply: (ack: Ack) => void): Promise<void> {
  return live.queue.add(async () => {
    const known = live.answers.find(person, 'act', message.id);
    if (known) return reply(known);
    const refusal = await submit(live, person, message, at).catch((error: unknown) => fault(live, error));
    const ack: Ack = refusal ? { id: message.id, ok: false, refusal } : { id: message.id, ok: true };
    live.answers.keep(person, 'act', ack);
    if (refusal) live.house.metrics.refusedMessages.inc({ reason: refusal.code });
    live.house.metrics.ackSeconds.observe((live.house.time.now() - at.real) / 1000);
    reply(ack);
  });
}

function fault(live: LiveTable, error: unknown): Refusal {
  live.house.log.error({ err: error, code: live.code }, 'a game stumbled');
  return refuseTable('internal');
}

async function submit(live: LiveTable, person: string, { id, action, round }: Act, at: Stamp): Promise<Refusal | undefined> {
  const asked = live.running;
  if (!asked) return refuseTable('no-game');
  if (round !== undefined && round !== live.table.row.round) return refuseTable('other-game');
  const seat = personOf(live.table, person)?.seat ?? -1;
  if (seat < 0) return refuseTable('no-seat');
  if (asked.known.has(key(seat, id))) return undefined;
  const parsed = asked.game.parse(action);
  if (!parsed) return refuseTable('malformed');
  if (live.table.row.paused) return refuseTable('paused');
  const now = at.match === asked.stored.id ? at.at : live.clock.now();
  await ringUntil(live, now); // a deadline falls before an action of the same millisecond
  const match = live.running;
  if (!match) return refuseTable('no-game');
  return decide(live, match, seat, parsed, Math.max(now, match.at), id);
}

/** Judges, writes down and shows one action. */
async function decide(
  live: LiveTable,
  match: Match,
  seat: Seat | null,
  action: ActionBase | TableAction,
  at: Millis,
  id: string,
): Promise<Refusal | undefined> {
  const step = judge(match, seat, action, at, id, live.house.lexicon(match.game.graph(match.stored.language)));
  if ('code' in step) return step;
  try {
    if ((await live.house.store.append(step.row)) === 'known') return undefined;
  } catch (error) {
    return live.notSaved(error);
  }
  live.match = advance(match, step.row, step.state);
  if (step.result) await conclude(live, step.result);
  else live.clock.alarm(match.game.deadline(step.state));
  live.publish();
  tell(live, match, step);
  return undefined;
}

/** A result that cannot be written down now is tried again; until then the game shows itself as over. */
async function conclude(live: LiveTable, result: Result): Promise<void> {
  live.clock.alarm(undefined);
  try {
    await finish(live, result);
  } catch (error) {
    live.notSaved(error);
    live.timer('finish', RETRY, () => void live.queue.add(() => conclude(live, result).then(() => live.publish())));
  }
}

function tell(live: LiveTable, { game }: Match, { events, states }: Step): void {
  const learns = (viewer: Viewer): readonly Notice[] =>
    events.map((event, i) => game.show(event, states[i], viewer)).filter((notice): notice is Notice => notice !== undefined);
  live.showing(() => live.wire?.notices(learns));
}

/** Submits an action of the table itself, after every deadline up to now. */
export async function actAsTable(live: LiveTable, action: TableAction): Promise<void> {
  const now = live.clock.now();
  await ringUntil(live, now);
  const refusal = await submitAsTable(live, action, now);
  if (refusal) live.house.log.error({ code: live.code, action, refusal: refusal.code }, 'a game refused its table');
}

async function submitAsTable(live: LiveTable, action: TableAction, at: Millis): Promise<Refusal | undefined> {
  const match = live.running;
  return match && decide(live, match, null, action, Math.max(at, match.at), `${action.type}-${match.seq + 1}`);
}

/** Lets every deadline up to this game time happen, each at its own time. */
async function ringUntil(live: LiveTable, now: Millis): Promise<void> {
  for (let n = 0; n < TIMEOUTS; n++) {
    const match = live.running;
    const deadline = match?.game.deadline(match.state);
    if (deadline === undefined || deadline > now) return;
    const refusal = await submitAsTable(live, { type: 'timeout' }, deadline);
    if (!refusal && live.match!.game.deadline(live.match!.state) !== deadline) continue;
    live.house.log.error({ code: live.code, game: match!.game.id, refusal: refusal?.code }, 'a deadline does not pass');
    return live.clock.alarm(undefined);
  }
}

/** The alarm of a table's clock. */
export const ring = (live: LiveTable): void => void live.queue.add(() => ringUntil(live, live.clock.now()));
