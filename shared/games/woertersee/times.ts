// When things happen in a round (RULES 5.6, 5.7), in game time.
import type { Millis } from '../../game.ts';
import { boatsOf, type State } from './state.ts';

const second = 1000;

/** 5.4 How long one searches; the simple game turns the timer twice. */
export const searchTime = ({ options }: State): Millis => options.seconds * second * (options.level === 'simple' ? 2 : 1);
/** 5.6 How long STOP! waits for somebody. */
export const stopTime: Millis = 5 * second;
/** 5.7 How long one traces from STOP! on: 20 s and 10 s for each boat of the seat that has laid most. */
export function traceTime(state: State): Millis {
  const most = Math.max(...state.done.map((_, seat) => boatsOf(state, seat).length));
  return (20 + 10 * most) * second;
}
/** 5.12 From a round's end to the next lake. */
export const pauseTime: Millis = 10 * second;

/** When the table must act by itself. */
export function deadline({ phase, opensAt, endsAt, stopUntil, traceUntil }: State): Millis | undefined {
  switch (phase) {
    case 'covered':
    case 'shown':
      return opensAt;
    case 'search':
      return endsAt;
    case 'stop':
      return stopUntil;
    case 'trace':
      return traceUntil;
    case 'over':
      return undefined;
  }
}
