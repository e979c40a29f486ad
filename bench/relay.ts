// The floor: a bare `ws` server that passes on as many bytes as the game would, and judges nothing.
// With a file as argument it is the durable floor: each message is written there and synced to disk before it is passed on.
// A message's first 16 bytes are four numbers: id, and the lengths of patch, notice and acknowledgement.
import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { WebSocketServer, type WebSocket } from 'ws';
import type { AddressInfo } from 'node:net';

const file = process.argv[2];
const journal = file === undefined ? undefined : openSync(file, 'a');
const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const table = request.url ?? '';
  const people = tables.get(table) ?? new Set<WebSocket>();
  tables.set(table, people.add(socket));
  socket.on('close', () => people.delete(socket));
  socket.on('message', (data: Buffer) => {
    const id = data.readUInt32LE(0), patch = data.readUInt32LE(4), notice = data.readUInt32LE(8), ack = data.readUInt32LE(12);
    const part = (kind: number, length: number): Buffer => {
      const out = Buffer.alloc(Math.max(8, length));
      out.writeUInt32LE(kind, 0);
      out.writeUInt32LE(id, 4);
      return out;
    };
    if (journal !== undefined) {
      writeSync(journal, data);
      fdatasyncSync(journal);
    }
    for (const one of people) one.send(part(1, patch));
    if (notice > 0) for (const one of people) one.send(part(2, notice));
    socket.send(part(3, ack));
  });
});
server.on('listening', () => { console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`); });
process.on('SIGTERM', () => { process.exit(0); });
