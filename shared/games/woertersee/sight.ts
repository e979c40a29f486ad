// Who sees what: the views and notices of Wörtersee. Built up from nothing.
import type { Seat, Viewer } from '../../game.ts';
import { pointsFor, standing } from './reveal.ts';
import { boatsOf, fleet, isKiddie, type Event, type State } from './state.ts';
import type { TableView, TraceView, WoerterseeNotice, WoerterseeView } from './view.ts';

export function view(state: State, viewer: Viewer): WoerterseeView {
  const table = tableView(state);
  return viewer === 'audience' ? { table } : { table, mine: { traces: tracesOf(state, viewer) } };
}

function tableView(state: State): TableView {
  const { round, phase, radius, lake, opensAt, endsAt, stopUntil, traceUntil, boats, stopBy, order, reveals } = state;
  const players = state.points.map((points, seat) => ({
    points,
    boats: fleet(state, seat),
    boatsLeft: fleet(state, seat) - boatsOf(state, seat).length,
    kiddie: isKiddie(state, seat),
    done: state.done[seat]!,
  }));
  const { rounds } = state.options;
  return { round, rounds, phase, radius, lake, opensAt, endsAt, stopUntil, traceUntil, boats, players, stopBy, order, reveals };
}

/** 5.7 One's own words; how they stand in the list only where the table does not trace blindly. */
function tracesOf(state: State, viewer: Seat): readonly TraceView[] {
  const own = state.traces.filter(({ seat }) => seat === viewer).toSorted((a, b) => a.n - b.n);
  return own.map((trace) => {
    const { n, path, word } = trace;
    if (state.options.blindTracing) return { n, path, word, standing: '', points: 0 };
    return { n, path, word, standing: standing(state, trace), points: pointsFor(state, trace) };
  });
}

/** `state`: after the event. */
export function show(event: Event, state: State, viewer: Viewer): WoerterseeNotice | undefined {
  switch (event.type) {
    case 'opened':
      return { type: 'opened', round: event.round };
    case 'boat': {
      const { seat, n, from, to } = event;
      return { type: 'boat', seat, n, from, to };
    }
    case 'time':
      return { type: 'time' };
    case 'stopped':
      return { type: 'stopped', seat: event.seat };
    case 'traced':
      return event.seat === viewer ? { type: 'traced', seat: event.seat, n: event.n } : undefined;
    case 'done':
      return { type: 'done', seat: event.seat };
    case 'revealed':
      return { type: 'revealed', round: state.round, points: state.points.map((_, seat) => pointsOf(event, seat)) };
    case 'absent':
    case 'present':
      return undefined;
  }
}

const pointsOf = ({ reveals }: Event & { readonly type: 'revealed' }, seat: Seat): number =>
  reveals.reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0);
