// `sample` lays only words of the lexicon, so that the laws of the house see no failed call and no vote. Here people bluff.
import { describe, expect, it } from 'vitest';
import { lexicon } from '../../../server/lexica.ts';
import { stream, type Random } from '../../random.ts';
import type { Game } from '../../game.ts';
import { laws } from '../laws/all.ts';
import { playOut } from '../laws/playing.ts';
import { lexiconGo } from './game.ts';
import type { Options } from './options.ts';
import type { Action } from './view.ts';

const RUNS = 60;

/** The game with players who now and then lay whatever they hold as a word; words are checked at the call, in every second game by a vote. */
function bluffing(run: number): Game {
  const options = (given: unknown): Options => ({ ...(given as Options), verify: 'atCall', vote: run % 2 === 0 });
  return {
    ...lexiconGo,
    setup: (setup) => lexiconGo.setup({ ...setup, options: options(setup.options) }),
    sample(view, seat, random: Random, lexicon, now): Action | undefined {
      const hand = (view.mine as { readonly hand: string }).hand.replaceAll('?', 'e');
      const bluffs = view.table['phase'] === 'race' && hand.length > 1 && hand.length < 7 && random.below(3) === 0;
      const own = lexiconGo.sample(view as never, seat, random, lexicon, now);
      if (bluffs && own && own.type !== 'call') return { type: 'form', word: hand };
      return own?.type === 'vote' ? { ...own, valid: random.below(2) === 0 } : own;
    },
  };
}

describe('3.8, 3.13 when people bluff', () => {
  it(`the laws hold over ${RUNS} whole games, and calls fail in them`, { timeout: 120_000 }, () => {
    const happened = new Map<string, number>();
    for (let run = 0; run < RUNS; run++) {
      const playing = playOut(bluffing(run), `bluff/${run}`, lexicon);
      for (const law of laws) expect(law.broken(playing, stream(`bluff/${run}`, -2)), `run ${run}: ${law.name}`).toBeUndefined();
      for (const { events } of playing.moments)
        for (const { event } of events) happened.set(event.type, (happened.get(event.type) ?? 0) + 1);
    }
    const seldom = ['fell', 'vote-opened', 'voted', 'vote-settled', 'round-end', 'attacked'].filter(
      (type) => (happened.get(type) ?? 0) < 20,
    );
    expect(seldom).toEqual([]);
  });
});
