import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleMatch, sampleRow, sampleTable } from '../store/samples.ts';
import { openHouse, type House } from './house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());
const json = (answer: Response): Promise<unknown> => answer.json();

describe('players', () => {
  test('a new player gets a token that this server knows again', async () => {
    const answer = await house.ask('/api/player', { method: 'POST' });
    const { token } = (await answer.json()) as { token: string };
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(house.identity.verify(token)?.player).toMatch(/^[\w-]{22}$/);
  });
});

describe('tables', () => {
  const wanted = { game: 'lexicon-go', language: 'de' };
  test('a player opens one and gets its code', async () => {
    expect(await json(await house.tell('/api/table', wanted))).toEqual({ code: 'KRAFT' });
  });
  test.each([
    ['no such game', { ...wanted, game: 'chess' }, 400, 'no-such-game'],
    ['no such language', { ...wanted, language: 'xx' }, 400, 'bad-request'],
    ['a key too many', { ...wanted, seat: 0 }, 400, 'bad-request'],
    ['no object', ['lexicon-go'], 400, 'bad-request'],
    ['a poisoned prototype', { ...wanted, constructor: { prototype: {} } }, 400, 'bad-request'],
  ])('%s is refused', async (_case, body, status, error) => {
    const answer = await house.tell('/api/table', body);
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  });
  test('a body that is no JSON is refused', async () => {
    const answer = await house.ask('/api/table', {
      method: 'POST',
      body: '{"game',
      headers: { authorization: `Bearer ${house.token}`, 'content-type': 'application/json' },
    });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'bad-request' }]);
    expect(await house.refused('bad-request')).toBe(1);
  });
  test.each(['', 'Bearer ', 'Bearer x.y', 'Basic abc'])('without a good token (%j) nothing is told', async (authorization) => {
    for (const path of ['/api/table/KRAFT', '/api/table/XXXXX']) {
      const answer = await house.ask(path, { headers: { authorization } });
      expect([answer.status, await answer.json()]).toEqual([401, { error: 'bad-token' }]);
    }
  });
  test('a code in any case leads to its room', async () => {
    const found = { code: 'KRAFT', game: 'lexicon-go', roomId: 'room-1' };
    expect(await json(await house.tell('/api/table/KRAFT'))).toEqual(found);
    expect(await json(await house.tell('/api/table/kraft'))).toEqual(found);
  });
  test.each(['XXXXX', 'KRAF', 'KRAFTWERK', '%F0%9F%8E%B2', '..%2F..%2Fkeys', "'; DROP TABLE"])(
    'the code %s leads nowhere',
    async (code) => {
      const answer = await house.tell(`/api/table/${code}`);
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'no-such-table' }]);
    },
  );
});

describe('replays', () => {
  const id = sampleMatch().id,
    RESULT = { winners: [1], totals: [3, 9], reason: 'rounds-won', places: [2, 1] };
  test('a game is shown only after its end; before, it is as unknown as any other', async () => {
    await house.store.beginMatch(sampleMatch(), sampleTable(), []);
    await house.store.append(sampleRow(1));
    const running = await house.ask(`/api/replay/${id}`),
      unknown = await house.ask(`/api/replay/${'0'.repeat(32)}`);
    expect([running.status, await running.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(running.status).toBe(404);
    await house.store.endMatch(id, 1_800_000_060_000, 9000, RESULT, sampleTable(), []);
    const ended = await house.ask(`/api/replay/${id}`);
    expect(ended.headers.get('cache-control')).toContain('immutable');
    expect(await ended.json()).toEqual({
      id,
      game: 'lexicon-go',
      language: 'de',
      options: { rounds: 5 },
      seats: 2,
      seed: 'ab'.repeat(32),
      startedAt: 1_800_000_050_000,
      endedAt: 1_800_000_060_000,
      result: RESULT,
      players: [
        { name: 'Ada', crew: 0 },
        { name: 'Bo', crew: 7 },
      ],
      journal: [{ at: 100, seat: 1, action: { type: 'form', word: 'KÄSE' }, events: [{ type: 'formed', tiles: [1, 2] }] }],
    });
  });
  test.each(['x', `${'f'.repeat(31)}G`, 'F'.repeat(32)])('%s is no replay', async (other) => {
    expect((await house.ask(`/api/replay/${other}`)).status).toBe(404);
  });
});

test('a fault of ours is told as such, without a word of what broke', async () => {
  await house.store.close();
  const answer = await house.ask(`/api/replay/${sampleMatch().id}`);
  expect([answer.status, await answer.json()]).toEqual([500, { error: 'our-fault' }]);
});

describe('the machine', () => {
  test('is healthy, and ready until it goes down', async () => {
    expect(await json(await house.ask('/health'))).toEqual({ ok: true });
    expect(await json(await house.ask('/ready'))).toEqual({ ok: true });
    house.goDown();
    const answer = await house.ask('/ready');
    expect([answer.status, await answer.json()]).toEqual([503, { ok: false }]);
  });
  test('is not ready when the store cannot write', async () => {
    await house.store.close();
    const answer = await house.ask('/ready');
    expect(answer.status).toBe(503);
  });
  test('shows its metrics to this machine', async () => {
    await house.tell('/api/table/XXXXX');
    expect(await (await house.ask('/metrics')).text()).toContain('logodrome_requests_refused_total{reason="no-such-table"} 1');
  });
});
