// A game behind a veil: for one viewer everything hidden is another thing at each step, and so it is for the judge of that
// viewer's refusals. What he decodes must not change by it.
import { isRefusal, type Game, type Viewer } from '../../../shared/game.ts';
import { stream, type Random } from '../../../shared/random.ts';

interface Veiled {
  readonly inner: unknown;
  readonly events: number;
}

/**
 * The game with its own luck (so that the server's seed is without meaning and may differ from run to run).
 * @param viewer who looks through the veil; undefined: nobody, the game as it is
 */
export function veil(game: Game, luck: string, viewer: Viewer | undefined): Game {
  let step = 0;
  const random = (): Random => stream(`veil/${luck}`, (step += 1));
  const behind = (state: Veiled, who: Viewer): unknown =>
    viewer !== undefined && (who === viewer || who === 'audience') ? game.disguise(state.inner, viewer, random()) : state.inner;
  return {
    ...game,
    setup: (setup) => ({ inner: game.setup({ ...setup, seed: luck }), events: 0 }) satisfies Veiled,
    evolve: (state: Veiled, event) => ({ inner: game.evolve(state.inner, event), events: state.events + 1 }) satisfies Veiled,
    decide(state: Veiled, seat, action, judging) {
      const own = () => ({ ...judging, random: stream(luck, state.events) });
      if (seat !== null && seat === viewer) {
        const refusal = game.decide(behind(state, seat), seat, action, own());
        if (isRefusal(refusal)) return refusal;
      }
      return game.decide(state.inner, seat, action, own());
    },
    view: (state: Veiled, who) => game.view(behind(state, who), who),
    show: (event, state: Veiled, who) => game.show(event, behind(state, who), who),
    deadline: (state: Veiled) => game.deadline(state.inner),
    over: (state: Veiled) => game.over(state.inner),
    disguise: () => {
      throw new Error('a veil over a veil');
    },
    census: (state: Veiled) => game.census(state.inner),
  };
}
