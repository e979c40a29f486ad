// The server's signing keys: made at the first start, kept in the data folder, readable by its owner only.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../config.ts';

const Stored = v.object({
  /** Id of the key that signs. All others only verify, until their tokens have run out. */
  current: v.string(),
  /** 32 bytes each, base64url, by id. */
  keys: v.record(v.string(), v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))),
  /** Makes person ids; never rotated, as they must stay the same. */
  persons: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
});

export interface Keys {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
  readonly persons: Buffer;
}

const fresh = (): string => randomBytes(32).toString('base64url');

/**
 * Reads `DATA_DIR/keys.json`, or makes it (mode 0600).
 * @throws StartError when it is there but cannot be used: a new one would lock everybody out of their seats.
 */
export function loadKeys(dataDir: string): Keys {
  const file = join(dataDir, 'keys.json');
  if (!existsSync(file)) {
    const id = randomBytes(3).toString('hex');
    writeFileSync(file, `${JSON.stringify({ current: id, keys: { [id]: fresh() }, persons: fresh() }, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
  }
  try {
    const { current, keys, persons } = v.parse(Stored, JSON.parse(readFileSync(file, 'utf8')));
    const bytes = new Map(Object.entries(keys).map(([id, key]) => [id, Buffer.from(key, 'base64url')]));
    if (!bytes.has(current)) throw new Error(`no key ${current}`);
    return { current, keys: bytes, persons: Buffer.from(persons, 'base64url') };
  } catch (error) {
    throw new StartError(
      `${file} cannot be read as the server's keys (${(error as Error).message}); restore it, or remove it and everybody is a new player.`,
    );
  }
}
