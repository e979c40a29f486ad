import { describe, expect, it } from 'vitest';
import type { RevealView } from '../../../shared/games/woertersee/view.ts';
import { nextChange, paceOf, pointsAt, shownAt } from './pace.ts';

const reveal = (seat: number, points: number): RevealView => ({
  seat,
  n: 1,
  from: 0,
  to: 1,
  path: [0, 1],
  word: 'X'.repeat(points),
  valid: true,
  points,
  why: '',
});
const table = (words: number, phase: 'shown' | 'over' = 'shown') => ({
  phase,
  traceUntil: 100_000,
  opensAt: 110_000,
  reveals: Array.from({ length: words }, (_, i) => reveal(i % 2, 5)),
});

describe('the pace of a reveal', () => {
  it('leaves seconds for the whole table of the round before the next lake opens', () => {
    for (const words of [1, 4, 12, 21]) expect(paceOf(table(words)).end).toBeLessThanOrEqual(106_500);
    // Eight people with three boats each: as fast as can be read.
    expect(paceOf(table(24)).end).toBeLessThanOrEqual(107_300);
  });
  it('is slow where there is time, and after the last round nobody waits for a lake', () => {
    expect(paceOf(table(3)).at(1) - paceOf(table(3)).at(0)).toBe(1200);
    expect(paceOf(table(12, 'over')).end).toBe(100_500 + 12 * 1200);
  });
});

describe('the show', () => {
  const four = table(4);
  const { at, end } = paceOf(four);
  it('brings up one word after the other and ends with none on show', () => {
    expect(shownAt(four, 100_000)).toEqual({ count: 0, current: -1 });
    expect(shownAt(four, at(0))).toEqual({ count: 1, current: 0 });
    expect(shownAt(four, at(3) + 1)).toEqual({ count: 4, current: 3 });
    expect(shownAt(four, end)).toEqual({ count: 4, current: -1 });
    expect(shownAt(table(0), 100_600)).toEqual({ count: 0, current: -1 });
  });
  it('counts the points of the word on show up, and stays at what was scored', () => {
    expect(pointsAt(four, 0, at(0) - 1)).toBe(0);
    const half = pointsAt(four, 0, at(0) + 120);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(5);
    expect(pointsAt(four, 0, at(0) + 500)).toBe(5);
    expect(pointsAt(four, 0, end)).toBe(10);
    expect(pointsAt(four, 1, end)).toBe(10);
  });
  it('asks to be drawn again while points count, at each word and at its end, and then no more', () => {
    expect(nextChange(four, 100_000)).toBe(at(0));
    expect(nextChange(four, at(0))).toBe(at(0) + 50);
    expect(nextChange(four, at(0) + 600)).toBe(at(1));
    expect(nextChange(four, at(3) + 600)).toBe(end);
    expect(nextChange(four, end)).toBeUndefined();
  });
});
