import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openHouse, type House } from './house.ts';

let house: House;
const open = async (env = {}) => {
  house = await openHouse(env);
};
afterEach(() => house.close());
const statuses = async (count: number, ask: (i: number) => Promise<Response>): Promise<Record<number, number>> => {
  const seen: Record<number, number> = {};
  for (let i = 0; i < count; i++) {
    const { status } = await ask(i);
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
};
/** Writes bytes as they are and reads the first line of the answer. */
const speak = (text: string) =>
  new Promise<string>((done, failed) => {
    let answer = '';
    const socket = connect(house.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += String(chunk);
      if (answer.includes('\r\n')) {
        socket.destroy();
        done(answer.split('\r\n', 1)[0]!);
      }
    });
    socket.on('error', failed).on('close', () => done(answer));
  });

const forged = (i: number) => ({
  'x-forwarded-for': `9.9.9.${i}`,
  'x-real-ip': `9.9.8.${i}`,
  'x-client-ip': `9.9.7.${i}`,
  forwarded: `for=9.9.6.${i}`,
});

const through = (real: string, i: number) => house.tell('/matchmake/joinById/room-1', {}, { 'x-forwarded-for': `9.9.9.${i}, ${real}` });

const upgrade = (origin: string) =>
  speak(
    `GET /p/room-1?sessionId=x HTTP/1.1\r\nHost: localhost:1\r\n${origin}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );

const from = (authorization: string) => house.ask('/metrics', { headers: { authorization, 'x-forwarded-for': '8.8.8.8' } });

describe('size', () => {
  test('a body over 8 KB is turned away before anything reads it', async () => {
    await open();
    for (const path of ['/api/table', '/matchmake/joinById/room-1']) {
      expect((await house.tell(path, { game: 'x'.repeat(9000), language: 'de' })).status).toBe(413);
    }
    expect(await house.refused('too-large')).toBe(2);
  });
  test('twenty megabytes are not even received', async () => {
    await open();
    const before = process.memoryUsage().rss;
    const answer = await house.tell('/matchmake/joinById/room-1', { x: 'y'.repeat(20_000_000) }).then(
      (a) => a.status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(answer);
    expect(await house.refused('too-large')).toBe(1);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000); // the test's own string and its copy
  });
  test('a body of unknown length is turned away', async () => {
    await open();
    expect(await speak('POST /matchmake/joinById/r HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')).toMatch(/^HTTP\/1.1 413 /);
    expect(await speak('POST /api/player HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
  });
});

describe('frequency', () => {
  test('table entries are counted by address', async () => {
    await open({ LIMIT_JOINS: '5' });
    expect(await statuses(20, () => house.tell('/matchmake/joinById/room-1', {}))).toEqual({ 404: 5, 429: 15 });
    expect(await house.refused('slow-down')).toBe(15);
  });
  test('an address cannot be made up', async () => {
    await open({ LIMIT_JOINS: '5' });
    expect(await statuses(20, (i) => house.tell('/matchmake/joinById/room-1', {}, forged(i)))).toEqual({ 404: 5, 429: 15 });
  });
  test('behind a proxy of ours each guest counts by himself, and still none can be made up', async () => {
    await open({ LIMIT_JOINS: '5', TRUST_PROXY: '1' });
    expect(await statuses(10, (i) => through('1.1.1.1', i))).toEqual({ 404: 5, 429: 5 });
    expect(await statuses(10, (i) => through('2.2.2.2', i))).toEqual({ 404: 5, 429: 5 });
  });
  test('new players are counted by address', async () => {
    await open({ LIMIT_PLAYERS: '3' });
    expect(await statuses(5, () => house.ask('/api/player', { method: 'POST' }))).toEqual({ 200: 3, 429: 2 });
  });
  test('new tables are counted by player', async () => {
    await open({ LIMIT_TABLES: '2' });
    const wanted = { game: 'lexicon-go', language: 'de' };
    expect(await statuses(4, () => house.tell('/api/table', wanted))).toEqual({ 200: 2, 429: 2 });
    expect((await house.tell('/api/table', wanted, { authorization: `Bearer ${house.identity.issue()}` })).status).toBe(200);
  });
  test('ten wrong codes a minute, then not even the right one is told', async () => {
    await open();
    expect(await statuses(12, () => house.tell('/api/table/XXXXX'))).toEqual({ 404: 10, 429: 2 });
    expect((await house.tell('/api/table/KRAFT')).status).toBe(429);
    expect(await house.refused('slow-down')).toBe(3);
  });
  test('right codes cost nothing of that', async () => {
    await open();
    expect(await statuses(30, () => house.tell('/api/table/KRAFT'))).toEqual({ 200: 30 });
  });
  test('all questions together are counted, too; pages and health are not', async () => {
    await open({ LIMIT_REQUESTS: '5' });
    expect(await statuses(8, () => house.ask('/api/address'))).toEqual({ 200: 5, 429: 3 });
    expect(await statuses(8, () => house.ask('/health'))).toEqual({ 200: 8 });
    expect(await statuses(8, () => house.ask('/'))).toEqual({ 200: 8 });
  });
});

describe('origin', () => {
  test.each(['https://evil.example', 'http://127.0.0.1:1', 'null', 'nonsense'])('a page from %s gets nothing', async (origin) => {
    await open();
    for (const path of ['/api/address', '/health', '/']) {
      const answer = await house.ask(path, { headers: { origin } });
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'foreign-origin' }]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await house.refused('foreign-origin')).toBe(3);
  });
  test('our own page is let in, by whatever name it was opened', async () => {
    await open();
    expect((await house.ask('/api/address', { headers: { origin: house.at } })).status).toBe(200);
    expect(await speak('GET /health HTTP/1.1\r\nHost: party.local:2567\r\nOrigin: http://party.local:2567\r\n\r\n')).toBe(
      'HTTP/1.1 200 OK',
    );
  });
  test('PUBLIC_URL is ours even when a proxy changes the Host', async () => {
    await open({ PUBLIC_URL: 'https://games.example' });
    expect((await house.ask('/health', { headers: { origin: 'https://games.example' } })).status).toBe(200);
    expect((await house.ask('/health', { headers: { origin: 'https://games.example.evil' } })).status).toBe(403);
  });
  test('a socket from a foreign page is not opened', async () => {
    await open();
    expect(await upgrade('Origin: https://evil.example\r\n')).toBe('HTTP/1.1 403 Forbidden');
    expect(await house.refused('foreign-origin')).toBe(1);
  });
  test('sockets are counted by address', async () => {
    await open({ LIMIT_JOINS: '3' });
    house.http.on('upgrade', (_req, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    const answers: string[] = [];
    for (let i = 0; i < 5; i++)
      answers.push(await speak('GET /p/r HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'));
    expect(answers.map((a) => a.split(' ')[1])).toEqual(['101', '101', '101', '429', '429']);
  });
});

describe('ways', () => {
  test.each(['create', 'joinOrCreate', 'join', 'reconnect', 'joinById/room-1/more', 'joinById', ''])(
    '/matchmake/%s is no way in',
    async (method) => {
      await open();
      const answer = await house.tell(`/matchmake/${method}${method.includes('/') || method.endsWith('Id') ? '' : '/lexicon-go'}`, {});
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'no-such-way' }]);
    },
  );
  test.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH'])('%s is asked by nobody of ours', async (method) => {
    await open();
    expect((await house.ask('/api/player', { method })).status).toBe(405);
  });
});

describe('metrics', () => {
  test('are not for anybody who came through a proxy that we do not know', async () => {
    await open();
    expect((await house.ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(403);
    expect(await house.refused('not-for-you')).toBe(1);
  });
  test('are not for guests of our own proxy, even on this machine', async () => {
    await open({ TRUST_PROXY: '1' });
    expect((await house.ask('/metrics', { headers: { 'x-forwarded-for': '8.8.8.8' } })).status).toBe(403);
    expect((await house.ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1, 8.8.8.8' } })).status).toBe(403);
    expect((await house.ask('/metrics')).status).toBe(200);
  });
  test('are for whoever has the secret', async () => {
    await open({ METRICS_SECRET: 'sesame', TRUST_PROXY: '1' });
    expect((await from('Bearer sesame')).status).toBe(200);
    expect((await from('Bearer sesam')).status).toBe(403);
    expect((await from('')).status).toBe(403);
  });
});
