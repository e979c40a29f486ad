import { afterAll, beforeAll, expect, test } from 'vitest';
import { HandTime } from './phones/hand-time.ts';
import type { Phone } from './phones/phone.ts';
import { playOn } from './phones/play.ts';
import { begin, TestServer } from './phones/server.ts';

const time = new HandTime();
let house: TestServer;
beforeAll(async () => {
  house = await new TestServer({}, { time }).start();
});
afterAll(() => house.end());

/** The same phones at the restarted server. */
const back = (phones: readonly Phone[], code: string): Promise<Phone[]> =>
  Promise.all(phones.map((phone) => phone.again(house.url).join(code)));
const shown = ({ view }: Phone) => ({ ...view!, clock: undefined, people: view!.people.map((p) => ({ ...p, online: true })) });

test('a restart brings back a game where it was: seats, hands, clock, and what was acknowledged', async () => {
  const { code, phones } = await house.game('lexicon-go', 'Mia', 'Tom', 'Ada');
  await phones[0]!.act({ type: 'start' }, 'start-id-1');
  await time.skip(5000);
  await playOn(phones, time, 'restart', () => phones[0]!.view!.round === 1 && phones[0]!.acks.size > 12);
  await Promise.all(phones.map((phone) => phone.act({ type: 'nonsense' })));
  const before = phones.map(shown);
  const now = phones[0]!.view!.clock.now;
  await house.restart();
  await Promise.all(phones.map((phone) => phone.until(() => phone.closes.length > 0)));
  const again = await back(phones, code);
  await again[0]!.sees((v) => v.people.every((p) => p.online));
  expect(again.map(shown)).toEqual(before);
  expect(again.map((p) => p.you)).toEqual(phones.map((p) => p.you));
  const { clock } = again[0]!.view!;
  expect(clock.running).toBe(true);
  expect(clock.now).toBeGreaterThanOrEqual(now);
  expect(await again[0]!.act({ type: 'start' }, 'start-id-1')).toEqual({ id: 'start-id-1', ok: true });
});

test('after a restart game time waits for all, at most 15 s after the first', async () => {
  const { code, phones } = await house.game('woertersee', 'Mia', 'Tom');
  await house.restart();
  const mia = await phones[0]!.again(house.url).join(code);
  expect(mia.view!.clock.running).toBe(false);
  await time.skip(14_000);
  expect(mia.view!.clock.running).toBe(false);
  await time.skip(1000);
  await mia.sees((v) => v.clock.running);
});

test('a restart brings back a lobby, the results, and the score of the evening', async () => {
  const { code, phones } = await house.lobby('woertersee', 'Mia', 'Tom');
  const [mia, tom] = phones;
  await mia!.order({ type: 'options', options: { rounds: 1, seconds: 15 } });
  await mia!.order({ type: 'lock', locked: true });
  await tom!.order({ type: 'ready', ready: true });
  await mia!.sees((v) => v.people[1]!.ready);
  const lobby = shown(mia!);
  await house.restart();
  let again = await back(phones, code);
  await again[0]!.sees((v) => v.people.every((p) => p.online));
  expect(shown(again[0]!)).toEqual(lobby);
  expect(JSON.parse(again[0]!.view!.next.options)).toMatchObject({ rounds: 1, seconds: 15 });

  await begin(again);
  await playOn(again, time, 'results');
  await again[0]!.sees((v) => v.phase === 'results');
  const results = shown(again[0]!);
  expect(results.people.reduce((sum, p) => sum + p.points, 0)).toBe(1);
  await house.restart();
  again = await back(again, code);
  await again[0]!.sees((v) => v.people.every((p) => p.online));
  expect(shown(again[0]!)).toEqual(results);
});

test('a game that was over before its end was noted is finished at the start, once', async () => {
  const { code, phones } = await house.lobby('woertersee', 'Mia', 'Tom');
  await phones[0]!.order({ type: 'options', options: { rounds: 1, seconds: 15 } });
  await begin(phones);
  const live = house.app.tables.get(code)!;
  const { store } = house.app;
  const endMatch = store.endMatch.bind(store);
  store.endMatch = () => Promise.reject(new Error('the disk is full'));
  await playOn(phones, time, 'unfinished', () => live.match!.game.over(live.match!.state) !== undefined);
  expect(live.table.row.phase).toBe('game');
  expect((await store.match(live.match!.stored.id))!.endedAt).toBeNull();
  await house.restart();
  store.endMatch = endMatch;
  const [mia] = await back(phones, code);
  expect(mia!.view).toMatchObject({ phase: 'results', replay: live.match!.stored.id });
  expect(mia!.view!.people.reduce((sum, p) => sum + p.points, 0)).toBe(1);
  await house.restart();
  const [again] = await back(phones, code);
  expect(again!.view!.people.reduce((sum, p) => sum + p.points, 0)).toBe(1);
});

test('a match that cannot be rebuilt does not take the evening with it', async () => {
  const { code, phones } = await house.game('woertersee', 'Mia', 'Tom');
  const { match } = house.app.tables.get(code)!;
  await house.app.store.append({
    match: match!.stored.id,
    seq: 999,
    at: 0,
    seat: -1,
    id: 'broken',
    action: { type: 'timeout' },
    events: [null],
  });
  await house.restart();
  const [mia] = await back(phones, code);
  expect(mia!.view!.phase).toBe('lobby');
  expect((await house.app.store.match(match!.stored.id))!.endedAt).not.toBeNull();
  expect(mia!.view!.people.map((p) => p.name)).toEqual(['Mia', 'Tom']);
});

test('an unknown code has no room', async () => {
  const [mia] = await house.phones('Mia');
  await expect(mia!.find('AAAAA')).rejects.toThrow('no-such-table');
});
