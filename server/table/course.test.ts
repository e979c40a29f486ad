import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Result } from '../../shared/game.ts';
import { HandTime } from './phones/hand-time.ts';
import type { Phone } from './phones/phone.ts';
import { playOn } from './phones/play.ts';
import { begin, TestServer } from './phones/server.ts';

const SHORT = { rounds: 1, seconds: 15 };
const time = new HandTime();
let house: TestServer;
beforeAll(async () => {
  house = await new TestServer({ SPAN_MOVED: '400' }, { time }).start();
});
afterAll(() => house.end());

/** A short game of Wörtersee, begun. */
async function shortGame(...names: string[]): Promise<{ code: string; phones: Phone[] }> {
  const table = await house.lobby('woertersee', ...names);
  await table.phones[0]!.order({ type: 'options', options: SHORT });
  await begin(table.phones);
  return table;
}
const resultOf = (phone: Phone): Result => JSON.parse(phone.view!.result) as Result;
const namesBySeat = (phone: Phone): string[] =>
  phone
    .view!.people.filter((p) => p.seat >= 0)
    .toSorted((a, b) => a.seat - b.seat)
    .map((p) => p.name);

test('0.8 a finished game gives one point per person beaten and a half for ties, and ends in results', async () => {
  const { phones } = await shortGame('Mia', 'Tom', 'Ada');
  await playOn(phones, time, 'whole');
  await phones[0]!.sees((v) => v.phase === 'results');
  const { people, replay, options } = phones[0]!.view!;
  const { places, winners } = resultOf(phones[0]!);
  expect(replay).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(options)).toMatchObject(SHORT);
  for (const p of people) {
    const beaten = places.filter((other) => other > places[p.seat]!).length;
    const ties = places.filter((other) => other === places[p.seat]).length - 1;
    expect(p.points).toBe(beaten + ties / 2);
    expect(p.wins).toBe(winners.includes(p.seat) ? 1 : 0);
  }
  const replayed = await fetch(`${house.url}/api/replay/${replay}`);
  expect(replayed.status).toBe(200);
});

test('0.7 a rematch needs everybody ready again, keeps the points, and moves the first seat on by one', async () => {
  const { phones } = await shortGame('Mia', 'Tom', 'Ada');
  const first = namesBySeat(phones[0]!);
  await playOn(phones, time, 'one');
  expect(await phones[1]!.order({ type: 'rematch' })).toMatchObject({ ok: false, refusal: { code: 'not-host' } });
  await phones[0]!.order({ type: 'rematch' });
  await phones[0]!.sees((v) => v.phase === 'lobby' && v.people.every((p) => !p.ready && p.seat === -1));
  const points = phones[0]!.view!.people.map((p) => p.points);
  expect(phones[0]!.view).toMatchObject({ replay: '', result: '', next: { game: 'woertersee' } });
  await begin(phones);
  expect(namesBySeat(phones[0]!)).toEqual([...first.slice(1), first[0]]);
  expect(phones[0]!.view!.round).toBe(2);
  expect(phones[0]!.view!.people.map((p) => p.points)).toEqual(points);
  for (const phone of phones) expect(phone.you.seat).toBe(phone.me.seat);
});

test('the next game lives in its own room under the same code, with the same people and the score of the evening', async () => {
  const { code, phones } = await shortGame('Mia', 'Tom');
  await playOn(phones, time, 'before');
  const before = phones[0]!.view!.people.map(({ id, name, crew, points }) => ({ id, name, crew, points }));
  const old = phones[0]!.room!.roomId;
  const [mia, tom] = phones;
  await mia!.order({ type: 'choose', game: 'lexicon-go', language: 'en' });
  await mia!.order({ type: 'lobby' });
  await begin(phones);
  for (const phone of phones) await phone.until(() => phone.moved === 1);
  expect(await tom!.order({ type: 'ready', ready: true })).toMatchObject({ ok: false, refusal: { code: 'moved' } });
  await mia!.join(code);
  expect(mia!.view).toMatchObject({ phase: 'game', game: 'lexicon-go', language: 'en', round: 2, clock: { now: 0, running: false } });
  await tom!.join(code);
  await mia!.sees((v) => v.clock.running);
  expect(mia!.room!.roomId).not.toBe(old);
  expect(mia!.view!.people.map(({ id, name, crew, points }) => ({ id, name, crew, points }))).toEqual(before);
  expect((await mia!.act({ type: 'start' })).ok).toBe(true);
  await tom!.sees((v) => v.table['phase'] === 'countdown');
  await time.skip(500);
  await mia!.until(() => mia!.closes.length > 0);
  expect(mia!.closes).toEqual([4010]);
});

