import { expect, test } from 'vitest';
import { delay } from './back-off.ts';

test('coming back is tried quickly at first and never later than every 3 s', () => {
  const delays = Array.from({ length: 12 }, (_, attempt) => delay(attempt));
  expect(delays[0]).toBeLessThanOrEqual(100);
  expect(delays[1]).toBeLessThanOrEqual(300);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(Math.max(...delays)).toBe(3000);
});
