import { expect, test } from 'vitest';
import type { Person } from '../../../shared/protocol.ts';
import { evening, standings } from './standing.ts';

const person = (name: string, seat: number, points: number): Person => ({
  id: name,
  name,
  crew: 0,
  seat,
  ready: false,
  online: true,
  watching: false,
  queued: false,
  points,
  wins: 0,
});
const people = [person('Mia', 1, 4), person('Emre', 0, 5), person('Zoë', 2, 4.5), person('Kim', -1, 0), person('Ben', -1, 2)];

test('0.8 a game brings one point per person beaten, ties one half', () => {
  const list = standings({ winners: [0], totals: [9, 3, 3], places: [1, 2, 2], reason: 'rounds' }, people);
  expect(list.map(({ person, place, gained }) => [person.name, place, gained])).toEqual([
    ['Emre', 1, 2],
    ['Mia', 2, 0.5],
    ['Zoë', 2, 0.5],
  ]);
});

test('facts of the game’s own are given to each person', () => {
  const list = standings(
    { winners: [0], totals: [9, 3, 3], places: [1, 3, 2], reason: 'rounds', more: { longest: [7, 4, 5], note: 'x' } },
    people,
  );
  expect(list.map(({ person, more }) => [person.name, more])).toEqual([
    ['Emre', { longest: 7 }],
    ['Zoë', { longest: 5 }],
    ['Mia', { longest: 4 }],
  ]);
});

test('the evening lists who has points or played, most points first', () => {
  expect(evening(people).map((p) => p.name)).toEqual(['Emre', 'Zoë', 'Mia', 'Ben']);
});
