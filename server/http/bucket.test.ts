import { expect, test } from 'vitest';
import { bucketOf } from './bucket.ts';

test('as many at once as it holds, then one for each part of the minute', () => {
  let now = 0;
  const bucket = bucketOf(10, 60_000, () => now);
  const taken = (tries: number) => Array.from({ length: tries }, () => bucket.take('a')).filter(Boolean).length;
  expect(taken(30)).toBe(10);
  now = 5_999;
  expect(taken(5)).toBe(0);
  now = 6_000;
  expect(taken(5)).toBe(1);
  now = 600_000;
  expect(taken(30)).toBe(10);
});

test('each key has its own', () => {
  const bucket = bucketOf(1, 60_000, () => 0);
  expect([bucket.take('a'), bucket.take('b'), bucket.take('a')]).toEqual([true, true, false]);
});

test('looking takes nothing', () => {
  const bucket = bucketOf(1, 60_000, () => 0);
  expect([bucket.has('a'), bucket.has('a'), bucket.take('a'), bucket.has('a')]).toEqual([true, true, true, false]);
});

test('a hundred thousand addresses do not stay in memory, and one that is empty is not forgotten', () => {
  let now = 0;
  const bucket = bucketOf(2, 1000, () => now);
  for (let i = 0; i < 100_000; i++) {
    now += 1;
    bucket.take(`address-${i}`);
  }
  bucket.take('loud');
  bucket.take('loud');
  for (let i = 0; i < 20_000; i++) bucket.take(`other-${i}`);
  expect(bucket.take('loud')).toBe(false);
  expect(bucket.size()).toBeLessThan(32_000);
});
