// The words of a round: how each stands (RULES 5.8) and how they are revealed (5.7).
import type { Seat } from '../../game.ts';
import { boatsOf, type Reveal, type State, type Trace } from './state.ts';

export type Standing = 'valid' | 'not-a-word' | 'twice';

/** 5.8 A word that an earlier boat of the same seat spells already scores nothing. Boats count in the order of placing. */
export function standing({ traces }: Pick<State, 'traces'>, trace: Trace): Standing {
  if (!trace.valid) return 'not-a-word';
  const earlier = traces.some(({ seat, n, word }) => seat === trace.seat && n < trace.n && word === trace.word);
  return earlier ? 'twice' : 'valid';
}

/** 5.7 One point per letter as spelled. */
export const pointsFor = (state: Pick<State, 'traces'>, trace: Trace): number =>
  standing(state, trace) === 'valid' ? trace.word.length : 0;

/** 5.6 The spelling order: from the seat that pressed STOP!, or from seat (round mod seats), rounds counted from 1 and seats from 0. */
export function spellingOrder({ seats, round }: Pick<State, 'seats' | 'round'>, stopBy: Seat): readonly Seat[] {
  const first = stopBy >= 0 ? stopBy : round % seats;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** 5.7 Every boat of the round with its word, in spelling order, each seat's boats in the order of placing. */
export function revealsOf(state: State): readonly Reveal[] {
  return state.order.flatMap((seat) =>
    boatsOf(state, seat).map((boat): Reveal => {
      const trace = state.traces.find((each) => each.seat === seat && each.n === boat.n);
      if (!trace) return { ...boat, path: [], word: '', valid: false, points: 0, why: 'no-word' };
      const stands = standing(state, trace);
      const { path, word, valid } = trace;
      return { ...boat, path, word, valid, points: pointsFor(state, trace), why: stands === 'valid' ? '' : stands };
    }),
  );
}
