// The settings of one server, all from the environment and read once, before anything imports Colyseus:
// that import runs dotenv over `.env` and `/etc/environment`, which is nobody's business here.

/** A start that cannot be; the message is one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

interface Setting<T> {
  readonly name: string;
  /** As it would be written in the environment; '' = not set. */
  readonly fallback: string;
  /** One line for the README's table. */
  readonly about: string;
  /** Throws an Error whose message completes "NAME must be …". */
  readonly parse: (text: string) => T;
}
const setting = <T>(name: string, fallback: string, about: string, parse: (text: string) => T): Setting<T> => ({
  name,
  fallback,
  about,
  parse,
});

const wrong = (what: string): never => {
  throw new Error(what);
};
const whole =
  (min: number, max: number) =>
  (text: string): number => {
    const n = Number(text);
    return /^\d+$/.test(text) && n >= min && n <= max ? n : wrong(`a whole number from ${min} to ${max}`);
  };
const optional = (text: string): string | undefined => (text === '' ? undefined : text);
const given = (text: string): string => (text === '' ? wrong('given') : text);

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];
const level = (text: string): LogLevel => LEVELS.find((l) => l === text) ?? wrong(`one of ${LEVELS.join(', ')}`);

/** An origin without path or slash at the end: `https://games.example`. */
const origin = (text: string): string | undefined => {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return plain ? url.origin : wrong('an address like https://games.example, without a path');
};
/** Rates: 1 … a million; tests and load runs raise them. */
const rate = whole(1, 1_000_000);
/** Spans in ms, up to a day; tests shorten them. */
const span = whole(1, 86_400_000);

/** Every setting there is. The README's table is made of it. */
export const settings = {
  port: setting('PORT', '2567', 'port to listen on; 0 = any free one', whole(0, 65_535)),
  host: setting('HOST', '', 'address to listen on; empty = all', optional),
  dataDir: setting('DATA_DIR', './data', 'folder of the database and the keys; one server each', given),
  publicUrl: setting('PUBLIC_URL', '', "address that people use when it is not this machine's own", origin),
  trustProxy: setting('TRUST_PROXY', '0', 'number of own reverse proxies in front, whose X-Forwarded-For is believed', whole(0, 9)),
  metricsSecret: setting(
    'METRICS_SECRET',
    '',
    'lets `Authorization: Bearer SECRET` read /metrics from elsewhere; empty = this machine only',
    optional,
  ),
  logLevel: setting('LOG_LEVEL', 'info', `one of ${LEVELS.join(', ')}`, level),
  dist: setting('DIST_DIR', './dist', 'folder of the built client', given),
  bodyBytes: setting('LIMIT_BODY', '8192', 'largest HTTP body in bytes', rate),
  frameBytes: setting('LIMIT_FRAME', '8192', 'largest WebSocket message in bytes', rate),
  messages: setting('LIMIT_MESSAGES', '20', 'messages per second and connection', rate),
  requests: setting('LIMIT_REQUESTS', '600', 'API requests per minute and address', rate),
  joins: setting('LIMIT_JOINS', '120', 'table entries per minute and address', rate),
  playerJoins: setting('LIMIT_PLAYER_JOINS', '20', 'table entries per minute and player', rate),
  players: setting('LIMIT_PLAYERS', '60', 'new players per minute and address', rate),
  tables: setting('LIMIT_TABLES', '6', 'new tables per minute and player', rate),
  malformed: setting('LIMIT_MALFORMED', '20', 'messages without sense from one connection before it is closed', rate),
  wrongCodes: setting('LIMIT_WRONG_CODES', '10', 'unknown table codes per minute and address', rate),
  dropped: setting('SPAN_DROPPED', '30000', 'ms until somebody who dropped is no longer waited for', span),
  hostGone: setting('SPAN_HOST_GONE', '60000', 'ms until a host who is gone is replaced', span),
  wait: setting('SPAN_WAIT', '15000', 'ms that game time waits for all after a restart', span),
  moved: setting('SPAN_MOVED', '10000', 'ms until the room of the game before closes', span),
  empty: setting('SPAN_EMPTY', '1800000', 'ms until a table where nobody is leaves memory (not the store)', span),
} as const;

export type Config = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['parse']> };
export type Environment = { readonly [name: string]: string | undefined };

/**
 * The configuration that an environment describes; empty values count as not set.
 * @throws StartError one sentence that names the setting and what it must be.
 */
export function readConfig(env: Environment): Config {
  const read = ({ name, fallback, parse }: Setting<unknown>): unknown => {
    const text = env[name]?.trim() || fallback;
    try {
      return parse(text);
    } catch (error) {
      throw new StartError(`${name} must be ${(error as Error).message}, not "${text}".`);
    }
  };
  return Object.fromEntries(Object.entries(settings).map(([key, one]) => [key, read(one)])) as Config;
}

/** Loads modules that import Colyseus: dotenv says nothing and changes nothing. */
export async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  const { info } = console;
  process.env['DOTENV_CONFIG_QUIET'] = 'true';
  console.info = () => {};
  try {
    return await load();
  } finally {
    console.info = info;
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
