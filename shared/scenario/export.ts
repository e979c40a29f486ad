// A journal as a scenario file: a bug report that plays.
import type { Game, Json, Language, Line, Millis, Seat } from '../game.ts';
import { optionsChanged } from './house-rules.ts';

/** What is kept of a match. `seed` leaves the server only after the end. */
export interface Journal {
  readonly language: Language;
  readonly options: { readonly [option: string]: Json };
  /** In playing order. */
  readonly names: readonly string[];
  readonly seed: string;
  readonly rows: readonly { readonly at: Millis; readonly seat: Seat; readonly action: Json; readonly events: readonly Json[] }[];
}

/**
 * The file that plays this journal again. Deadlines are left out, because playing meets them by itself; a last one is waited for.
 * The names must differ; the table sees to that.
 */
export function exported(game: Game, { language, options, names, seed, rows }: Journal): Line {
  let state: unknown = game.setup({ options, language, seats: names.length, seed });
  const actions = rows.flatMap(({ at, seat, action, events }) => {
    const written = seat >= 0 ? { seat: names[seat]!, at, ...game.scenario.written(action, state, names) } : byTable(at, action, names);
    for (const event of events) state = game.evolve(state, event);
    return written === undefined ? [] : [written];
  });
  const last = rows.at(-1);
  if (last && typeOf(last.action) === 'timeout') actions.push({ type: 'wait', until: last.at }); // after its last action a file ends
  return { game: game.id, language, options: optionsChanged(game, options, language, names), seats: names, seed, actions };
}

const typeOf = (action: Json): Json => (action as { readonly type: string }).type;

function byTable(at: Millis, action: Json, names: readonly string[]): Line | undefined {
  const { type, of } = action as { readonly type: string; readonly of?: Seat };
  return of === undefined ? undefined : { seat: null, at, type, of: names[of]! };
}
