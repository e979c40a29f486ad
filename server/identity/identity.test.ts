import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../config.ts';
import { identityOf, openIdentity } from './identity.ts';
import { loadKeys } from './keys.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'identity-'));
});
afterEach(() => rmSync(dir, { recursive: true }));
const DAY = 24 * 60 * 60 * 1000;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as Record<string, unknown>;
const file = () => join(dir, 'keys.json');

const forge = (claims: unknown, key = 'guess') => {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
};

describe('tokens', () => {
  test('a token is known again, also after a restart', () => {
    const token = openIdentity(dir).issue();
    const { player } = openIdentity(dir).verify(token)!;
    expect(player).toMatch(/^[\w-]{22}$/);
    expect(token.length).toBeLessThan(200);
    expect(claimsOf(token)).toEqual({ sub: player, exp: expect.any(Number), kid: loadKeys(dir).current });
  });
  test('no two players are the same', () => {
    const identity = openIdentity(dir);
    expect(new Set(Array.from({ length: 500 }, () => identity.verify(identity.issue())?.player)).size).toBe(500);
  });
  test('a token lasts ninety days', () => {
    let now = 1_800_000_000_000;
    const identity = identityOf(loadKeys(dir), () => now),
      token = identity.issue();
    now += 90 * DAY - 1000;
    expect(identity.verify(token)).toBeDefined();
    now += 1000;
    expect(identity.verify(token)).toBeUndefined();
  });
  test('another server does not know it', () => {
    const token = openIdentity(dir).issue();
    rmSync(file());
    expect(openIdentity(dir).verify(token)).toBeUndefined();
  });
  test('every changed character makes it worthless', () => {
    const identity = openIdentity(dir),
      token = identity.issue(),
      dot = token.indexOf('.');
    const changed = [...token].map((c, i) => token.slice(0, i) + (c === 'A' ? 'B' : 'A') + token.slice(i + 1));
    // the last character of a 32-byte MAC has two bits that mean nothing
    const known = changed.filter((t, i) => i !== token.length - 1 && identity.verify(t) !== undefined);
    expect(known).toEqual([]);
    expect(identity.verify(token.slice(0, dot))).toBeUndefined();
  });
  test("claims of one's own making are worthless, whatever key they name", () => {
    const identity = openIdentity(dir),
      { current } = loadKeys(dir);
    const exp = Date.now() / 1000 + 1000;
    const forged = [
      forge({ sub: 'x', exp, kid: current }),
      forge({ sub: 'x', exp, kid: '__proto__' }),
      forge({ sub: 'x', exp, kid: 'none' }, ''),
      forge({ sub: 'x', exp }),
      forge(null),
      forge('x'),
    ];
    expect(forged.map((t) => identity.verify(t))).toEqual(forged.map(() => undefined));
  });
  test.each([undefined, null, 7, {}, [], '', '.', '..', 'x', 'x.y', 'x.y.z', 'é.é', 'a'.repeat(401), `${'a'.repeat(100_000)}.b`])(
    '%j is no token',
    (nonsense) => {
      expect(openIdentity(dir).verify(nonsense)).toBeUndefined();
    },
  );
  test('tokens of an old key are good until they run out; new ones are signed with the new key', () => {
    const old = openIdentity(dir).issue(),
      stored = JSON.parse(readFileSync(file(), 'utf8')) as { current: string; keys: Record<string, string>; persons: string };
    stored.keys['next'] = Buffer.alloc(32, 7).toString('base64url');
    writeFileSync(file(), JSON.stringify({ ...stored, current: 'next' }));
    const identity = openIdentity(dir);
    expect(identity.verify(old)).toBeDefined();
    expect(claimsOf(identity.issue())['kid']).toBe('next');
  });
});

describe('persons', () => {
  test('are the same for one player at one table, also after a restart', () => {
    const person = openIdentity(dir).person('player-1', 'KRAFT');
    expect(person).toMatch(/^[\w-]{16}$/);
    expect(openIdentity(dir).person('player-1', 'KRAFT')).toBe(person);
  });
  test('differ between players and between tables, so that nobody is followed through his evenings', () => {
    const identity = openIdentity(dir);
    expect(new Set([identity.person('a', 'KRAFT'), identity.person('b', 'KRAFT'), identity.person('a', 'KRAFX')]).size).toBe(3);
  });
});

describe('keys', () => {
  test('are readable by their owner only', () => {
    openIdentity(dir);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });
  test.each([
    '',
    '{',
    '{}',
    '{"current":"a","keys":{},"persons":"x"}',
    JSON.stringify({ current: 'gone', keys: {}, persons: Buffer.alloc(32).toString('base64url') }),
  ])('%j stops the start with one sentence, and is left as it is', (text) => {
    writeFileSync(file(), text);
    expect(() => openIdentity(dir)).toThrow(StartError);
    expect(() => openIdentity(dir)).toThrow(
      /^.*keys\.json cannot be read as the server's keys \([^\n]*\); restore it, or remove it and everybody is a new player\.$/,
    );
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });
});
