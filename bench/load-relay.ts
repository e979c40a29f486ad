// Plays the bytes of a game through a bare relay, at the same pace. Started by run.ts: load-relay.ts URL PLAN
import { SEATS, type Load, type Plan } from './plan.ts';
import { playSlices, type Attempt } from './slices.ts';

const [url = '', planText = ''] = process.argv.slice(2);
const plan = JSON.parse(planText) as Plan;

interface Phone {
  readonly socket: WebSocket;
  heard: (kind: number, id: number) => void;
}
/** What the relay sends: see relay.ts. */
const PATCH = 1,
  ACK = 3;

function connect(table: number): Promise<Phone> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/${table}`);
    socket.binaryType = 'arraybuffer';
    const phone: Phone = { socket, heard: () => undefined };
    socket.addEventListener('message', ({ data }) => {
      const head = new DataView(data as ArrayBuffer);
      phone.heard(head.getUint32(0, true), head.getUint32(4, true));
    });
    socket.addEventListener('open', () => done(phone));
    socket.addEventListener('error', () => fail(new Error('the relay does not answer')));
  });
}

let count = 0,
  loads: readonly Load[] = [];
function act(people: readonly Phone[]): Promise<Attempt> {
  const id = count++,
    load = loads[id % loads.length]!;
  const from = people[id % SEATS]!,
    other = people[(id + 1) % SEATS]!;
  const up = new DataView(new ArrayBuffer(Math.max(16, load.up)));
  [id, load.patch, load.notice, load.ack].forEach((n, i) => up.setUint32(i * 4, n, true));
  return new Promise((done) => {
    let seen = 0,
      acked = 0;
    const began = performance.now();
    const hear = (kind: number, of: number): void => {
      if (of !== id) return;
      if (kind === PATCH) seen ||= performance.now() - began;
      else if (kind === ACK) acked = performance.now() - began;
      if (seen && acked) done({ seen, acked, load });
    };
    other.heard = (kind, of) => kind === PATCH && hear(kind, of);
    from.heard = (kind, of) => kind === ACK && hear(kind, of);
    from.socket.send(up.buffer);
  });
}

const tables: Phone[][] = [];
for (let n = 0; n < plan.tables; n++) tables.push(await Promise.all(Array.from({ length: SEATS }, () => connect(n))));
playSlices(
  plan,
  (table) => act(tables[table]!),
  (slice) => {
    ({ loads } = slice);
  },
);
