// A whole server of doors on a free port, for the tests of this folder: real HTTP, real store, rooms that only pretend.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { readConfig, type Environment } from '../config.ts';
import { openIdentity } from '../identity/identity.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { openStore } from '../store/open.ts';
import { openDoors } from './doors.ts';
import { guardedServer } from './guard.ts';

/** What the built client of the tests holds. */
export const PAGE = '<!doctype html><title>Logodrome</title>';
export const SCRIPT = `console.log('${'tile '.repeat(500)}');`;

function builtClient(dist: string): void {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, 'lexica'));
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, '.built'), 'secret of the build');
  writeFileSync(join(dist, 'assets', 'main-a1b2c3.js'), SCRIPT);
  writeFileSync(join(dist, 'assets', 'font-a1b2c3.woff2'), 'font');
  writeFileSync(join(dist, 'lexica', 'de.graph'), Buffer.alloc(5000, 'word'));
}

/** Everything a test needs; limits as they are by default unless `env` says otherwise. */
export async function openHouse(env: Environment = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'house-')),
    dist = join(dir, 'dist');
  builtClient(dist);
  const config = readConfig({ DATA_DIR: join(dir, 'data'), DIST_DIR: dist, ...env });
  const metrics = createMetrics(),
    store = await openStore(config, metrics),
    identity = openIdentity(config.dataDir);
  const known = new Map([['KRAFT', { code: 'KRAFT', game: 'lexicon-go', roomId: 'room-1' }]]);
  const tables = {
    create: async (_player: string, game: string) => (game === 'lexicon-go' ? 'KRAFT' : undefined),
    find: async (code: string) => known.get(code),
  };
  let open = true;
  const http = guardedServer(config, metrics),
    app = express();
  const parts = {
    config,
    metrics,
    store,
    identity,
    tables,
    log: createLog('silent'),
    controller: { exposedMethods: [], DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) },
    open: () => open,
  };
  openDoors(app, parts);
  http.on('request', app);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo,
    at = `http://127.0.0.1:${port}`;
  const token = identity.issue();
  return {
    ...parts,
    http,
    app,
    at,
    port,
    dir,
    token,
    ask: (path: string, init: RequestInit = {}) => fetch(at + path, init),
    /** As a player, with a JSON body when given. */
    tell: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(at + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    /** How often something was refused for this reason. */
    refused: async (reason: string) => (await metrics.refusedRequests.get()).values.find((v) => v.labels.reason === reason)?.value ?? 0,
    goDown: () => {
      open = false;
    },
    close: async () => {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
      await store.close();
      rmSync(dir, { recursive: true });
    },
  };
}
export type House = Awaited<ReturnType<typeof openHouse>>;
