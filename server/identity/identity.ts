// Who somebody is: a random player id in a token that only this server can sign. No account, no cookie.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { loadKeys, type Keys } from './keys.ts';

/** Seconds a token lasts; the client asks for a new one when it is refused. */
const LASTS = 90 * 24 * 60 * 60;
/** Longer is no token of ours; see `Join` in shared/protocol.ts. */
const LONGEST = 400;

const Claims = v.object({ sub: v.string(), exp: v.number(), kid: v.string() });

export interface Identity {
  /** A new player: `base64url({ sub, exp, kid }).base64url(HMAC-SHA256)`. */
  issue(): string;
  /** The player of a token; undefined when it is malformed, forged or out of date. */
  verify(token: unknown): { readonly player: string } | undefined;
  /** Public id of a player at one table: says nothing of the player, and differs from table to table. */
  person(player: string, code: string): string;
}

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** What a token's body says, whoever wrote it. */
const parse = (body: string) => {
  try {
    const claims = v.safeParse(Claims, JSON.parse(Buffer.from(body, 'base64url').toString()));
    return claims.success ? claims.output : undefined;
  } catch {
    return undefined; // not JSON
  }
};

/** @param clock Unix ms; tests turn it */
export function identityOf(keys: Keys, clock: () => number = Date.now): Identity {
  const seconds = () => Math.floor(clock() / 1000);
  const sign = (claims: v.InferOutput<typeof Claims>): string => {
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${body}.${macOf(keys.keys.get(claims.kid)!, body).toString('base64url')}`;
  };
  return {
    issue: () => sign({ sub: randomBytes(16).toString('base64url'), exp: seconds() + LASTS, kid: keys.current }),
    verify(token) {
      if (typeof token !== 'string' || token.length > LONGEST) return undefined;
      const [body = '', mac = '', ...more] = token.split('.');
      const claims = parse(body),
        key = claims && keys.keys.get(claims.kid); // not trusted yet: it only names the key
      if (!claims || !key || more.length > 0) return undefined;
      const given = Buffer.from(mac, 'base64url'),
        wanted = macOf(key, body);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      return claims.exp > seconds() ? { player: claims.sub } : undefined;
    },
    person: (player, code) => macOf(keys.persons, `${code}/${player}`).subarray(0, 12).toString('base64url'),
  };
}

/** The identity of the server on this data folder. @throws StartError */
export const openIdentity = (dataDir: string): Identity => identityOf(loadKeys(dataDir));
