// Coming and going: back to one's own seat, dropped, gone for good.
import type { Refusal } from '../../shared/game.ts';
import { refuseTable } from '../../shared/table-refusals.ts';
import { lookAgain } from './gone.ts';
import { actAsTable } from './judge.ts';
import type { LiveTable } from './live-table.ts';
import { personOf, type Table } from './model.ts';
import { admit, drop, replaceLostHost, settled, type Newcomer } from './seats.ts';
import { isBack } from './waiting.ts';
import type { Wire } from './wire.ts';

/** Brings somebody in through this room, to the seat that is his. Refusals: `moved`, `removed`, `table-full`, `not-saved`, `internal`. */
export async function enter(live: LiveTable, who: Newcomer, wire: Wire): Promise<Refusal | undefined> {
  let answer: Refusal | undefined = refuseTable('internal'); // stays when the job stumbles
  await live.queue.add(async () => {
    answer = live.wire === wire ? await comeIn(live, who) : refuseTable('moved');
  });
  return answer;
}

async function comeIn(live: LiveTable, who: Newcomer): Promise<Refusal | undefined> {
  const { house } = live;
  const before = live.table;
  const now = house.time.now();
  const nobodyWas = !before.people.some((p) => p.online);
  const admitted = admit(nobodyWas ? forgiven(before, now) : before, who, house.games, house.time.date());
  if ('code' in admitted) return admitted;
  const next = settled(before, replaceLostHost(admitted, now, house.spans), house.games);
  const refusal = await live.commit(next);
  if (refusal) return refusal;
  house.metrics.joins.inc({ kind: personOf(before, who.person) ? 'back' : 'first' });
  await welcome(live, who.person);
  return undefined;
}

async function welcome(live: LiveTable, person: string): Promise<void> {
  live.timer('empty', undefined);
  isBack(live, person);
  const seat = personOf(live.table, person)?.seat ?? -1;
  if (live.running?.absent.has(seat)) await actAsTable(live, { type: 'present', of: seat });
  lookAgain(live);
  live.publish();
}

/** After nobody was there, everybody's absence counts from now: the first who is back must not make the others absent. */
const forgiven = (table: Table, now: number): Table => ({
  ...table,
  people: table.people.map((p) => (p.left ? p : { ...p, goneAt: now })),
});

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