test('who comes while a game runs watches it and plays from the next game, in order of arrival', async () => {
  const { code, phones } = await shortGame('Mia', 'Tom');
  const [eva, ben] = await house.phones('Eva', 'Ben');
  await eva!.join(code);
  await ben!.join(code);
  expect(eva!.me).toMatchObject({ watching: true, queued: true, seat: -1 });
  expect(eva!.view!.mine).toBeUndefined();
  expect(await eva!.act({ type: 'stop' })).toMatchObject({ ok: false, refusal: { code: 'no-seat' } });
  await playOn(phones, time, 'watched');
  await phones[0]!.order({ type: 'rematch' });
  await eva!.sees((v) => v.people.every((p) => !p.watching && !p.queued));
  await begin([...phones, eva!, ben!]);
  expect(namesBySeat(eva!).slice(-2)).toEqual(['Eva', 'Ben']);
  expect(eva!.you.seat).toBe(2);
  await eva!.sees((v) => v.mine !== undefined);
});

test('the host can end a game: back to the lobby, no result, no points', async () => {
  const { phones } = await shortGame('Mia', 'Tom');
  expect(await phones[1]!.order({ type: 'end' })).toMatchObject({ ok: false, refusal: { code: 'not-host' } });
  await phones[0]!.order({ type: 'end' });
  await phones[1]!.sees((v) => v.phase === 'lobby' && v.people.every((p) => p.points === 0 && p.seat === -1));
  expect(phones[1]!.view).toMatchObject({ replay: '', result: '', table: { phase: '', lake: '' } });
  expect(await phones[1]!.act({ type: 'stop' })).toMatchObject({ refusal: { code: 'no-game' } });
});

test('the host can pause: game time stands still and nobody acts', async () => {
  const { phones } = await shortGame('Mia', 'Tom');
  const [mia, tom] = phones;
  await time.skip(4000);
  await mia!.sees((v) => v.table['phase'] === 'search');
  await mia!.order({ type: 'pause', paused: true });
  await tom!.sees((v) => v.paused && !v.clock.running);
  const { now } = tom!.view!.clock;
  await time.skip(60_000);
  expect(await tom!.act({ type: 'boat', from: 0, to: 1 })).toMatchObject({ refusal: { code: 'paused' } });
  await mia!.order({ type: 'pause', paused: false });
  await tom!.sees((v) => v.clock.running);
  expect(tom!.view!.clock.now).toBe(now);
  expect(tom!.view!.table['phase']).toBe('search');
});

test('an action comes too late at the very millisecond of the deadline', async () => {
  const { phones } = await shortGame('Mia', 'Tom');
  await time.skip(4000);
  await phones[0]!.sees((v) => v.table['phase'] === 'search');
  const {
    clock: { now, deadline },
  } = phones[0]!.view!;
  await time.skip(deadline - now);
  expect(await phones[0]!.act({ type: 'boat', from: 0, to: 1 })).toMatchObject({ ok: false });
});

test('a repeated id gets its answer again and moves nothing', async () => {
  const { phones } = await shortGame('Mia', 'Tom');
  const [mia, tom] = phones;
  await time.skip(4000);
  await mia!.sees((v) => v.table['phase'] === 'search');
  const boat = { type: 'boat', from: 0, to: 1 };
  expect(await mia!.act(boat, 'same-id-1')).toEqual({ id: 'same-id-1', ok: true });
  mia!.acks.clear();
  expect(await mia!.act(boat, 'same-id-1')).toEqual({ id: 'same-id-1', ok: true });
  expect((await tom!.act({ type: 'boat', from: 2, to: 3 }, 'same-id-1')).ok).toBe(true);
  await mia!.sees((v) => (v.table['boats'] as unknown[]).length === 2);
});

test('an action that is sent again after its game does not hit the next one', async () => {
  const { phones } = await shortGame('Mia', 'Tom');
  await phones[0]!.order({ type: 'end' });
  await begin(phones);
  expect(await phones[1]!.act({ type: 'stop' }, 'late-id-1', 1)).toMatchObject({ refusal: { code: 'other-game' } });
});
