import { expect, it } from 'vitest';
import { clockText } from './part.ts';

it('a clock rounds up: 0:00 is the very end', () => {
  expect([180_000, 102_000, 101_001, 1000, 1, 0, -500].map(clockText)).toEqual(['3:00', '1:42', '1:42', '0:01', '0:01', '0:00', '0:00']);
});
