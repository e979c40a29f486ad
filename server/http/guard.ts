// The door before everything else, Colyseus included: who asks, how much, how often, and from which page.
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { bucketOf } from './bucket.ts';
import { household, isOwnOrigin, settleAddress } from './caller.ts';

/** Why not, as the client reads it in `{ error }`. */
interface No {
  readonly status: 403 | 404 | 405 | 413 | 429;
  readonly error: 'foreign-origin' | 'no-such-way' | 'no-such-method' | 'too-large' | 'slow-down';
}
const no = (status: No['status'], error: No['error']): No => ({ status, error });

const METHODS = new Set(['GET', 'HEAD', 'POST']);

type GuardConfig = Pick<Config, 'bodyBytes' | 'joins' | 'requests' | 'publicUrl' | 'trustProxy'>;

/** What the door lets in. One per server: it remembers who came how often. */
function doorkeeper(config: GuardConfig) {
  const requests = bucketOf(config.requests),
    reservations = bucketOf(config.joins),
    sockets = bucketOf(config.joins);

  function body(req: IncomingMessage): No | undefined {
    const length = Number(req.headers['content-length'] ?? 0);
    const fits = length >= 0 && length <= config.bodyBytes && req.headers['transfer-encoding'] === undefined;
    return fits ? undefined : no(413, 'too-large'); // chunked bodies have no length to judge; a length that is a lie is cut off by Node itself
  }

  function frequency(path: string, from: string): No | undefined {
    const slow = no(429, 'slow-down');
    if (path.startsWith('/matchmake/')) return reservations.take(from) ? undefined : slow;
    if (path.startsWith('/api/') || path === '/ready') return requests.take(from) ? undefined : slow;
    return undefined;
  }

  return {
    request(req: IncomingMessage): No | undefined {
      const from = household(settleAddress(req, config.trustProxy)),
        path = (req.url ?? '/').split('?', 1)[0]!;
      if (!isOwnOrigin(req, config.publicUrl)) return no(403, 'foreign-origin');
      if (!METHODS.has(req.method ?? '')) return no(405, 'no-such-method');
      // Reserving a seat by any other way than the one road would hold seats without a table's consent.
      if (path.startsWith('/matchmake') && !/^\/matchmake\/joinById\/[\w-]+$/.test(path)) return no(404, 'no-such-way');
      return body(req) ?? frequency(path, from);
    },
    upgrade(req: IncomingMessage): No | undefined {
      const from = household(settleAddress(req, config.trustProxy));
      if (!isOwnOrigin(req, config.publicUrl)) return no(403, 'foreign-origin');
      return sockets.take(from) ? undefined : no(429, 'slow-down');
    },
  };
}

function answer(res: ServerResponse, { status, error }: No): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' });
  res.end(JSON.stringify({ error }));
}
function answerRaw(socket: Duplex, { status }: No): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * An HTTP server whose every request and upgrade passes the door first. Hand it to the WebSocket transport.
 * Events are intercepted at `emit`, because Colyseus puts its own listener before all others when it starts to listen.
 */
export function guardedServer(config: GuardConfig, metrics: Pick<Metrics, 'refusedRequests'>): Server {
  const server = createServer({ maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 20_000 });
  const door = doorkeeper(config),
    emit = server.emit.bind(server) as (event: string | symbol, ...args: unknown[]) => boolean;
  const refused = (why: No): No => {
    metrics.refusedRequests.inc({ reason: why.error });
    return why;
  };
  server.emit = (event: string | symbol, ...args: unknown[]): boolean => {
    if (event === 'request') {
      const [req, res] = args as [IncomingMessage, ServerResponse];
      const why = door.request(req);
      if (why) {
        req.resume(); // let the answer out before the connection closes
        answer(res, refused(why));
        return true;
      }
    } else if (event === 'upgrade') {
      const [req, socket] = args as [IncomingMessage, Duplex];
      const why = door.upgrade(req);
      if (why) {
        answerRaw(socket, refused(why));
        return true;
      }
    }
    return emit(event, ...args);
  };
  return server;
}
