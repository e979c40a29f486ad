import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from './phones/server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await new TestServer().start();
});
afterAll(() => house.end());

test('the first who comes is host, and everybody gets a seat with a name and crew of his own', async () => {
  const { code, phones: [mia, tom, two] } = await house.lobby('woertersee', 'Mia', 'Tom', 'Mia');
  expect(mia!.view).toMatchObject({ code, phase: 'lobby', game: 'woertersee', language: 'de', host: mia!.you.person, round: 0 });
  expect(two!.view!.people.map(({ name, crew, watching, seat }) => ({ name, crew, watching, seat }))).toEqual([
    { name: 'Mia', crew: 0, watching: false, seat: -1 }, { name: 'Tom', crew: 1, watching: false, seat: -1 }, { name: 'Mia 2', crew: 2, watching: false, seat: -1 },
  ]);
  await tom!.sees((v) => v.people.length === 3);
});

test('a whole way: ready, start, act, patch, acknowledgement', async () => {
  const { phones: [mia, tom] } = await house.lobby('woertersee', 'Mia', 'Tom');
  expect(await mia!.order({ type: 'start' })).toMatchObject({ ok: false, refusal: { code: 'not-ready', people: ['Tom'] } });
  expect(await tom!.order({ type: 'ready', ready: true })).toMatchObject({ ok: true });
  expect(await tom!.order({ type: 'start' })).toMatchObject({ ok: false, refusal: { code: 'not-host' } });
  expect(await mia!.order({ type: 'start' })).toMatchObject({ ok: true });
  for (const phone of [mia!, tom!]) {
    await phone.sees((v) => v.phase === 'game');
    expect(phone.view).toMatchObject({ round: 1, table: { phase: 'covered', round: 1, lake: '' }, clock: { running: true } });
    expect(phone.view!.mine).toEqual({ traces: [] });
    await phone.sees((v) => v.table['phase'] === 'search');
  }
  expect((await tom!.act({ type: 'boat', from: 0, to: 1 })).ok).toBe(true);
  await mia!.sees((v) => (v.table['boats'] as unknown[]).length === 1);
  expect(mia!.notices).toContainEqual({ type: 'boat', seat: tom!.you.seat, n: 1, from: 0, to: 1 });
});
