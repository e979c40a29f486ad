import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableView } from '../../../shared/games/woertersee/view.ts';
import { Finale } from './finale.ts';
import { shownAt } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const word = { seat: 0, n: 1, from: 0, to: 1, path: [0, 1], word: 'ES', valid: true, points: 2, why: '' } as const;
const table = { phase: 'over', traceUntil: 50_000, opensAt: 0, reveals: [word, word, word] } as unknown as TableView;
function start(rushed = false): { readonly finale: Finale; readonly seen: number[]; ended(): boolean } {
  const seen: number[] = [];
  let ended = false;
  const finale: Finale = new Finale({
    rushed: () => rushed,
    local: () => Date.now(),
    finished: () => {
      ended = true;
    },
    redraw: () => {
      seen.push(shownAt(table, finale.now ?? 0).count);
    },
  });
  finale.begin(table);
  return { finale, seen, ended: () => ended };
}

it('shows one word after the other although the clock of the table stands, then lets the results come', () => {
  const { seen, ended } = start();
  vi.advanceTimersByTime(10_000);
  expect([...new Set(seen)]).toEqual([0, 1, 2, 3]);
  expect(ended()).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(ended()).toBe(true);
});
it('where all is shown at once it only waits to be read', () => {
  const { ended } = start(true);
  vi.advanceTimersByTime(29_900);
  expect(ended()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(ended()).toBe(true);
});
it('ends with its scene', () => {
  const { finale, ended } = start();
  finale.close();
  vi.advanceTimersByTime(60_000);
  expect(ended()).toBe(false);
});
