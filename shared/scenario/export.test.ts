import { expect, it } from 'vitest';
import type { Json } from '../game.ts';
import { lexiconOf } from '../words/build.ts';
import { exported, type Journal } from './export.ts';
import { readScenario, type Scenario } from './file.ts';
import { play, type Step } from './run.ts';
import { pebbles } from './test/pebbles.ts';

const lexicon = lexiconOf(['AB'], 'en');
const steps = (scenario: Scenario): Step[] => [...play(pebbles, scenario, 'en', lexicon)];

it('a journal written as a scenario plays the same game', () => {
  const take = (seat: string, count: number, at: number): object => ({ seat, type: 'take', count, at });
  const first = steps(
    readScenario({
      game: 'pebbles',
      seats: ['A', 'B'],
      seed: 'c0ffee',
      options: { most: 2, greedy: ['B'] },
      actions: [take('A', 2, 400), take('A', 1, 500), take('A', 1, 12_000)],
    }),
  );
  const rows = first
    .filter(({ events }) => events.length > 0)
    .map(({ at, action, events }) => ({
      at,
      seat: action ? ['A', 'B'].indexOf(action.seat!) : -1,
      action: (action?.raw ?? { type: 'timeout' }) as Json,
      events: events.map((event) => ({ ...event })),
    }));
  const journal: Journal = { language: 'en', options: { most: 2, seconds: 10, greedy: [1] }, names: ['A', 'B'], seed: 'c0ffee', rows };

  const file = exported(pebbles, journal);
  expect(file).toEqual({
    game: 'pebbles',
    language: 'en',
    options: { most: 2, greedy: ['B'] },
    seats: ['A', 'B'],
    seed: 'c0ffee',
    actions: [take('A', 2, 400), take('A', 1, 12_000)],
  });
  const again = steps(readScenario(JSON.parse(JSON.stringify(file))));
  expect(again.at(-1)!.state).toEqual(first.at(-1)!.state);
  expect(again.flatMap(({ events }) => events)).toEqual(first.flatMap(({ events }) => events));
});

it('who was absent is written, though no seat did it', () => {
  const rows: Journal['rows'] = [{ at: 30, seat: -1, action: { type: 'absent', of: 1 }, events: [] }];
  expect(exported(pebbles, { language: 'en', options: {}, names: ['A', 'B'], seed: '1', rows })['actions']).toEqual([
    { seat: null, at: 30, type: 'absent', of: 'B' },
  ]);
});

it('a game that time has ended is waited for', () => {
  const took = { type: 'took', seat: 0, pebbles: 'R', late: true, until: 20_000 };
  const rows: Journal['rows'] = [{ at: 10_000, seat: -1, action: { type: 'timeout' }, events: [took] }];
  const file = exported(pebbles, { language: 'en', options: {}, names: ['A', 'B'], seed: '1', rows });
  expect(file['actions']).toEqual([{ type: 'wait', until: 10_000 }]);
});
