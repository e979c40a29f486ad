import { describe, expect, it } from 'vitest';
import { woertersee } from './game.ts';
import { defaults } from './options.ts';
import { scenario } from './scenario.ts';
import type { State } from './state.ts';
import { rows, match } from './test/match.ts';
import type { Action } from './view.ts';
import { parse } from './wire.ts';

const large = ['EDELS', 'ABCDEF', 'GHIJKLM', 'NOPQRSTU', 'VWXYZABCD', 'EFGHIJKL', 'MNOPQRS', 'TUVWXY', 'ZABCD'];
const fixed = (raw: { readonly [key: string]: unknown }): unknown => scenario.fixed(raw, ['A', 'B'], 'de');
const begun = (raw: { readonly [key: string]: unknown }, seats: number): State => {
  const setup = { options: defaults('de'), language: 'de', seats, seed: 'x' } as const;
  return woertersee.setup({ ...setup, fixed: scenario.fixed(raw, ['A', 'B', 'C', 'D', 'E'].slice(0, seats), 'de') });
};
const { state } = match();
const names = ['A', 'B'];
const wire = (raw: { readonly [key: string]: unknown }): Action => scenario.action(raw, state, 0, names);

describe('fixed.lake', () => {
  it('rows of one lake lie in every round', () => {
    expect(fixed({ lake: rows })).toMatchObject({ radius: 3, lakes: [rows.join('')], everyRound: true });
    const table = match({ options: { rounds: 3 } });
    expect(table.state.brought).toEqual([rows.join(''), rows.join(''), rows.join('')]);
  });

  it('a list of lakes is one a round, and the rest is filled by lot', () => {
    expect(fixed({ lake: [rows, rows] })).toMatchObject({ lakes: [rows.join(''), rows.join('')], everyRound: false });
  });

  it('its rows say how large it is, whatever the number of seats', () => {
    expect(fixed({ lake: large })).toMatchObject({ radius: 4 });
  });

  it('without it all is by lot', () => {
    expect(begun({}, 2)).toMatchObject({ radius: 3, brought: [], points: [0, 0] });
    expect(begun({}, 5)).toMatchObject({ radius: 4 });
  });

  it.each([
    [{ lakes: rows }, '"lakes" cannot be fixed, only "lake" and "totals".'],
    [{ totals: { C: 1 } }, 'There is no seat "C".'],
    [{ totals: { A: 1.5 } }, 'totals are whole numbers from 0 on, by seat.'],
    [{ totals: [1] }, 'totals are whole numbers from 0 on, by seat.'],
    [{ lake: 'EDEL' }, 'lake is neither a list of rows nor a list of lakes.'],
    [{ lake: [] }, 'lake is neither a list of rows nor a list of lakes.'],
    [{ lake: [rows, 5] }, 'A lake is a list of rows.'],
    [{ lake: ['EDEL', 'ANRST'] }, 'A lake has rows of 4-5-6-7-6-5-4 or 5-6-7-8-9-8-7-6-5 holes, not 4-5.'],
    [{ lake: [rows, large] }, 'The lakes are not all of one size.'],
    [{ lake: ['ÖDSP', ...rows.slice(1)] }, '"Ö" is no chip; there are A to Z, "?" a joker and "_" an empty hole.'],
  ])('%j: %s', (raw, sentence) => {
    expect(() => fixed(raw)).toThrow(sentence);
  });
});

describe('fixed.totals', () => {
  it('the game begins with these points', () => {
    expect(begun({ totals: { B: 7 } }, 2)).toMatchObject({ points: [0, 7], longest: [0, 0], words: [0, 0] });
  });
});

describe('actions in files', () => {
  it.each<[{ readonly [key: string]: unknown }, Action]>([
    [
      { type: 'boat', from: 'a1', to: 'b2' },
      { type: 'boat', from: 0, to: 5 },
    ],
    [
      { type: 'trace', boat: 2, path: ['a1', 'a2', 'b2'] },
      { type: 'trace', n: 2, path: [0, 1, 5] },
    ],
    [
      { type: 'trace', boat: 1, path: ['e1', 'd1'], as: 'LA' },
      { type: 'trace', n: 1, path: [22, 15], as: 'LA' },
    ],
    [{ type: 'stop' }, { type: 'stop' }],
    [{ type: 'done' }, { type: 'done' }],
  ])('%j', (raw, action) => {
    expect(wire(raw)).toEqual(action);
    expect(parse(wire(raw))).toEqual(action);
    expect(scenario.written(action, state, names)).toEqual(raw);
  });

  it('a hole that this lake has not is one off the board, not a fault of the file', () => {
    const off = wire({ type: 'boat', from: 'a1', to: 'z99' });
    expect(parse(off)).toEqual(off);
    expect(scenario.written(off, state, names)).toEqual({ type: 'boat', from: 'a1', to: 'z99' });
  });

  it.each([
    { type: 'boat' },
    { type: 'boat', from: 'a1', to: 'hole' },
    { type: 'boat', from: 1, to: null },
    { type: 'boat', from: 0, to: 5 },
    { type: 'trace', boat: 1, path: ['a1', 1] },
    { type: 'trace', path: ['a1'] },
    { type: 'trace', boat: 1, path: 'a1' },
    { type: 'trace', boat: 1, path: [['a1']] },
    { type: 'stop', now: true },
  ])('%j is left to the border to refuse', (raw) => {
    expect(parse(wire(raw))).toBeUndefined();
  });

  it('an action of no such name is a fault of the file', () => {
    expect(() => wire({ type: 'move', from: 'a1' })).toThrow('Wörtersee has no action "move".');
  });
});
