import { describe, expect, it } from 'vitest';
import { readScenario } from './file.ts';

const whole = { game: 'g', seats: ['A', 'B'], actions: [] };

describe('a scenario file is read', () => {
  it('has the printed rules, seed 1 and no expectations unless it says so', () => {
    expect(readScenario(whole)).toEqual({ game: 'g', seats: ['A', 'B'], actions: [], options: {}, words: {}, expect: [], seed: '1' });
  });

  it('takes any whole number or text as seed', () => {
    for (const seed of [0, -5, 2 ** 60, 1e300, '', 'abc']) expect(readScenario({ ...whole, seed }).seed).toBe(String(seed));
  });

  it('gives every action its time and takes `seat` and `at` out of it', () => {
    const { actions } = readScenario({
      ...whole,
      actions: [
        { seat: 'A', type: 'x', y: 1 },
        { type: 'wait', until: 9 },
        { seat: 'B', type: 'x', at: 9 },
      ],
    });
    expect(actions).toEqual([
      { i: 0, seat: 'A', at: 1, raw: { type: 'x', y: 1 } },
      { i: 1, seat: null, at: 9, raw: { type: 'wait', until: 9 } },
      { i: 2, seat: 'B', at: 9, raw: { type: 'x' } },
    ]);
  });
});

describe('what is wrong with it is one sentence that names the place', () => {
  it.each<[unknown, string]>([
    [[], 'game: is missing.'],
    [5, 'The file is no scenario, but 5.'],
    [{ seats: ['A'], actions: [] }, 'game: is missing.'],
    [{ ...whole, seats: [] }, 'seats: has no seat.'],
    [{ ...whole, seats: ['A', 'A'] }, 'Two seats are called "A".'],
    [{ ...whole, language: 'xx' }, 'language: should be ("de" | "en" | "fr" | "nl" | "la"), not "xx".'],
    [{ ...whole, acts: [] }, 'acts: is not a key of a scenario file.'],
    [{ ...whole, words: { plus: [] } }, 'words, plus: is not a key of a scenario file.'],
    [{ ...whole, seed: 1.5 }, 'seed: is neither a whole number nor a text.'],
    [{ ...whole, actions: [{ seat: 'A' }] }, 'Action 0, type: is missing.'],
    [{ ...whole, actions: [{ seat: 'C', type: 'x' }] }, 'Action 0: there is no seat "C".'],
    [{ ...whole, actions: [{ seat: 'A', type: 'x', at: -1 }] }, 'Action 0, at: is before the start.'],
    [{ ...whole, actions: [{ seat: 'A', type: 'x', at: 1.5 }] }, 'Action 0, at: is not a whole number of milliseconds.'],
    [
      {
        ...whole,
        actions: [
          { seat: 'A', type: 'x', at: 7 },
          { seat: 'A', type: 'x', at: 6 },
        ],
      },
      'Action 1: 6 is earlier than the action before it, at 7.',
    ],
    [{ ...whole, actions: [{ type: 'wait' }] }, 'Action 0: wait needs "until".'],
    [{ ...whole, expect: [{ i: 'first' }] }, 'Expect 0, i: is neither the index of an action nor "result".'],
  ])('%j', (data, sentence) => {
    expect(() => readScenario(data)).toThrow(sentence);
  });

  it('nests no deeper than any game needs', () => {
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
    expect(() => readScenario({ ...whole, expect: [{ i: 0, table: deep }] })).toThrow('The file is nested more than 50 deep.');
  });
});
