// A step as one viewer sees it: what he is told and what lies before him, nothing that he may not know.
import type { Game, Line, Notice, Viewer } from '../game.ts';
import { named } from './line.ts';
import type { Step } from './run.ts';

/**
 * One line a step: `i` (the action's index, "result" for the end, none for what time did; the end has the whole result line) · `at` · `seat`, `type`, `ok` and `refusal` of
 * the viewer's own actions · `notices` that he gets · `view` after the step. Two games that differ only in what this viewer may not
 * know give equal lines.
 */
export function seen(game: Game, step: Step, viewer: Viewer, names: readonly string[]): Line {
  const { at, events, states, state } = step;
  const notices = events.flatMap((event, n): Notice | readonly Notice[] => game.show(event, states[n], viewer) ?? []);
  return { ...headOf(step, viewer, names), at, notices, view: game.view(state, viewer) };
}

function headOf({ action, lines, refusal }: Step, viewer: Viewer, names: readonly string[]): Line {
  if (!action) return lines.find(({ i }) => i === 'result') ?? {};
  if (viewer === 'audience' || action.seat !== names[viewer]) return { i: action.i };
  const head = { i: action.i, seat: action.seat, type: action.raw.type, ok: !refusal };
  return refusal ? { ...head, refusal: named(refusal, names) } : head;
}
