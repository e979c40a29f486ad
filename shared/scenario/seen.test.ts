import { describe, expect, it } from 'vitest';
import type { Viewer } from '../game.ts';
import { lexiconOf } from '../words/build.ts';
import { readScenario } from './file.ts';
import { play } from './run.ts';
import { seen } from './seen.ts';
import { pebbles } from './test/pebbles.ts';

const lexicon = lexiconOf(['AB'], 'en');
const names = ['A', 'B'];
const through = (viewer: Viewer, heap: string): unknown[] => {
  const scenario = readScenario({
    game: 'pebbles',
    seats: names,
    fixed: { heap },
    actions: [
      { seat: 'B', type: 'take', count: 1 },
      { seat: 'A', type: 'take', count: 1 },
    ],
  });
  return [...play(pebbles, scenario, 'en', lexicon)].map((step) => seen(pebbles, step, viewer, names));
};

describe('a game as one viewer sees it', () => {
  it("own actions say how they went, other people's show their notices", () => {
    expect(through(1, 'RGB').slice(0, 2)).toEqual([
      {
        i: 0,
        at: 1,
        seat: 'B',
        type: 'take',
        ok: false,
        refusal: { code: 'not-your-turn', by: 'A' },
        notices: [],
        view: { table: { heap: 3, taken: ['', ''], next: 0 }, mine: { turn: false } },
      },
      {
        i: 1,
        at: 2,
        notices: [{ type: 'took', seat: 0, pebbles: 'R' }],
        view: { table: { heap: 2, taken: ['R', ''], next: 1 }, mine: { turn: true } },
      },
    ]);
  });

  it("an audience sees no refusal and nothing of anybody's own", () => {
    expect(through('audience', 'RGB')[0]).toEqual({ i: 0, at: 1, notices: [], view: { table: { heap: 3, taken: ['', ''], next: 0 } } });
  });

  it('the last line says how the game stands, also when it is not over', () => {
    expect(through('audience', 'RGB').at(-1)).toMatchObject({
      i: 'result',
      over: false,
      winners: [],
      reason: 'unfinished',
      totals: { A: 1, B: 0 },
    });
  });

  it('what is hidden makes no difference', () => {
    expect(through(0, 'RGB')).toEqual(through(0, 'RBR'));
    expect(through(0, 'RGB')).not.toEqual(through(0, 'GGB'));
  });
});
