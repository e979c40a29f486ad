// What an event does to the state. Judges nothing.
import type { Event, Reveal, State } from './state.ts';
import { pauseTime, searchTime, stopTime, traceTime } from './times.ts';
import { spellingOrder } from './reveal.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'opened':
      return opened(state, event);
    case 'boat': {
      const { seat, n, from, to } = event;
      return { ...state, boats: [...state.boats, { seat, n, from, to }] };
    }
    case 'time':
      return { ...state, phase: 'stop', endsAt: event.at, stopUntil: event.at + stopTime };
    case 'stopped':
      return {
        ...state,
        phase: 'trace',
        stopBy: event.seat,
        order: spellingOrder(state, event.seat),
        stopUntil: event.at,
        traceUntil: event.at + traceTime(state),
      };
    case 'traced': {
      const { seat, n, path, word, valid } = event;
      const others = state.traces.filter((trace) => trace.seat !== seat || trace.n !== n);
      return { ...state, traces: [...others, { seat, n, path, word, valid }], done: state.done.with(seat, false) };
    }
    case 'done':
      return { ...state, done: state.done.with(event.seat, true) };
    case 'revealed':
      return revealed(state, event.at, event.reveals);
    case 'absent':
      return { ...state, absent: state.absent.with(event.of, true) };
    case 'present':
      return { ...state, absent: state.absent.with(event.of, false) };
  }
}

function opened(state: State, { round, lake, aside, at }: Event & { readonly type: 'opened' }): State {
  return {
    ...state,
    phase: 'search',
    round,
    lake,
    aside,
    opensAt: at,
    endsAt: at + searchTime(state),
    stopUntil: 0,
    traceUntil: 0,
    boats: [],
    traces: [],
    done: state.done.map(() => false),
    stopBy: -1,
    order: [],
    reveals: [],
  };
}

function revealed(state: State, at: number, reveals: readonly Reveal[]): State {
  const scored = (seat: number): readonly number[] =>
    reveals.filter((each) => each.seat === seat && each.points > 0).map(({ points }) => points);
  const last = state.round >= state.options.rounds;
  return {
    ...state,
    phase: last ? 'over' : 'shown',
    reveals,
    traces: [],
    traceUntil: at,
    opensAt: last ? state.opensAt : at + pauseTime,
    points: state.points.map((points, seat) => scored(seat).reduce((sum, more) => sum + more, points)),
    longest: state.longest.map((longest, seat) => Math.max(longest, ...scored(seat))),
    words: state.words.map((words, seat) => words + scored(seat).length),
  };
}
