// A law is worth what it catches: for every game of the registry, each mutant is caught by the law that it breaks.
import { describe, expect, it } from 'vitest';
import { lexicon } from '../../server/lexica.ts';
import type { Game } from '../game.ts';
import { stream } from '../random.ts';
import { games } from './index.ts';
import { laws } from './laws/all.ts';
import { faultOf, type Law } from './laws/law.ts';
import { mutants } from './laws/mutants.ts';
import { playOut } from './laws/playing.ts';

/** A mutant that these do not give away is not caught. */
const GAMES = 60;

function caught(game: Game, law: Law): boolean {
  return Array.from({ length: GAMES }, (_, run) => `mutant/${run}`).some(
    (seed) => faultOf(law, playOut(game, seed, lexicon), stream(seed, -2)) !== undefined,
  );
}

it('every law has a mutant', () => {
  expect(new Set(mutants.map(({ law }) => law))).toEqual(new Set(laws));
});

describe.each(Object.values(games))('the laws catch, in $id,', (game) => {
  it.each(mutants)('$name', ({ law, spoil }) => {
    expect(spoil(game).some((mutant) => caught(mutant, law))).toBe(true);
  });
});
