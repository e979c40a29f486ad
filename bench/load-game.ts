// Four phones at each of many tables play Lexicon-Go against a real server. Started by run.ts: load-game.ts URL PLAN
import { games } from '../shared/games/index.ts';
import type { Ack } from '../shared/protocol.ts';
import { stream } from '../shared/random.ts';
import { lexicon } from '../server/lexica.ts';
import { begin, DATA, newId, openTable, order, PATCH, type Phone } from './phone.ts';
import { SEATS, type Plan } from './plan.ts';
import { playSlices, type Attempt } from './slices.ts';

const [url = '', planText = ''] = process.argv.slice(2);
const plan = JSON.parse(planText) as Plan;
const GAME = 'lexicon-go';
const game = games[GAME]!,
  words = lexicon(game.graph('de')),
  random = stream('bench', 0);
/** An action that nobody has heard of after this (ms) is lost. */
const PATIENCE = 5000;
/** Tables opened at the same time. */
const ABREAST = 8;

/** From the action to both its patch at `other` and its acknowledgement at `from`. */
function measure(from: Phone, other: Phone, action: object): Promise<Attempt> {
  return new Promise((done) => {
    const load = { up: 0, patch: 0, notice: 0, ack: 0 };
    let seen = 0,
      acked = 0,
      latest = 0;
    const end = (attempt: Attempt): void => {
      clearTimeout(late);
      from.heard = other.heard = () => undefined;
      done(attempt);
    };
    const late = setTimeout(() => end('lost'), PATIENCE);
    const both = (): void => {
      if (seen && acked) end({ seen, acked, load });
    };
    other.heard = (kind, bytes) => {
      if (kind === DATA) load.notice += bytes;
      if (kind !== PATCH || seen) return;
      seen = performance.now() - began;
      load.patch = bytes;
      both();
    };
    from.heard = (kind, bytes) => {
      if (kind === DATA) latest = bytes;
    };
    from.answered = (ack: Ack) => {
      if (!ack.ok) return end('refused');
      acked = performance.now() - began;
      load.ack = latest;
      both();
    };
    from.sent = (bytes) => {
      load.up = bytes;
      from.sent = () => undefined;
    };
    const began = performance.now();
    from.room.send('act', { id: newId(), action });
  });
}

/** The next action of one table: by anybody who can do something, seen by the next one. A finished game begins again. */
async function act(people: readonly Phone[]): Promise<Attempt> {
  const first = random.below(SEATS);
  for (let k = 0; k < SEATS; k++) {
    const from = people[(first + k) % SEATS]!,
      room = from.view();
    if (room.phase === 'results') {
      await order(people[0]!, { type: 'rematch' });
      await begin(people);
      return 'nothing';
    }
    const seat = room.people.find((p) => p.name === from.name)!.seat;
    const action = game.sample({ table: room.table, mine: room.mine ?? {} }, seat, random, words, room.clock.now);
    if (action) return measure(from, people[(first + k + 1) % SEATS]!, action);
  }
  return 'nothing';
}

const tables: Phone[][] = [];
const numbers = Array.from({ length: plan.tables }, (_, n) => n).values();
await Promise.all(
  Array.from({ length: ABREAST }, async () => {
    for (const n of numbers) {
      const names = Array.from({ length: SEATS }, (_, i) => `T${n} P${i}`);
      tables[n] = await openTable(url, GAME, names);
    }
  }),
);
playSlices(plan, (table) => act(tables[table]!));
