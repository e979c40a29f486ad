import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, PAGE, SCRIPT, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What is really sent: fetch would unpack it and tidy the path. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, failed) => {
    request({ port: house.port, host: '127.0.0.1', path, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', failed)
      .end();
  });

describe('pages', () => {
  test.each(['/', '/t/KRAFT', '/t/kraft', '/rules/lexicon-go', '/replay/abc'])(
    '%s is the one page, never from a stale cache',
    async (path) => {
      const answer = await house.ask(path);
      expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    },
  );
  test.each(['/nowhere', '/t', '/t/a/b', '/assets/none.js', '/admin'])('%s is no page', async (path) => {
    expect((await house.ask(path)).status).toBe(404);
  });
});

describe('files', () => {
  test('hashed ones are kept for ever, packed for who takes it', async () => {
    const plain = await raw('/assets/main-a1b2c3.js'),
      packed = await raw('/assets/main-a1b2c3.js', { 'accept-encoding': 'gzip, deflate' });
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(packed.body).toString()).toBe(SCRIPT);
    expect(packed.body.length).toBeLessThan(SCRIPT.length / 5);
    for (const answer of [plain, packed]) expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(packed.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await raw('/assets/main-a1b2c3.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  });
  test('others are asked for again, and answered "unchanged" until they change', async () => {
    const graph = join(house.config.dist, 'lexica', 'de.graph'),
      take = { 'accept-encoding': 'gzip' };
    const first = await raw('/lexica/de.graph', take),
      etag = String(first.headers['etag']);
    expect([first.status, first.headers['cache-control'], gunzipSync(first.body).length]).toEqual([200, 'no-cache', 5000]);
    expect((await raw('/lexica/de.graph', { ...take, 'if-none-match': etag })).status).toBe(304);
    writeFileSync(graph, Buffer.alloc(6000, 'more'));
    const changed = await raw('/lexica/de.graph', { ...take, 'if-none-match': etag });
    expect([changed.status, gunzipSync(changed.body).length]).toEqual([200, 6000]);
  });
  test.each([
    '/.built',
    '/assets/../.built',
    '/../data/keys.json',
    '/..%2fdata%2fkeys.json',
    '/%2e%2e/data/keys.json',
    '/assets/%00.js',
    '/assets/%',
    '//etc/passwd',
  ])('%s gives nothing away', async (path) => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const answer = await raw(path, headers);
      expect([400, 403, 404]).toContain(answer.status);
      expect(answer.body.toString()).not.toMatch(/secret|keys|persons/);
    }
  });
});

describe('headers', () => {
  test('a page may load only from here, and be framed only by itself', async () => {
    const answer = await house.ask('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split(';').map((part) => part.trim())).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' data: blob:",
      `connect-src 'self' ws://127.0.0.1:${house.port} wss://127.0.0.1:${house.port}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });
  test('a Host that is none never reaches the policy', async () => {
    const { headers } = await raw('/', { host: 'x; script-src *' });
    expect(headers['content-security-policy']).not.toContain('script-src *');
  });
  test('nothing tells what the server is made of', async () => {
    for (const path of ['/', '/health', '/nowhere', '/api/nowhere']) {
      const { headers } = await house.ask(path);
      expect(['x-powered-by', 'server', 'via', 'access-control-allow-origin'].filter((name) => headers.has(name))).toEqual([]);
    }
  });
});
