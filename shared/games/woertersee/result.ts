// Who has won (RULES 5.9).
import type { Result } from '../../game.ts';
import type { State } from './state.ts';

/** 5.9 Most points; equal points: the longest single word, then more words, then shared. */
export function over(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const { points, longest, words } = state;
  const better = (a: number, b: number): number => points[b]! - points[a]! || longest[b]! - longest[a]! || words[b]! - words[a]!;
  const places = points.map((_, seat) => 1 + points.filter((_, other) => better(other, seat) < 0).length);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { winners, totals: points, reason: 'rounds-played', places, more: { longest, words } };
}
