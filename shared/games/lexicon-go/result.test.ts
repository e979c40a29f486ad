import { describe, expect, it } from 'vitest';
import { lexiconGo } from './game.ts';
import type { Options } from './options.ts';
import { accepted, race } from './test/race.ts';

/** A match in which the seats win in this order; `-` is a void round. */
function match(order: string, options: Partial<Options> = {}) {
  const made = race({ racks: ['RAD', 'RAD', 'RAD'], options });
  [...order].forEach((winner, at) => {
    if (at > 0) made.opens();
    if (winner === '-') for (const seat of [0, 1, 2]) accepted(made.does(seat, { type: 'stuck' }));
    else {
      accepted(made.does(Number(winner), { type: 'form', word: 'RAD' }));
      accepted(made.does(Number(winner), { type: 'call' }));
    }
  });
  return made;
}
const result = (order: string, options: Partial<Options> = {}) => lexiconGo.over(match(order, options).state());

describe('3.14 the match', () => {
  it('is won by the first to win five rounds', () => {
    expect(result('01010101')).toBeUndefined();
    expect(result('010101010')).toEqual({ winners: [0], totals: [5, 4, 0], places: [1, 2, 3], reason: 'rounds' });
  });
  it('others with as many rounds share a place', () => {
    expect(result('0120', { rounds: 2 })).toMatchObject({ winners: [0], totals: [2, 1, 1], places: [1, 2, 2] });
  });
  it('inARow: any win of another begins the count anew, a void round does not', () => {
    expect(result('0101', { rounds: 2, inARow: true })).toBeUndefined();
    expect(
      match('01', { rounds: 2, inARow: true })
        .sees(0)
        .table.players.map(({ wins }) => wins),
    ).toEqual([0, 1, 0]);
    expect(result('01-1', { rounds: 2, inARow: true })).toMatchObject({ winners: [1], reason: 'in-a-row' });
  });
  it('inARow: the champion is first although another has won more rounds', () => {
    expect(result('02010201022', { rounds: 2, inARow: true })).toEqual({
      winners: [2],
      totals: [5, 2, 4],
      places: [2, 3, 1],
      reason: 'in-a-row',
    });
  });
  it('3.13 three void rounds in a row end it: most rounds won wins, equal shares', () => {
    expect(result('--0--')).toBeUndefined();
    expect(result('0011---', { inARow: true })).toEqual({ winners: [0, 1], totals: [2, 2, 0], places: [1, 1, 3], reason: 'three-voids' });
    expect(result('010---')).toEqual({ winners: [0], totals: [2, 1, 0], places: [1, 2, 3], reason: 'three-voids' });
    expect(result('---')).toEqual({ winners: [0, 1, 2], totals: [0, 0, 0], places: [1, 1, 1], reason: 'three-voids' });
  });
  it('after its end nothing goes', () => {
    const made = match('00', { rounds: 2 });
    for (const action of [{ type: 'start' }, { type: 'call' }, { type: 'vote', word: 'RAD', valid: true }] as const)
      expect(made.does(1, action)).toEqual({ code: 'game-over' });
    expect(made.sees(1).table.phase).toBe('over');
  });
});
