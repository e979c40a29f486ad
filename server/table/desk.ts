// Orders in their turn: judged, durable, shown, answered.
import type { Refusal } from '../../shared/game.ts';
import { CLOSE, type Ack, type Order } from '../../shared/protocol.ts';
import { refuseTable } from '../../shared/table-refusals.ts';
import { abandon, begin } from './course.ts';
import type { LiveTable } from './live-table.ts';
import { personOf } from './model.ts';
import { judgeOrder, type Outcome } from './orders.ts';
import { look } from './gone.ts';
import { settled } from './seats.ts';

/** Carries out one order of a person in its turn, and answers. */
export function give(live: LiveTable, person: string, { id, order }: Order, reply: (ack: Ack) => void): Promise<void> {
  return live.queue.add(async () => {
    const known = live.answers.find(person, 'order', id);
    if (known) return reply(known);
    const outcome = await carryOut(live, person, order).catch((error: unknown): Refusal => {
      live.house.log.error({ err: error, code: live.code, order: order.type }, 'an order stumbled');
      return refuseTable('internal');
    });
    const refusal = 'code' in outcome ? outcome : undefined;
    const ack: Ack = refusal ? { id, ok: false, refusal } : { id, ok: true };
    live.answers.keep(person, 'order', ack);
    if (refusal) live.house.metrics.refusedMessages.inc({ reason: refusal.code });
    reply(ack);
    if (!('code' in outcome) && outcome.effect?.does === 'close') live.wire?.close(outcome.effect.person, CLOSE[outcome.effect.why]);
  });
}

async function carryOut(live: LiveTable, person: string, order: Order['order']): Promise<Outcome | Refusal> {
  const { house } = live;
  const by = personOf(live.table, person);
  if (!by) return refuseTable('no-such-person');
  const outcome = judgeOrder(order, { table: live.table, by, games: house.games, spans: house.spans, now: house.time.now() });
  if ('code' in outcome) return outcome;
  const refusal = await fulfil(live, outcome);
  if (refusal) return refusal;
  await look(live); // who left is absent, and the clock and everybody's picture follow
  return outcome;
}

async function fulfil(live: LiveTable, { table, effect }: Outcome): Promise<Refusal | undefined> {
  if (effect?.does === 'begin') return begin(live);
  if (effect?.does === 'end') return abandon(live);
  return table === live.table ? undefined : live.commit(settled(live.table, table, live.house.games));
}
