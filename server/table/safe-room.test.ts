import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../../shared/game.ts';
import { games } from '../../shared/games/index.ts';
import { HandTime } from './phones/hand-time.ts';
import { newId, type Phone } from './phones/phone.ts';
import { TestServer } from './phones/server.ts';

/** Wörtersee with faults of ours in it. */
const faulty: Game = {
  ...games['woertersee']!,
  decide(state, seat, action, judging) {
    if (action.type === 'stop') throw new Error('a bug in a rule');
    return games['woertersee']!.decide(state, seat, action, judging);
  },
  evolve(state, event) {
    if (event.type === 'boat') throw new Error('a bug in a move');
    return games['woertersee']!.evolve(state, event);
  },
};
const time = new HandTime();
let house: TestServer;
beforeAll(async () => {
  // the limits of a real server
  house = await new TestServer(
    { LIMIT_MESSAGES: '', LIMIT_FRAME: '', LIMIT_MALFORMED: '', LOG_LEVEL: 'silent' },
    { time, games: { woertersee: faulty } },
  ).start();
});
afterAll(() => house.end());

async function guest(): Promise<Phone> {
  const [phone] = await house.phones('Mia');
  return phone!.join(await phone!.open('woertersee'));
}
const refused = async (reason: string): Promise<number> =>
  (await house.app.metrics.refusedMessages.get()).values.find((v) => v.labels.reason === reason)?.value ?? 0;

test.each([2, 86, 87, 100, 250])('a message of an unknown type of %i letters ends the connection, not the server', async (length) => {
  const phone = await guest();
  const before = await refused('unknown-message');
  phone.room!.send('x'.repeat(length), {});
  await phone.until(() => phone.closes.length > 0);
  expect(phone.closes).toEqual([4002]);
  expect(await refused('unknown-message')).toBe(before + 1);
  await guest();
});

test('a message of more than 8 KB ends the connection', async () => {
  const phone = await guest();
  const before = await refused('oversized');
  phone.room!.send('act', { id: newId(), action: { type: 'x'.repeat(9000) } });
  await phone.until(() => phone.closes.length > 0);
  expect(phone.closes).toEqual([1009]);
  expect(await refused('oversized')).toBe(before + 1);
});

test('a flood of messages ends the connection, quick fingers do not', async () => {
  const phone = await guest();
  const before = await refused('flooding');
  for (let n = 0; n < 20; n++) await phone.order({ type: 'crew', crew: n % 8 });
  expect(phone.closes).toEqual([]);
  for (let n = 0; n < 40; n++) phone.room!.send('order', { id: newId(), order: { type: 'lock', locked: true } });
  await phone.until(() => phone.closes.length > 0);
  expect(phone.closes).toEqual([4006]);
  expect(await refused('flooding')).toBe(before + 1);
});

test('a message that cannot be understood is refused, the twenty-first ends the connection', async () => {
  const phone = await guest();
  for (let n = 0; n < 20; n++) {
    phone.room!.send('act', { id: newId(), action: 5 });
    await phone.until(() => phone.answers.length > n);
    await new Promise((done) => setTimeout(done, 40)); // not a flood
  }
  expect(phone.answers.every((a) => !a.ok && a.refusal.code === 'malformed')).toBe(true);
  expect(phone.closes).toEqual([]);
  phone.room!.send('order', 'nonsense');
  await phone.until(() => phone.closes.length > 0);
  expect(phone.closes).toEqual([4002]);
});

test('a fault in a rule or a move is refused as ours, is not written down, and the game goes on', async () => {
  const {
    code,
    phones: [mia, tom],
  } = await house.game('woertersee', 'Mia', 'Tom');
  await time.skip(5000);
  await mia!.sees((v) => v.table['phase'] === 'search');
  const { seq } = house.app.tables.get(code)!.match!;
  expect(await mia!.act({ type: 'stop' })).toMatchObject({ refusal: { code: 'internal' } });
  expect(await mia!.act({ type: 'boat', from: 0, to: 1 })).toMatchObject({ refusal: { code: 'internal' } });
  expect(house.app.tables.get(code)!.match!.seq).toBe(seq);
  expect(await tom!.act({ type: 'boat', from: 0, to: 99 })).toMatchObject({ refusal: { code: 'off-board' } });
});

test('who brings no token, a forged one, or nonsense does not come in', async () => {
  const phone = await guest();
  const { roomId } = await phone.find(phone.view!.code);
  const join = async (body: object): Promise<unknown> => {
    const answer = await fetch(`${house.url}/matchmake/joinById/${roomId}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return ((await answer.json()) as { error?: string }).error;
  };
  expect(await join({ name: 'Eva' })).toBe('malformed');
  expect(await join({ name: 'Eva', token: 'a.b' })).toBe('bad-token');
  expect(await join({ name: '', token: phone.token })).toBe('malformed');
  expect(await join({ name: 'Eva', token: phone.token, seat: 0 })).toBe('malformed');
  expect(await join({ name: 'Eva', token: phone.token })).toBeUndefined();
});

test('no room extends Room itself: SafeRoom is the only one', () => {
  const sources = globSync('**/*.ts', { cwd: fileURLToPath(new URL('..', import.meta.url)) });
  const direct = sources.filter((file) =>
    /extends (QueueRoom|LobbyRoom|RelayRoom|Room)\b/.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')),
  );
  expect(direct.filter((file) => !file.endsWith('.test.ts'))).toEqual(['table/safe-room.ts']);
});
