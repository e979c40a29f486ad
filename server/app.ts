// One server, whole: store, rooms, doors. Used by main.ts and by the tests, on any port.
import type { AddressInfo } from 'node:net';
import { matchMaker, Server, WebSocketTransport } from 'colyseus';
import type { Lexicon } from '../shared/words/lexicon.ts';
import { games as registry } from '../shared/games/index.ts';
import type { Config } from './config.ts';
import { openDoors } from './http/doors.ts';
import { guardedServer } from './http/guard.ts';
import { listening } from './http/listening.ts';
import { openIdentity } from './identity/identity.ts';
import { createLog, frameworkLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { defineRooms, schemas as gameSchemas } from './rooms.ts';
import { openStore } from './store/open.ts';
import type { Repository } from './store/repository.ts';
import type { House } from './table/house.ts';
import type { Games } from './table/house-rules.ts';
import { realLots, type Lots } from './table/lots.ts';
import { type GameSchema } from './table/state.ts';
import { Tables } from './table/tables.ts';
import { realTime, type Time } from './table/time.ts';

/** What a server is made of beside its configuration; tests bring other games, another time, other lots. */
export interface AppParts {
  readonly lexicon: (graph: string) => Lexicon;
  readonly games?: Games;
  readonly schemas?: Readonly<Record<string, GameSchema>>;
  readonly time?: Time;
  readonly lots?: Lots;
  readonly log?: Log;
}
export interface App {
  readonly port: number;
  /** `http://localhost:PORT` */
  readonly url: string;
  readonly tables: Tables;
  readonly store: Repository;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Tables brought back at the start. */
  readonly revived: number;
  /** Tells the phones, writes down every clock, closes everything; at most `CLOSING` ms. */
  close(): Promise<void>;
}

/** A phone that finds its connection closed so comes back by itself. */
const GOING_DOWN = 1001;
/** Shutdown takes at most this long (ms): what counts is durable already. */
const CLOSING = 5000;

/**
 * Starts a server; resolves when people can come in.
 * @throws StartError one sentence, when folder or port cannot be used
 */
export async function startApp(config: Config, parts: AppParts): Promise<App> {
  const log = parts.log ?? createLog(config.logLevel);
  const metrics = createMetrics();
  const store = await openStore(config, metrics);
  const identity = openIdentity(config.dataDir);
  const house: House = {
    games: parts.games ?? registry,
    lexicon: parts.lexicon,
    store,
    identity,
    metrics,
    log,
    time: parts.time ?? realTime,
    lots: parts.lots ?? realLots,
    spans: { dropped: config.dropped, hostGone: config.hostGone, wait: config.wait, moved: config.moved, empty: config.empty },
    limits: { messages: config.messages, malformed: config.malformed },
    openRoom: (game, code) => openRoom(game, code),
  };
  const tables = new Tables(house);
  let open = true;
  const http = guardedServer(config, metrics);
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(log),
    transport: new WebSocketTransport({ server: http, maxPayload: config.frameBytes }),
    express: (app) =>
      openDoors(app, { controller: matchMaker.controller, config, identity, tables, store, metrics, log, open: () => open }),
  });
  const openRoom = defineRooms(server, {
    house,
    schemas: parts.schemas ?? gameSchemas,
    tableOf: (code) => tables.get(code),
    joinsPerMinute: config.playerJoins,
  });
  const revived = await tables.revive();
  await listening(http, config, () => server.listen(config.port, config.host));
  const { port } = http.address() as AddressInfo;

  const shut = async (): Promise<void> => {
    await tables.close(GOING_DOWN);
    await server.gracefullyShutdown(false);
  };
  return {
    port,
    url: `http://localhost:${port}`,
    tables,
    store,
    metrics,
    log,
    revived,
    async close() {
      open = false;
      const late = new Promise<void>((done) => {
        setTimeout(done, CLOSING).unref();
      });
      await Promise.race([shut(), late]);
      http.closeAllConnections();
      await store.close();
    },
  };
}
