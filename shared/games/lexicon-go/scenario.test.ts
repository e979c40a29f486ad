import { describe, expect, it } from 'vitest';
import { lexiconGo } from './game.ts';

const read = (raw: { readonly [key: string]: unknown }) => () => lexiconGo.scenario.fixed(raw, ['A', 'B'], 'en');
const state = lexiconGo.setup({ options: lexiconGo.defaults('en'), language: 'en', seats: 2, seed: 'x' });
const action = (raw: { readonly [key: string]: unknown }) => lexiconGo.scenario.action(raw, state, 0, ['A', 'B']);

describe('what a scenario fixes', () => {
  it('one object of racks for every round, or one for each', () => {
    expect(read({ racks: { B: 'C a?' } })()).toMatchObject({ racks: [[null, 'Ca?']], everyRound: true, bag: '', rest: true });
    expect(read({ racks: [{ A: 'X' }, {}], bag: 'QQ', rest: false })()).toMatchObject({
      racks: [
        ['X', null],
        [null, null],
      ],
      everyRound: false,
      bag: 'QQ',
      rest: false,
    });
  });
  it('seats of any name', () => {
    const names = ['constructor', 'B'];
    expect(lexiconGo.scenario.fixed({ racks: { B: 'C' } }, names, 'en')).toMatchObject({ racks: [[null, 'C']], totals: [0, 0] });
  });
  it('is refused in one sentence when it names a stranger, tiles that there are not, or a key that means nothing', () => {
    expect(read({ racks: { C: 'X' } })).toThrow('There is no seat "C".');
    expect(read({ racks: { A: 'Ä' } })).toThrow('"Ä" holds something that is no tile.');
    expect(read({ bag: 'A1' })).toThrow('"A1" holds something that is no tile.');
    expect(read({ totals: { A: -1 } })).toThrow('totals.A');
    expect(read({ board: 'X' })).toThrow('board');
  });
});

describe('actions in file notation', () => {
  it('name seats, and come back as they were', () => {
    const attack = { type: 'attack', owner: 'B', target: 'RAD', word: 'RADAR' };
    expect(action(attack)).toEqual({ ...attack, owner: 1 });
    expect(lexiconGo.scenario.written(action(attack), state, ['A', 'B'])).toEqual(attack);
  });
  it('may write letters in any Unicode form', () => {
    expect(action({ type: 'form', word: 'A\u0308HRE' })).toEqual({ type: 'form', word: 'ÄHRE' });
  });
  it.each([undefined, 0, null, ['A']])('an attack on the words of %j has not the form of an action', (owner) => {
    expect(lexiconGo.parse(action({ type: 'attack', owner, target: 'RAD', word: 'RADAR' }))).toBeUndefined();
  });
  it('are refused in one sentence when they are none of this game', () => {
    expect(() => action({ type: 'play' })).toThrow('There is no action "play".');
    expect(() => action({ type: 'attack', owner: 'C', target: 'RAD', word: 'RADAR' })).toThrow('There is no seat "C".');
  });
});
