import { describe, expect, it } from 'vitest';
import type { Line } from '../game.ts';
import { lexiconOf } from '../words/build.ts';
import { readScenario } from './file.ts';
import { languageOf, play } from './run.ts';
import { pebbles } from './test/pebbles.ts';

const lexicon = lexiconOf(['AB'], 'en');
const lines = (file: object): Line[] =>
  [...play(pebbles, readScenario({ game: 'pebbles', seats: ['A', 'B'], fixed: { heap: 'RGBRG' }, ...file }), 'en', lexicon)].flatMap(
    (step) => [...step.lines],
  );
const take = (seat: string, count: number, at?: number): object => ({ seat, type: 'take', count, ...(at === undefined ? {} : { at }) });

describe('a scenario is played by the real rules', () => {
  it('prints one line an action and the result line last', () => {
    expect(lines({ actions: [take('A', 3), take('B', 2)] })).toEqual([
      {
        i: 0,
        seat: 'A',
        type: 'take',
        ok: true,
        points: 3,
        totals: { A: 3, B: 0 },
        racks: { A: 'RGB', B: '' },
        words: [{ word: 'R' }, { word: 'G' }, { word: 'B' }],
      },
      {
        i: 1,
        seat: 'B',
        type: 'take',
        ok: true,
        points: 2,
        totals: { A: 3, B: 2 },
        racks: { A: 'RGB', B: 'RG' },
        words: [{ word: 'R' }, { word: 'G' }],
      },
      { i: 'result', over: true, winners: ['B'], totals: { A: 3, B: 2 }, reason: 'heap-empty', heap: 0 },
    ]);
  });

  it('goes on after a refusal, which changes nothing', () => {
    const [, refused, accepted] = lines({ actions: [take('A', 1), take('A', 1), take('B', 1)] });
    expect(refused).toEqual({ i: 1, seat: 'A', type: 'take', ok: false, refusal: { code: 'not-your-turn', by: 'B' } });
    expect(accepted).toMatchObject({ i: 2, ok: true, totals: { A: 1, B: 1 } });
  });

  it("an action that is not the game's form is refused as malformed", () => {
    expect(lines({ actions: [{ seat: 'A', type: 'take', count: 'three' }] })[0]).toMatchObject({
      i: 0,
      ok: false,
      refusal: { code: 'malformed' },
    });
  });

  it('a game that is not over has a result line without winners', () => {
    expect(lines({ actions: [] })).toEqual([
      { i: 'result', over: false, winners: [], reason: 'unfinished', totals: { A: 0, B: 0 }, heap: 5 },
    ]);
  });

  it('what fixed leaves open comes from the seed', () => {
    const heap = (seed: number): unknown => lines({ fixed: undefined, seed, actions: [] })[0]!['heap'];
    expect(heap(7)).toBe(heap(7));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => heap(seed))).size).toBeGreaterThan(2);
    expect(heap(1)).toBe(lines({ fixed: undefined, actions: [] })[0]!['heap']);
  });

  it('options are the printed rules with what the file changes', () => {
    expect(lines({ options: { most: 2 }, actions: [take('A', 3)] })[0]).toMatchObject({ refusal: { code: 'too-many', most: 2 } });
    expect(() => lines({ options: { least: 2 }, actions: [] })).toThrow('options: pebbles has no option "least".');
    expect(lines({ options: { greedy: ['A'] }, actions: [take('A', 4)] })[0]).toMatchObject({ ok: true });
    expect(() => lines({ options: { greedy: ['C'] }, actions: [] })).toThrow('options, greedy: there is no seat "C".');
    expect(() => lines({ options: { most: 7 }, actions: [] })).toThrow(/^options, most: /);
  });
});

describe('time in a scenario', () => {
  it('a deadline is carried out first and prints a line without `i`', () => {
    expect(lines({ actions: [take('A', 1, 10_001)] }).slice(0, 2)).toEqual([
      { seat: 'A', ok: true, type: 'slept', pebbles: 'R' },
      { i: 0, seat: 'A', type: 'take', ok: false, refusal: { code: 'not-your-turn', by: 'B' } },
    ]);
  });

  it('an action in the millisecond of the deadline is late, one before is not', () => {
    expect(lines({ actions: [take('A', 1, 10_000)] })[1]).toMatchObject({ ok: false });
    expect(lines({ actions: [take('A', 1, 9999)] })[0]).toMatchObject({ ok: true });
  });

  it('an action without a time comes 1 ms after the one before, the first 1 ms after the start', () => {
    const steps = [
      ...play(
        pebbles,
        readScenario({ game: 'pebbles', seats: ['A'], actions: [take('A', 1), take('A', 1, 50), take('A', 1)] }),
        'en',
        lexicon,
      ),
    ];
    expect(steps.map((step) => step.at)).toEqual([1, 50, 51, 51]);
  });

  it('wait lets several deadlines pass and prints nothing of its own', () => {
    expect(lines({ actions: [{ type: 'wait', until: 20_000 }, take('A', 3)] }).map((line) => [line['i'], line['type']])).toEqual([
      [undefined, 'slept'],
      [undefined, 'slept'],
      [1, 'take'],
      ['result', undefined],
    ]);
  });

  it('a deadline after the last action is not carried out', () => {
    expect(lines({ actions: [take('A', 1)] })).toHaveLength(2);
  });
});

describe('a file that cannot be played names the place', () => {
  it.each([
    [{ actions: [{ seat: 'A', type: 'fly' }] }, 'Action 0: pebbles has no action "fly".'],
    [{ actions: [{ type: 'take', count: 1 }] }, 'Action 0: take needs a seat.'],
    [{ actions: [{ seat: null, type: 'absent', of: 'C' }] }, 'Action 0: there is no seat "C".'],
    [{ fixed: { heap: 5 }, actions: [] }, 'fixed: heap is a string of colours.'],
    [{ seats: ['A', 'B', 'C', 'D', 'E'], actions: [] }, 'pebbles is for 1 to 4 seats, not 5.'],
  ])('%j', (file, sentence) => {
    expect(() => lines(file)).toThrow(sentence);
  });

  it("the language is the one asked for, else the file's, else the game's first; without tiles it cannot be played", () => {
    const scenario = readScenario({ game: 'pebbles', language: 'en', seats: ['A'], actions: [] });
    expect(languageOf(pebbles, scenario)).toBe('en');
    expect(languageOf(pebbles, scenario, 'de')).toBe('de');
    expect(languageOf(pebbles, readScenario({ game: 'pebbles', seats: ['A'], actions: [] }))).toBe('de');
    expect(() => languageOf(pebbles, scenario, 'la')).toThrow('pebbles has no tiles for the language la.');
  });

  it('a game whose deadline does not move is a bug and stops', () => {
    const stuck = { ...pebbles, decide: () => [], deadline: () => 5 };
    expect(() => [...play(stuck, readScenario({ game: 'pebbles', seats: ['A'], actions: [take('A', 1, 9)] }), 'en', lexicon)]).toThrow(
      'pebbles does not go on at its own deadline, 5.',
    );
  });
});
