import { describe, expect, it } from 'vitest';
import type { Line } from '../game.ts';
import type { ExpectedLine } from './file.ts';
import { mismatches } from './expect.ts';

const lines: Line[] = [
  {
    i: 0,
    seat: 'A',
    type: 'play',
    ok: true,
    points: 96,
    totals: { A: 123, B: 270 },
    words: [
      { word: 'REIN', points: 13 },
      { word: 'SPIELER', points: 18 },
      { word: 'SAGEN', points: 17 },
    ],
    racks: { A: 'S2 P2 I1', B: '' },
  },
  {
    seat: null,
    type: 'round-end',
    ok: true,
    winner: null,
    hands: { A: 'RAD', B: 'HÖRT?' },
    table: [
      { owner: 'A', word: 'RAD' },
      { owner: 'B', word: 'HUT' },
    ],
  },
  { i: 1, seat: 'B', type: 'play', ok: false, refusal: { code: 'not-a-word', words: ['ET'] } },
  { seat: null, type: 'round-end', ok: true, winner: 'B' },
  { i: 'result', over: false, winners: [] },
];
const holds = (entry: ExpectedLine): boolean => mismatches(lines, [entry]).length === 0;

describe('expect matches', () => {
  it.each<[string, ExpectedLine]>([
    ["a part of an action's line", { i: 0, ok: true, totals: { A: 123 } }],
    ['the result', { i: 'result', over: false, winners: [] }],
    ['a line made by time, by type', { type: 'round-end', winner: null }],
    ['the second of these', { type: 'round-end', nth: 1, winner: 'B' }],
    ['words beside the main word in any order', { i: 0, words: [{ word: 'REIN' }, { word: 'SAGEN' }, { word: 'SPIELER', points: 18 }] }],
    ['racks in any order', { i: 0, racks: { A: 'I1 S2 P2' } }],
    ['hands in any order', { type: 'round-end', hands: { A: 'DAR', B: '?THRÖ' } }],
    ['facts of a refusal', { i: 1, refusal: { words: ['ET'] } }],
  ])('%s', (_, entry) => {
    expect(mismatches(lines, [entry])).toEqual([]);
  });
});

describe('expect fails', () => {
  it.each<[string, ExpectedLine]>([
    ['when a list is shorter', { i: 0, words: [{ word: 'REIN' }, { word: 'SAGEN' }] }],
    ['when a list is longer', { i: 1, refusal: { words: ['ET', 'ER'] } }],
    ['when another word is the main word', { i: 0, words: [{ word: 'SAGEN' }, { word: 'REIN' }, { word: 'SPIELER' }] }],
    ['when one word is asked for twice', { i: 0, words: [{ word: 'REIN' }, { word: 'SAGEN' }, { word: 'SAGEN' }] }],
    ['when another list is in another order', { type: 'round-end', table: [{ owner: 'B' }, { owner: 'A' }] }],
    ['when a rack has other tiles', { i: 0, racks: { A: 'I2 S2 P1' } }],
    ['when a rack has one tile less', { i: 0, racks: { A: 'I1 S2' } }],
    ['when another text is in another order', { i: 0, seat: 'a' }],
    ['when a key is missing', { i: 0, bonus: 50 }],
    ['when an object is expected where none is', { i: 0, points: { A: 96 } }],
    ['when the action printed no line', { i: 7 }],
    ['when there are fewer such lines', { type: 'round-end', nth: 2 }],
    ["when type and nth would only fit an action's line", { type: 'play', nth: 0 }],
    ['when it names no line', { ok: true }],
  ])('%s', (_, entry) => {
    expect(holds(entry)).toBe(false);
  });

  it('with one sentence that says where and what', () => {
    expect(mismatches(lines, [{ i: 0 }, { i: 0, totals: { A: 122 } }, { i: 9 }, { type: 'round-end', nth: 1, winner: 'A' }])).toEqual([
      'Expect 1: in the line of action 0, totals.A is 123, not 122.',
      'Expect 2: there is no line for action 9.',
      'Expect 3: in the line of round-end 1, winner is "B", not "A".',
    ]);
  });
});
