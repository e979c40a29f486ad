import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { quietly } from '../config.ts';
import { frameworkLog } from '../log.ts';
import { openDoors } from './doors.ts';
import { guardedServer } from './guard.ts';
import { openHouse, type House } from './house.ts';

// The guard holds the door; this looks whether Colyseus itself is closed behind it, as it stands behind the real one.
let house: House;
let roomId: string;
let at: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  house = await openHouse();
  const { matchMaker, Room, Server, WebSocketTransport } = await quietly(() => import('colyseus'));
  const http = guardedServer(house.config, house.metrics);
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(house.log),
    transport: new WebSocketTransport({ server: http, maxPayload: house.config.frameBytes }),
    express: (app) => openDoors(app, { ...house, controller: matchMaker.controller }),
  });
  server.define(
    'lexicon-go',
    class extends Room {
      static override async onAuth(
        _token: string,
        _options: unknown,
        context: { ip?: string | undefined },
      ): Promise<{ ip: string | undefined }> {
        return { ip: context.ip };
      }
      override onCreate(): void {
        this.onMessage('*', () => {});
      }
      override onJoin(client: { auth?: { ip?: string } }): void {
        void this.setMetadata({ ip: client.auth?.ip });
      }
    },
  );
  await server.listen(0, '127.0.0.1');
  ({ roomId } = await matchMaker.createRoom('lexicon-go', {}));
  at = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  stop = () => server.gracefullyShutdown(false);
});
afterAll(async () => {
  await stop();
  await house.close();
});
/** By the one road: reserve, then connect. */
async function come(headers: Record<string, string> = {}): Promise<WebSocket> {
  const { sessionId, processId } = (await (await post(`/matchmake/joinById/${roomId}`, headers)).json()) as {
    sessionId: string;
    processId: string;
  };
  const socket = new WebSocket(`ws://${at}/${processId}/${roomId}?sessionId=${sessionId}`, { headers });
  await once(socket, 'open');
  return socket;
}
const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://${at}${path}`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } });

test('a seat is reserved by room id, and by nothing else', async () => {
  const { matchMaker } = await import('colyseus');
  expect((await post(`/matchmake/joinById/${roomId}`)).status).toBe(200);
  expect((await post('/matchmake/create/lexicon-go')).status).toBe(404);
  await expect(matchMaker.controller.invokeMethod('create', 'lexicon-go', {}, { ip: '', headers: new Headers() })).rejects.toThrow(
    /invalid method/,
  );
});

test('no answer allows another page to read it', async () => {
  for (const answer of [
    await post(`/matchmake/joinById/${roomId}`, { origin: `http://${at}` }),
    await fetch(`http://${at}/health`),
    await fetch(`http://${at}/`),
  ]) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  expect((await post(`/matchmake/joinById/${roomId}`, { origin: 'https://evil.example' })).status).toBe(403);
});

test('a room learns the address of the connection, not the one that was claimed', async () => {
  const { matchMaker } = await import('colyseus');
  const socket = await come({ 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6' });
  await expect.poll(async () => (await matchMaker.query({ roomId }))[0]?.metadata as unknown).toEqual({ ip: '127.0.0.1' });
  socket.close();
});

test('a frame over the limit closes its socket', async () => {
  const socket = await come(),
    closed = once(socket, 'close');
  socket.send(Buffer.alloc(house.config.frameBytes + 1));
  expect((await closed)[0]).toBe(1009);
});

test('the first page is ours, not that of the framework', async () => {
  expect(await (await fetch(`http://${at}/`)).text()).toContain('<title>Logodrome</title>');
});
