// House rules in a file: only what differs from the printed ones, and seats by name.
import * as v from 'valibot';
import type { Game, Json, Language } from '../game.ts';
import { ScenarioError } from './file.ts';

type Options = { readonly [name: string]: unknown };

/** The whole options of a game whose file changes these. @throws ScenarioError with one sentence for unknown names and values. */
export function optionsFrom(game: Game, changed: Options, language: Language, names: readonly string[]): unknown {
  const defaults: Options = game.defaults(language);
  const unknown = Object.keys(changed).find((name) => !Object.hasOwn(defaults, name));
  if (unknown !== undefined) throw new ScenarioError(`options: ${game.id} has no option "${unknown}".`);
  const numbered = Object.entries(changed).map(([name, value]) => [
    name,
    ofSeats(game, name) ? each(value, (who) => seatOf(who, name, names)) : value,
  ]);
  const parsed = v.safeParse(game.options, { ...defaults, ...Object.fromEntries(numbered) });
  if (parsed.success) return parsed.output;
  const { path, message } = parsed.issues[0];
  throw new ScenarioError(`options, ${(path ?? []).map((item) => String(item.key)).join(', ')}: ${message}.`);
}

/** The inverse: what a file must say to get these options. */
export function optionsChanged(
  game: Game,
  options: { readonly [name: string]: Json },
  language: Language,
  names: readonly string[],
): { [name: string]: Json } {
  const defaults: Options = game.defaults(language);
  const changed = Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]));
  return Object.fromEntries(
    changed.map(([name, value]) => [name, (ofSeats(game, name) ? each(value, (seat) => names[Number(seat)] ?? seat) : value) as Json]),
  );
}

/** Whether the option lists seats (`v.metadata({ kind: 'seats' })` in the game's schema). */
function ofSeats(game: Game, name: string): boolean {
  const { entries } = game.options as { readonly entries?: { readonly [name: string]: { readonly wrapped?: v.GenericSchema } } };
  const schema = entries?.[name];
  const inner = schema?.wrapped ?? (schema as v.GenericSchema | undefined);
  return inner !== undefined && v.getMetadata(inner)['kind'] === 'seats';
}

const each = (list: unknown, change: (one: unknown) => unknown): unknown => (Array.isArray(list) ? list.map(change) : list);

function seatOf(who: unknown, option: string, names: readonly string[]): unknown {
  if (typeof who !== 'string') throw new ScenarioError(`options, ${option}: seats are given by name, not ${JSON.stringify(who)}.`);
  if (!names.includes(who)) throw new ScenarioError(`options, ${option}: there is no seat "${who}".`);
  return names.indexOf(who);
}
