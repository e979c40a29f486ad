// Those who are gone: what the table does about them, and when it looks again.
import { actAsTable } from './judge.ts';
import type { LiveTable } from './live-table.ts';
import type { Person } from './model.ts';
import { replaceLostHost } from './seats.ts';

/** A look that could do nothing is not repeated at once (ms). */
const SOON = 200;

/** When this person is absent to the running game (monotonic ms); undefined: he is not gone, has no seat, or the game knows. */
function absentAt(live: LiveTable, p: Person): number | undefined {
  const waits = live.running && p.seat >= 0 && !p.online && !live.running.absent.has(p.seat);
  return waits ? p.goneAt + (p.left ? 0 : live.house.spans.dropped) : undefined;
}

/** When the next of those who are gone must be looked at. While nobody is there, nobody is waited for. */
function nextLook(live: LiveTable): number | undefined {
  const { people, row } = live.table;
  if (!people.some((p) => p.online)) return undefined;
  const host = people.find((p) => p.person === row.host && !p.online);
  const due = [...people.map((p) => absentAt(live, p)), host && host.goneAt + live.house.spans.hostGone].filter((at) => at !== undefined);
  return due.length > 0 ? Math.min(...due) : undefined;
}

/** Sets the timers for those who are gone, and for the table that nobody is at. */
export function lookAgain(live: LiveTable): void {
  const { time, spans } = live.house;
  const due = nextLook(live);
  live.timer('gone', due === undefined ? undefined : Math.max(SOON, due - time.now()), () => void live.queue.add(() => look(live)));
  if (live.table.people.some((p) => p.online)) live.timer('empty', undefined);
  else if (!live.timers.has('empty')) live.timer('empty', spans.empty, () => live.onEmpty?.());
}

/** The place of a host who is gone too long, and the seats of those who are (RULES 0.6). */
export async function look(live: LiveTable): Promise<void> {
  const now = live.house.time.now();
  const hosted = replaceLostHost(live.table, now, live.house.spans);
  if (hosted !== live.table) await live.commit(hosted);
  for (const p of live.table.people) {
    const at = absentAt(live, p);
    if (at !== undefined && at <= now) await actAsTable(live, { type: 'absent', of: p.seat });
  }
  lookAgain(live);
  live.publish();
}
