// Four phones at each of many tables play Lexicon-Go against a real server: node bench/load-game.ts URL PLAN
import { randomBytes } from 'node:crypto';
import { Client, type Room } from 'colyseus.js';
import { games } from '../shared/games/index.ts';
import { roomView, type Ack, type Found, type RoomView, type WireState } from '../shared/protocol.ts';
import { stream } from '../shared/random.ts';
import { lexicon } from '../server/lexica.ts';
import { pace, SEATS, sleep, type Load, type Measured, type Plan } from './run-plan.ts';

const [url = '', planText = ''] = process.argv.slice(2);
const plan = JSON.parse(planText) as Plan;
const game = games['lexicon-go']!;
const words = lexicon(game.graph('de'));
const random = stream('bench', 0);
const PATCH = 15, DATA = 13;
const PATIENCE = 5000;

/** One phone, its wire watched below the SDK: what comes is stamped before it is decoded. */
interface Phone { readonly room: Room; readonly view: () => RoomView; heard(first: number, bytes: number): void; sent(bytes: number): void; answered(ack: Ack): void }

const ask = async (path: string, token?: string, body?: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url + path, { headers, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};
async function sitDown(code: string, token: string, name: string): Promise<Phone> {
  const { roomId } = await ask(`/api/table/${code}`, token) as Found;
  const client = new Client(url);
  client.auth.token = token;
  const room = await client.joinById(roomId, { token, name });
  room.reconnection.enabled = false;
  const phone: Phone = { room, view: () => roomView(room.state.toJSON() as WireState), heard: () => {}, sent: () => {}, answered: () => {} };
  const wire = room.connection.events;
  const inner = wire.onmessage!;
  wire.onmessage = (event: MessageEvent) => {
    const bytes = event.data as ArrayBuffer;
    phone.heard(new Uint8Array(bytes)[0]!, bytes.byteLength);
    inner(event);
  };
  const send = room.connection.send.bind(room.connection);
  room.connection.send = (data: Parameters<typeof send>[0]) => {
    phone.sent((data as Uint8Array).byteLength);
    send(data);
  };
  for (const silent of ['you', 'notices', 'moved']) room.onMessage(silent, () => {});
  room.onMessage('ack', (ack: Ack) => { phone.answered(ack); });
  return phone;
}
const id = (): string => randomBytes(9).toString('base64url');
const order = (phone: Phone, body: unknown): Promise<Ack> => new Promise((ok) => {
  phone.answered = ok;
  phone.room.send('order', { id: id(), order: body });
});
async function begin(people: readonly Phone[]): Promise<void> {
  for (const one of people.slice(1)) await order(one, { type: 'ready', ready: true });
  const ack = await order(people[0]!, { type: 'start' });
  if (!ack.ok) throw new Error(`the game does not start: ${JSON.stringify(ack)}`);
}
async function openTable(n: number): Promise<Phone[]> {
  const tokens = await Promise.all(Array.from({ length: SEATS }, async () => (await ask('/api/player', undefined, {}) as { token: string }).token));
  const { code } = await ask('/api/table', tokens[0], { game: 'lexicon-go', language: 'de' }) as { code: string };
  const people: Phone[] = [];
  for (const [i, token] of tokens.entries()) people.push(await sitDown(code, token, `T${n} P${i}`));
  await begin(people);
  return people;
}

const ms: number[] = [], acks: number[] = [], loads: Load[] = [];
let refused = 0;
/** One action of one table, measured; false when there was nothing to do or it was refused. */
async function act(people: readonly Phone[]): Promise<boolean> {
  const start = random.below(SEATS);
  for (let k = 0; k < SEATS; k++) {
    const from = people[(start + k) % SEATS]!, other = people[(start + k + 1) % SEATS]!;
    const room = from.view();
    if (room.phase === 'results') {
      await order(people[0]!, { type: 'rematch' });
      await begin(people);
      return false;
    }
    const seat = room.people.find((p) => p.name.endsWith(`P${people.indexOf(from)}`))!.seat;
    const action = game.sample({ table: room.table, mine: room.mine ?? {} }, seat, random, words, room.clock.now);
    if (action) return measure(from, other, action);
  }
  return false;
}
function measure(from: Phone, other: Phone, action: object): Promise<boolean> {
  return new Promise((done) => {
    const load = { up: 0, patch: 0, notice: 0, ack: 0 };
    let patched = 0, answered = 0, began = 0, before = 0;
    const ready = (ok: boolean): void => {
      clearTimeout(late);
      from.heard = other.heard = () => {};
      if (ok) {
        ms.push(patched);
        acks.push(answered);
        loads.push(load);
      }
      done(ok);
    };
    const late = setTimeout(() => { ready(false); }, PATIENCE);
    other.heard = (first, bytes) => {
      if (first === PATCH && !patched) {
        patched = performance.now() - began;
        load.patch = bytes;
      } else if (first === DATA) load.notice += bytes;
      if (patched && answered) ready(true);
    };
    from.heard = (first, bytes) => { if (first === DATA) before = bytes; };
    from.sent = (bytes) => { load.up = bytes; from.sent = () => {}; };
    from.answered = (ack) => {
      answered = performance.now() - began;
      load.ack = before;
      if (!ack.ok) { refused += 1; ready(false); } else if (patched) ready(true);
    };
    began = performance.now();
    from.room.send('act', { id: id(), action });
  });
}

const tables: Phone[][] = [];
for (let n = 0; n < plan.tables; n++) tables.push(await openTable(n));
await sleep(3500); // the first countdown
process.stderr.write('measuring\n');
await pace(plan, (t) => act(tables[t]!));
const out: Measured = { ms, acks, loads, refused };
process.stdout.write(JSON.stringify(out), () => { process.exit(0); });
