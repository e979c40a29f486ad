// A state that differs only in what one viewer may not know (for the secrecy laws): the lakes still covered, the letters aside,
// the words of others until they are revealed, and with blind tracing how one's own words stand.
import type { Viewer } from '../../game.ts';
import type { Random } from '../../random.ts';
import { board } from './holes.ts';
import { mayFollow, reuseGap } from './path.ts';
import { isKiddie, type Boat, type State, type Trace } from './state.ts';

export function disguise(state: State, viewer: Viewer, random: Random): State {
  const { options, boats, traces, brought } = state;
  const shuffled = (letters: string): string => random.shuffle([...letters]).join('');
  const covered = (round: number): boolean => round > state.round || state.phase === 'covered';
  const hidden = state.phase === 'shown' || state.phase === 'over' ? [] : boats.filter(({ seat }) => seat !== viewer);
  const own = traces.filter(({ seat }) => seat === viewer);
  return {
    ...state,
    aside: shuffled(state.aside),
    brought: brought.map((lake, i) => (covered(i + 1) ? shuffled(lake) : lake)),
    traces: [
      ...own.map((trace) => (options.blindTracing ? { ...trace, valid: random.below(2) === 0 } : trace)),
      ...hidden.flatMap((boat) => (random.below(4) === 0 ? [] : [wander(state, boat, random)])),
    ],
  };
}

/** Some word that this boat's owner might have traced instead. */
function wander(state: State, { seat, n, from, to }: Boat, random: Random): Trace {
  const gap = reuseGap(state.options.level, isKiddie(state, seat));
  const path = [from, to];
  for (let more = random.below(6); more > 0; more--) {
    const next = board(state.radius).neighbours[path.at(-1)!]!.filter((hole) => mayFollow(state, path, hole, gap));
    if (next.length === 0) break;
    path.push(random.pick(next));
  }
  const word = path.map((hole) => state.lake[hole]!.replace('?', 'E')).join('');
  return { seat, n, path, word, valid: random.below(2) === 0 };
}
