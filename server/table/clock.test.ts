import { expect, test } from 'vitest';
import { gameClock } from './clock.ts';
import { HandTime } from './phones/hand-time.ts';

test('game time runs only while it is let, and goes on where it stood', async () => {
  const time = new HandTime();
  const clock = gameClock(time, () => undefined);
  await time.skip(500);
  expect(clock.now()).toBe(0);
  clock.run(true);
  await time.skip(1200);
  expect(clock.now()).toBe(1200);
  clock.run(false);
  await time.skip(60_000);
  clock.run(true);
  await time.skip(300);
  expect(clock.now()).toBe(1500);
});

test('the alarm rings at its game time, once, and not while time stands still', async () => {
  const time = new HandTime();
  const rings: number[] = [];
  const clock = gameClock(time, () => rings.push(clock.now()));
  clock.alarm(1000);
  await time.skip(5000);
  expect(rings).toEqual([]);
  clock.run(true);
  await time.skip(999);
  expect(rings).toEqual([]);
  clock.run(false);
  await time.skip(5000);
  clock.run(true);
  await time.skip(1);
  expect(rings).toEqual([1000]);
  await time.skip(5000);
  expect(rings).toEqual([1000]);
});

test('a new alarm takes the place of the one before; without a deadline there is none', async () => {
  const time = new HandTime();
  const rings: number[] = [];
  const clock = gameClock(time, () => rings.push(clock.now()));
  clock.run(true);
  clock.alarm(1000);
  clock.alarm(2000);
  await time.skip(1500);
  expect(rings).toEqual([]);
  clock.alarm(undefined);
  await time.skip(1500);
  expect(rings).toEqual([]);
  clock.alarm(100); // already past: at once
  await time.skip(0);
  expect(rings).toEqual([3000]);
});
