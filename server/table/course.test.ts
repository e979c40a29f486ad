import { afterAll, beforeAll, expect, test } from 'vitest';
import { HandTime } from './phones/hand-time.ts';
import { playOn } from './phones/play.ts';
import { begin, TestServer } from './phones/server.ts';

const time = new HandTime();
let house: TestServer;
beforeAll(async () => {
  house = await new TestServer({}, { time }).start();
});
afterAll(() => house.end());

test('a whole game over the wire ends in results, with points for those who were beaten', async () => {
  const { phones } = await house.lobby('woertersee', 'Mia', 'Tom', 'Ada');
  const [mia] = phones;
  expect((await mia!.order({ type: 'options', options: { rounds: 1, seconds: 15 } })).ok).toBe(true);
  await begin(phones);
  await playOn(phones, time, 'whole');
  await mia!.sees((v) => v.phase === 'results');
  const { people, result, replay } = mia!.view!;
  const { places } = JSON.parse(result) as { places: number[] };
  expect(replay).toMatch(/^[0-9a-f]{32}$/);
  expect(people.reduce((sum, p) => sum + p.points, 0)).toBe(3);
  expect(places).toHaveLength(3);
});
