// A step as one viewer sees it: what he is told and what lies before him, nothing that he may not know.
import type { Game, Json, Line, Seat, Viewer } from '../game.ts';
import { named, type Step } from './run.ts';

/**
 * One line a step: `i` for an action, `type: "time"` for a deadline; `ok` and `refusal` only for the viewer's own actions; `notices` that
 * he gets; `view` as it is after the step. Two games that differ only in what this viewer may not know give equal lines.
 */
export function seen(game: Game, step: Step, viewer: Viewer, names: readonly string[]): Line {
  const { action, at, events, refusal, state } = step;
  const own = action !== undefined && viewer !== 'audience' && action.seat === names[viewer as Seat];
  const notices = events.flatMap(({ event, after }) => game.show(event as { type: string }, after, viewer) ?? []);
  return {
    ...(action ? { i: action.i } : {}),
    at,
    ...(own ? { seat: action.seat, type: action.raw.type, ok: refusal === undefined } : {}),
    ...(own && refusal ? { refusal: named(refusal, names) } : {}),
    notices,
    view: game.view(state, viewer) as unknown as Json,
  };
}
