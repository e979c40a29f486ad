import { describe, expect, it } from 'vitest';
import { stream } from '../../random.ts';
import { decide } from './decide.ts';
import type { Refusal } from '../../game.ts';
import { deadline } from './times.ts';
import type { Action } from './view.ts';
import { match } from './test/match.ts';

const five = ['a1 a2', 'a2 a3', 'a3 a4', 'b1 b2', 'b2 b3'];

describe('5.5 boats', () => {
  it('one boat a pair and direction: the second is refused, whoever lays it', () => {
    const table = match();
    expect(table.boat(0, 'a1 a2')).toBeUndefined();
    expect(table.boat(1, 'a1 a2')).toEqual({ code: 'berth-taken', by: 0 });
    expect(table.boat(0, 'a1 a2')).toEqual({ code: 'berth-taken', by: 0 });
    expect(table.state.boats).toHaveLength(1);
  });

  it('the opposite direction is free', () => {
    const table = match();
    table.boat(0, 'a1 a2');
    expect(table.boat(1, 'a2 a1')).toBeUndefined();
    expect(table.state.boats).toEqual([
      { seat: 0, n: 1, from: 0, to: 1 },
      { seat: 1, n: 1, from: 1, to: 0 },
    ]);
  });

  it.each([
    ['a1 a3', 'not-neighbours'],
    ['a1 a1', 'not-neighbours'],
    ['f1 g1', 'off-board'],
    ['g1 g2', 'off-board'],
    ['a4 a5', 'off-board'],
  ])('no boat lies %s: %s', (holes, code) => {
    expect(match().boat(0, holes)).toEqual({ code });
  });

  it('5.12 one or two seats have five, three four, more three', () => {
    for (const [seats, boats] of [
      [1, 5],
      [2, 5],
      [3, 4],
      [4, 3],
      [5, 3],
      [8, 3],
    ] as const) {
      const table = match({ seats, lake: null });
      const holes = [
        [0, 1],
        [1, 0],
        [1, 2],
        [2, 1],
        [2, 3],
        [3, 2],
      ] as const;
      const laid = holes.map(([from, to]) => table.act(0, { type: 'boat', from, to })?.code ?? 'laid');
      const wanted = seats === 1 ? 'time-over' : 'no-boats-left'; // alone, one's last boat ends the search
      expect(laid).toEqual(holes.map((_, i) => (i < boats ? 'laid' : wanted)));
    }
  });

  it('a boat is never moved: there is no action for it, and a new one is one more', () => {
    const table = match();
    table.boat(0, 'a1 a2');
    table.boat(0, 'a1 b1');
    expect(table.state.boats.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('kiddie: two boats more for that seat', () => {
    const table = match({ seats: 4, options: { kiddie: [1] } });
    const laid = (seat: number, holes: readonly string[]): string[] => holes.map((each) => table.boat(seat, each)?.code ?? 'laid');
    expect(laid(0, ['a1 a2', 'a2 a3', 'a3 a4', 'b1 b2'])).toEqual(['laid', 'laid', 'laid', 'no-boats-left']);
    expect(laid(1, ['c1 c2', 'c2 c3', 'c3 c4', 'c4 c5', 'c5 c6', 'b1 b2'])).toEqual([
      'laid',
      'laid',
      'laid',
      'laid',
      'laid',
      'no-boats-left',
    ]);
  });
});

describe('5.6 the end of the search', () => {
  it('a boat after the time is refused; the millisecond of the deadline is too late', () => {
    const table = match();
    table.wait(179_998);
    expect(table.boat(0, 'a1 a2')).toBeUndefined();
    expect(table.boat(0, 'a2 a3')).toEqual({ code: 'time-over' });
    expect(table.state.phase).toBe('stop');
  });

  it('a late table lengthens nothing: what comes at a deadline is refused, though the timer has not come yet', () => {
    const table = match();
    table.boat(0, 'a1 a2');
    const at = (seat: number, action: Action): Refusal | readonly unknown[] =>
      decide(table.state, seat, action, { now: deadline(table.state)!, lexicon: table.lexicon, random: stream('', 0) });
    expect(at(0, { type: 'boat', from: 1, to: 2 })).toEqual({ code: 'time-over' });
    table.wait(180_000);
    expect(at(0, { type: 'stop' })).toEqual({ code: 'too-late', by: -1 });
    table.wait(185_000);
    expect(at(0, { type: 'trace', n: 1, path: [0, 1] })).toEqual({ code: 'too-late' });
    expect(at(0, { type: 'done' })).toEqual({ code: 'too-late' });
  });

  it('comes at once when every boat lies', () => {
    const table = match({ seats: 2 });
    for (const each of five) {
      table.boat(0, each);
      table.boat(1, each.split(' ').toReversed().join(' '));
    }
    expect(table.state).toMatchObject({ phase: 'stop', endsAt: 10, stopUntil: 5010 });
    expect(table.boat(0, 'c1 c2')).toEqual({ code: 'time-over' });
  });

  it('does not wait for the boats of a seat that is gone, but for those of one that is back', () => {
    const gone = match({ seats: 2 });
    gone.act(null, { type: 'absent', of: 1 });
    for (const holes of five) gone.boat(0, holes);
    expect(gone.state.phase).toBe('stop');

    const back = match({ seats: 2 });
    back.act(null, { type: 'absent', of: 1 });
    back.act(null, { type: 'present', of: 1 });
    for (const holes of five) back.boat(0, holes);
    expect(back.state.phase).toBe('search');
  });

  it('comes at once when the only one with boats left goes', () => {
    const table = match({ seats: 2 });
    for (const holes of five) table.boat(0, holes);
    table.act(null, { type: 'absent', of: 1 });
    expect(table.state.phase).toBe('stop');
  });

  it('is left to the timer when nobody is there', () => {
    const table = match({ seats: 1 });
    table.act(null, { type: 'absent', of: 0 });
    expect(table.state.phase).toBe('search');
  });

  it('5.4 simple: the timer runs twice; seconds: as many as the table says', () => {
    expect(match({ options: { level: 'simple' } }).state.endsAt).toBe(360_000);
    expect(match({ options: { seconds: 15 } }).state.endsAt).toBe(15_000);
    expect(match().state.endsAt).toBe(180_000);
  });
});
