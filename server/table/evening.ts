// The evening's score (RULES 0.8): a game adds one point per person beaten, ties one half; nothing else.
import type { Result } from '../../shared/game.ts';
import type { Table } from './model.ts';

/** Points that a game adds, by seat. */
export const pointsOf = ({ places }: Pick<Result, 'places'>): readonly number[] =>
  places.map((mine, seat) => places.reduce((sum, other, at) => sum + (at === seat ? 0 : other > mine ? 1 : other === mine ? 0.5 : 0), 0));

/** The table with a finished game's points and wins added. A game played alone is nobody's win. */
export function score(table: Table, result: Result): Table {
  const points = pointsOf(result);
  const won = (seat: number): number => (points.length > 1 && result.winners.includes(seat) ? 1 : 0);
  return {
    ...table,
    people: table.people.map((p) => (p.seat < 0 ? p : { ...p, points: p.points + (points[p.seat] ?? 0), wins: p.wins + won(p.seat) })),
  };
}
