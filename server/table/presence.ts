// Coming and going: back to one's own seat, dropped, gone for good.
import type { Refusal } from '../../shared/game.ts';
import { keepSeatOptions } from './house-rules.ts';
import { submitAsTable } from './judge.ts';
import type { LiveTable } from './live-table.ts';
import { personOf, storedSeat, type Person, type Table } from './model.ts';
import { admit, drop, replaceLostHost, type Newcomer } from './seats.ts';
import { isBack } from './waiting.ts';

/** Brings somebody in, to the seat that is his. Refusals: `removed`, `not-saved`. */
export async function enter(live: LiveTable, who: Newcomer): Promise<Refusal | undefined> {
  let refusal: Refusal | undefined;
  await live.queue.add(async () => {
    refusal = await comeIn(live, who);
  });
  return refusal;
}

async function comeIn(live: LiveTable, who: Newcomer): Promise<Refusal | undefined> {
  const { house } = live,
    before = live.table,
    now = house.time.now();
  const max = house.games[before.row.next.game]?.seats.max ?? 0;
  const admitted = admit(before.people.some((p) => p.online) ? before : forgiven(before, now), who, max, house.time.date());
  if ('code' in admitted) return admitted;
  const next = keepSeatOptions(before, replaceLostHost(admitted, now, house.spans), house.games);
  if (isKept(before, next)) live.table = next;
  else {
    const refusal = await live.commit(next);
    if (refusal) return refusal;
  }
  house.metrics.joins.inc({ kind: personOf(before, who.person) ? 'back' : 'first' });
  await welcome(live, who.person);
  return undefined;
}

async function welcome(live: LiveTable, person: string): Promise<void> {
  live.timer('empty', undefined);
  isBack(live, person);
  const seat = personOf(live.table, person)?.seat ?? -1;
  if (live.running?.absent.has(seat)) await submitAsTable(live, { type: 'present', of: seat });
  lookAgain(live);
  live.publish();
}

/** After nobody was there, everybody's absence counts from now: the first who is back must not make the others absent. */
const forgiven = (table: Table, now: number): Table => ({
  ...table,
  people: table.people.map((p) => (p.left ? p : { ...p, goneAt: now })),
});

/** Whether the store need not hear of the difference. */
const isKept = (before: Table, after: Table): boolean =>
  before.row === after.row && JSON.stringify(before.people.map(storedSeat)) === JSON.stringify(after.people.map(storedSeat));

/** The wire of somebody is gone; `stillGone` is asked in his turn. */
export function exit(live: LiveTable, person: string, stillGone: () => boolean): Promise<void> {
  return live.queue.add(() => {
    if (!stillGone() || !personOf(live.table, person)?.online) return;
    live.house.metrics.drops.inc();
    live.table = drop(live.table, person, live.house.time.now());
    lookAgain(live);
    live.publish();
  });
}

/** When the table must next act because somebody is gone: monotonic ms. */
function nextLook(live: LiveTable): number | undefined {
  const {
      table,
      house: { spans },
    } = live,
    { absent } = live.running ?? { absent: new Set() };
  if (!table.people.some((p) => p.online)) return undefined;
  const due = table.people
    .filter((p) => !p.online)
    .flatMap((p) => [
      ...(live.running && p.seat >= 0 && !absent.has(p.seat) ? [p.left ? 0 : p.goneAt + spans.dropped] : []),
      ...(p.person === table.row.host ? [p.goneAt + spans.hostGone] : []),
    ]);
  return due.length > 0 ? Math.min(...due) : undefined;
}

/** Sets the timer for the next look at those who are gone. */
export function lookAgain(live: LiveTable): void {
  const {
      house: { time, spans },
    } = live,
    due = nextLook(live);
  live.timer('gone', due === undefined ? undefined : Math.max(0, due - time.now()), () => void live.queue.add(() => look(live)));
  if (live.table.people.some((p) => p.online)) live.timer('empty', undefined);
  else if (!live.timers.has('empty')) live.timer('empty', spans.empty, () => live.onEmpty?.());
}

const isAbsent = (live: LiveTable, p: Person): boolean =>
  p.seat >= 0 &&
  !p.online &&
  (p.left || live.house.time.now() - p.goneAt >= live.house.spans.dropped) &&
  !(live.running?.absent.has(p.seat) ?? true);

/** The host's place and the seats of those who are gone too long. */
export async function look(live: LiveTable): Promise<void> {
  const hosted = replaceLostHost(live.table, live.house.time.now(), live.house.spans);
  if (hosted !== live.table) await live.commit(hosted);
  for (const p of live.table.people) if (isAbsent(live, p)) await submitAsTable(live, { type: 'absent', of: p.seat });
  lookAgain(live);
  live.publish();
}
