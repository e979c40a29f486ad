// The floor: a bare `ws` server that passes on as many bytes as the game would, and judges nothing.
// With a file as argument it is the durable floor: nothing is passed on before it is in that file and on the disk.
// A message's first 16 bytes are four numbers: id, and the lengths of patch, notice and acknowledgement.
import { fdatasync, openSync, writeSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

const file = process.argv[2];
const journal = file === undefined ? undefined : openSync(file, 'a');
const tables = new Map<string, Set<WebSocket>>();

function part(kind: number, id: number, length: number): Buffer {
  const out = Buffer.alloc(Math.max(8, length));
  out.writeUInt32LE(kind, 0);
  out.writeUInt32LE(id, 4);
  return out;
}
function pass(data: Buffer, from: WebSocket, people: ReadonlySet<WebSocket>): void {
  const [id, patch, notice, ack] = [0, 4, 8, 12].map((at) => data.readUInt32LE(at)) as [number, number, number, number];
  for (const one of people) one.send(part(1, id, patch));
  if (notice > 0) for (const one of people) one.send(part(2, id, notice));
  from.send(part(3, id, ack));
}

let waiting: (() => void)[] = [],
  syncing = false;
/** One sync at a time; all that came meanwhile share the next. */
function sync(fd: number): void {
  if (syncing || waiting.length === 0) return;
  const group = waiting;
  waiting = [];
  syncing = true;
  fdatasync(fd, (error) => {
    if (error) throw error;
    syncing = false;
    for (const go of group) go();
    sync(fd);
  });
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const table = request.url ?? '',
    people = tables.get(table) ?? new Set<WebSocket>();
  tables.set(table, people.add(socket));
  socket.on('close', () => people.delete(socket));
  socket.on('message', (data: Buffer) => {
    if (journal === undefined) return pass(data, socket, people);
    writeSync(journal, data);
    waiting.push(() => pass(data, socket, people));
    sync(journal);
  });
});
server.on('listening', () => console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
