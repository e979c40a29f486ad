import { expect, it } from 'vitest';
import { choose } from './log.ts';

it('own news are said first', () => {
  expect(
    choose([
      { text: 'Mia', own: false },
      { text: 'du', own: true },
    ]),
  ).toEqual(['du', 'Mia']);
});
it('of others only the newest four are said, in their order', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ text, own: false }));
  expect(choose(all)).toEqual(['c', 'd', 'e', 'f']);
});
