// Where a request really comes from. Everything forwarded is believed only from our own proxies.
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Headers by which a client could say that it is somebody else. Colyseus believes the first three from anyone. */
const FORWARDED = ['x-real-ip', 'x-forwarded-for', 'x-client-ip', 'forwarded', 'x-forwarded-host', 'cf-connecting-ip', 'true-client-ip'];

const first = (header: string | readonly string[] | undefined): string => (typeof header === 'string' ? header : (header?.join(',') ?? ''));

/** The address behind `proxies` own proxies: each adds the one it was called from at the end. */
function addressOf(req: IncomingMessage, proxies: number): string {
  const socket = req.socket.remoteAddress ?? 'unknown';
  const hops = first(req.headers['x-forwarded-for'])
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return proxies === 0 ? socket : (hops.at(-proxies) ?? socket);
}

/** Settles one address for everybody after us (Colyseus reads `x-real-ip`) and takes away what was only claimed. */
export function settleAddress(req: IncomingMessage, proxies: number): string {
  const address = addressOf(req, proxies).replace(/^::ffff:/, '');
  const claimed = proxies === 0 && FORWARDED.some((name) => req.headers[name] !== undefined);
  for (const name of FORWARDED) delete req.headers[name];
  if (proxies === 0 || !/^https?$/.test(first(req.headers['x-forwarded-proto']))) delete req.headers['x-forwarded-proto'];
  req.headers['x-real-ip'] = address;
  if (claimed) req.headers[CLAIMED] = 'yes';
  return address;
}

/** Set on a request that claimed to be forwarded although no proxy of ours is known: the socket may be a proxy's. */
const CLAIMED = 'x-claimed-forwarded';

/** Whether the request comes from this very machine, and not through an unknown proxy on it. */
export const isFromHere = (req: IncomingMessage): boolean =>
  isLoopback(callerOf(req)) && isLoopback((req.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) && req.headers[CLAIMED] === undefined;

/** What limits count by: an IPv4 address, or the /64 that one household of IPv6 has. */
export function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const left = head === '' ? [] : head.split(':'),
    right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The settled address of a request that came through the door. */
export const callerOf = (req: IncomingMessage): string => first(req.headers['x-real-ip']);

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** Whether the page that asks was served by us: no Origin (not a browser), or ours by Host or PUBLIC_URL. */
export function isOwnOrigin(req: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = req.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === publicUrl;
}
