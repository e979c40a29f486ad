import { describe, expect, it } from 'vitest';
import { over } from './result.ts';
import { match } from './test/match.ts';

const ended = (points: number[], longest = points.map(() => 0), words = longest) =>
  over({ ...match({ seats: points.length, lake: null }).state, phase: 'over', points, longest, words })!;

describe('5.9 who wins', () => {
  it('nobody while the game runs', () => {
    expect(over(match().state)).toBeUndefined();
  });

  it.each([
    ['most points', [[3, 9, 5]], [1], [3, 1, 2]],
    [
      'equal points: the longest single word',
      [
        [9, 9, 9],
        [4, 5, 3],
      ],
      [1],
      [2, 1, 3],
    ],
    [
      'then more words',
      [
        [9, 9, 9],
        [5, 5, 5],
        [2, 2, 3],
      ],
      [2],
      [2, 2, 1],
    ],
    [
      'then shared',
      [
        [9, 9, 4],
        [5, 5, 4],
        [2, 2, 1],
      ],
      [0, 1],
      [1, 1, 3],
    ],
    [
      'a longer word does not outweigh a point',
      [
        [9, 8],
        [4, 7],
      ],
      [0],
      [1, 2],
    ],
    ['alone one is always first', [[0]], [0], [1]],
  ] as [string, [number[], number[]?, number[]?], number[], number[]][])('%s', (_, facts, winners, places) => {
    expect(ended(...facts)).toMatchObject({ winners, places, totals: facts[0], reason: 'rounds-played' });
  });

  it('tells the longest word and the number of words of each seat', () => {
    expect(ended([9, 9], [5, 4], [2, 3]).more).toEqual({ longest: [5, 4], words: [2, 3] });
  });
});
