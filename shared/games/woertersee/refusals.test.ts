import { expect, it } from 'vitest';
import type { Refusal } from '../../game.ts';
import type { refusals } from './refusals.ts';
import { match, type Match } from './test/match.ts';

const at = (until: number, options = {}): Match => {
  const table = match({ options: { rounds: 1, ...options } });
  table.boat(0, 'a1 a2');
  table.wait(until);
  return table;
};
const searching = (): Match => at(1000);
const stopping = (): Match => at(180_000);
const tracing = (): Match => at(185_000);
const five = ['a2 a3', 'a3 a4', 'b1 b2', 'b2 b3'];

const provoked: { readonly [code in keyof typeof refusals]: () => Refusal | undefined } = {
  'game-over': () => at(300_000).boat(0, 'a2 a3'),
  'too-early': () => searching().act(0, { type: 'stop' }),
  'time-over': () => stopping().boat(0, 'a2 a3'),
  'too-late': () => tracing().act(0, { type: 'stop' }),
  malformed: () => searching().trace(0, 1, 'a1 a2', 'NE'),
  'off-board': () => searching().boat(0, 'f1 g1'),
  'not-neighbours': () => searching().boat(0, 'a1 a3'),
  'berth-taken': () => searching().boat(1, 'a1 a2'),
  'no-boats-left': () => {
    const table = searching();
    for (const holes of five) table.boat(0, holes);
    return table.boat(0, 'c1 c2');
  },
  'unknown-boat': () => searching().trace(0, 2, 'a1 a2'),
  'too-short': () => searching().trace(0, 1, 'a1'),
  'chip-reused': () => searching().trace(0, 1, 'a1 a2 a1'),
  'wrong-berth': () => searching().trace(0, 1, 'a2 a1'),
  'as-needed': () => {
    const table = searching();
    table.boat(0, 'd1 e1');
    return table.trace(0, 2, 'd1 e1');
  },
  'already-done': () => {
    const table = tracing();
    table.act(0, { type: 'done' });
    return table.act(0, { type: 'done' });
  },
};

it.each(Object.entries(provoked))('%s is given', (code, provoke) => {
  expect(provoke()?.code).toBe(code);
});

it('a seat cannot act for the table, nor the table for a seat', () => {
  const table = searching();
  const before = table.state;
  expect(table.act(0, { type: 'timeout' })).toEqual({ code: 'malformed' });
  expect(table.act(0, { type: 'absent', of: 1 })).toEqual({ code: 'malformed' });
  expect(table.act(null, { type: 'stop' })).toEqual({ code: 'malformed' });
  expect(table.act(null, { type: 'absent', of: 2 })).toEqual({ code: 'malformed' });
  expect(table.act(null, { type: 'timeout' })).toEqual({ code: 'too-early' });
  expect(table.state).toBe(before);
});

it('who is gone already goes no further, who is here need not come back', () => {
  const table = searching();
  expect(table.act(null, { type: 'present', of: 1 })).toBeUndefined();
  expect(table.act(null, { type: 'absent', of: 1 })).toBeUndefined();
  expect(table.act(null, { type: 'absent', of: 1 })).toBeUndefined();
  expect(table.events.filter(({ type }) => type === 'absent' || type === 'present')).toEqual([{ type: 'absent', of: 1 }]);
});
