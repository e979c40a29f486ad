import { expect, test } from 'vitest';
import { mean, median, middle, percentile, ratio, spread } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

test('a percentile is a value of the series, by nearest rank', () => {
  expect(spread(hundred)).toEqual({ p50: 50, p95: 95, p99: 99 });
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(percentile([4, 1, 2, 3], 0.5)).toBe(2);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([1, 2], 0)).toBe(1);
});
test('numbers are ordered as numbers, and the series stays as it was', () => {
  const series = [10, 9, 100];
  expect(median(series)).toBe(10);
  expect(series).toEqual([10, 9, 100]);
});
test('an empty series is an error, not a zero', () => {
  expect(() => spread([])).toThrow('nothing was measured');
});
test('of several repeats each figure is the median on its own', () => {
  const of = (p50: number, p95: number, p99: number) => ({ p50, p95, p99 });
  expect(middle([of(1, 20, 300), of(2, 30, 100), of(3, 10, 200)])).toEqual(of(2, 20, 200));
});
test('ratios are figure by figure, to three digits', () => {
  expect(ratio({ p50: 1, p95: 4, p99: 10 }, { p50: 3, p95: 2, p99: 10 })).toEqual({ p50: 0.333, p95: 2, p99: 1 });
});
test('the mean of nothing is nothing', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBe(0);
});
