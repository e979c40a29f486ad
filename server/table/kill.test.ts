// The server is killed (-9) under the load of four phones: in a game, between rounds, at the results, in the lobby. It starts again, the
// same phones go on where they were, and nothing that was acknowledged is lost or happens twice. KILLS=20 for a long run.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { OrderBody } from '../../shared/protocol.ts';
import { stream } from '../../shared/random.ts';
import { ChildServer } from './phones/child.ts';
import { newId, Phone } from './phones/phone.ts';
import { idea } from './phones/play.ts';

const KILLS = Number(process.env['KILLS'] ?? 3);
const SEED = process.env['SEED'] ?? String(Date.now());
const MOMENTS = ['game', 'results', 'lobby', 'between'] as const;
const nap = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

const server = new ChildServer();
afterAll(async () => {
  await server.end('SIGKILL');
  server.clear();
});

/** A person who plays, comes back whenever the wire is gone, and sends again what was not answered. */
class Person {
  phone: Phone;
  readonly random;
  readonly accepted: { readonly id: string; readonly seat: number }[] = [];
  /** Whether the table is locked, as the last acknowledged order of this person said. */
  locked: boolean | undefined;
  private pending: { readonly kind: 'act' | 'order'; readonly id: string; readonly body: object } | undefined;
  /** Seat by number of the game: must stay the same through every kill. */
  readonly seats = new Map<number, number>();
  comebacks = 0;
  on = true;

  constructor(phone: Phone) {
    this.phone = phone;
    this.random = stream(SEED, phone.name.length + phone.name.codePointAt(0)!);
  }
  async live(code: string): Promise<void> {
    while (this.on || this.pending) {
      if (await this.comeIn(code)) while ((this.on || this.pending) && this.phone.closes.length === 0) await this.step();
    }
  }
  private async comeIn(code: string): Promise<boolean> {
    const fresh = this.phone.again();
    try {
      await fresh.join(code);
    } catch {
      await nap(50);
      return false;
    }
    this.phone = fresh;
    this.comebacks += 1;
    if (this.pending) this.send();
    return true;
  }
  private send(): void {
    const { kind, id, body } = this.pending!;
    try {
      this.phone.room!.send(kind, { id, ...body });
    } catch {
      // the wire is gone: it goes out again after the return
    }
  }
  private async step(): Promise<void> {
    const { view, you } = this.phone;
    const answered = this.pending && this.phone.acks.get(this.pending.id);
    if (view!.phase === 'game' && you.seat >= 0) {
      expect(this.seats.get(view!.round) ?? you.seat).toBe(you.seat);
      this.seats.set(view!.round, you.seat);
    }
    if (answered) {
      if (answered.ok && this.pending!.kind === 'act') this.accepted.push({ id: answered.id, seat: you.seat });
      if (answered.ok && this.pending!.kind === 'order') this.locked = lockOf(this.pending!.body) ?? this.locked;
      this.pending = undefined;
    }
    if (!this.pending && this.on) {
      const wish = this.wish();
      if (wish) {
        this.pending = { id: newId(), ...wish };
        this.send();
      }
    }
    await nap(8 + this.random.below(12));
  }
  private wish(): { kind: 'act' | 'order'; body: object } | undefined {
    const { view, me } = this.phone;
    const host = view!.host === me.id;
    if (view!.phase === 'game') {
      const action = idea(this.phone, this.random);
      return action && { kind: 'act', body: { action, round: view!.round } };
    }
    if (this.random.below(6) > 0) return undefined; // people look at the results, and at each other
    if (view!.phase === 'results') return host ? { kind: 'order', body: { order: { type: 'rematch' } } } : undefined;
    if (!host) return me.ready ? undefined : { kind: 'order', body: { order: { type: 'ready', ready: true } } };
    return {
      kind: 'order',
      body: { order: view!.people.every((p) => p.ready || p.id === me.id) ? { type: 'start' } : { type: 'lock', locked: !view!.locked } },
    };
  }
}

const lockOf = (body: object): boolean | undefined => {
  const { order } = body as { readonly order?: OrderBody };
  return order?.type === 'lock' ? order.locked : undefined;
};

interface Row {
  readonly match: string;
  readonly seq: number;
  readonly seat: number;
  readonly id: string;
}
/** What the store holds after all. */
function kept(code: string): { readonly rows: readonly Row[]; readonly locked: boolean } {
  const db = new DatabaseSync(join(server.dir, 'logodrome.sqlite'));
  const rows = db.prepare('select match, seq, seat, id from journal order by match, seq').all() as unknown as Row[];
  const { locked } = db.prepare('select locked from "table" where code = ?').get(code) as { locked: number };
  db.close();
  return { rows, locked: locked === 1 };
}

const atMoment = (moment: (typeof MOMENTS)[number], { phone: { view } }: Person): boolean =>
  moment === 'between' ? view!.phase === 'game' && view!.table['phase'] === 'ended' : view!.phase === moment;

test(`${KILLS} kills lose nothing that was acknowledged (seed ${SEED})`, { timeout: 60_000 + KILLS * 30_000 }, async () => {
  await server.start();
  const phones = await Promise.all(['Mia', 'Tomi', 'Ada', 'Ben'].map((name) => Phone.make(server.url, name)));
  const code = await phones[0]!.open('lexicon-go');
  for (const phone of phones) await phone.join(code);
  await phones[0]!.order({ type: 'options', options: { rounds: 2 } });
  const people = phones.map((phone) => new Person(phone));
  const lives = people.map((person) => person.live(code));
  const random = stream(SEED, 0);
  const waits: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const moment = MOMENTS[kill % MOMENTS.length]!;
    const before = people.map((p) => p.comebacks);
    await expect.poll(() => atMoment(moment, people[0]!), { timeout: 60_000, interval: 5 }).toBe(true);
    await nap(random.below(moment === 'game' ? 1500 : 60));
    await server.end('SIGKILL');
    const since = performance.now();
    await server.start();
    await expect.poll(() => people.every((p, i) => p.comebacks > before[i]!), { timeout: 30_000, interval: 20 }).toBe(true);
    waits.push(Math.round(performance.now() - since));
  }
  await nap(1500);
  for (const person of people) person.on = false;
  await Promise.all(lives);
  await server.end('SIGKILL');
  const { rows, locked } = kept(code);
  const accepted = people.flatMap((p) => p.accepted);
  console.log(
    `kills ${KILLS}, acknowledged ${accepted.length}, journal ${rows.length}, back after ms ${waits.toSorted((a, b) => a - b).join(' ')}`,
  );
  expect(accepted.length).toBeGreaterThan(5 * KILLS);
  const times = Map.groupBy(rows, ({ seat, id }) => `${seat}/${id}`);
  expect(accepted.filter(({ seat, id }) => times.get(`${seat}/${id}`)?.length !== 1)).toEqual([]);
  for (const match of Map.groupBy(rows, (row) => row.match).values())
    expect(match.map((row) => row.seq)).toEqual(match.map((_, i) => i + 1));
  expect(locked).toBe(people[0]!.locked ?? false);
});
