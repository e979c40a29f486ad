// Plays the bytes of a run through the bare relay at the same pace: node bench/load-relay.ts URL PLAN LOADS-FILE
import { readFileSync } from 'node:fs';
import { pace, SEATS, type Load, type Measured, type Plan } from './run-plan.ts';

const [url = '', planText = '', file = ''] = process.argv.slice(2);
const plan = JSON.parse(planText) as Plan;
const loads = JSON.parse(readFileSync(file, 'utf8')) as Load[];
const ms: number[] = [], acks: number[] = [];

interface Phone { readonly socket: WebSocket; heard(kind: number, id: number): void }
const connect = (table: number): Promise<Phone> => new Promise((ok, no) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${table}`);
  socket.binaryType = 'arraybuffer';
  const phone: Phone = { socket, heard: () => {} };
  socket.addEventListener('message', ({ data }) => {
    const view = new DataView(data as ArrayBuffer);
    phone.heard(view.getUint32(0, true), view.getUint32(4, true));
  });
  socket.addEventListener('open', () => { ok(phone); });
  socket.addEventListener('error', () => { no(new Error('the relay does not answer')); });
});
const tables: Phone[][] = [];
for (let t = 0; t < plan.tables; t++) tables.push(await Promise.all(Array.from({ length: SEATS }, () => connect(t))));

let count = 0;
await pace(plan, (t) => new Promise((done) => {
  const id = count++;
  const load = loads[id % loads.length]!;
  const people = tables[t]!;
  const from = people[id % SEATS]!, other = people[(id + 1) % SEATS]!;
  const up = new DataView(new ArrayBuffer(Math.max(16, load.up)));
  [id, load.patch, load.notice, load.ack].forEach((n, i) => { up.setUint32(i * 4, n, true); });
  let seen = 0;
  const hear = (kind: number, series: number[]) => (what: number, of: number): void => {
    if (what !== kind || of !== id) return;
    series.push(performance.now() - began);
    if (++seen === 2) done(true);
  };
  other.heard = hear(1, ms);
  from.heard = hear(3, acks);
  const began = performance.now();
  from.socket.send(up.buffer);
}));
const out: Measured = { ms, acks, loads: [], refused: 0 };
process.stdout.write(JSON.stringify(out), () => { process.exit(0); });
