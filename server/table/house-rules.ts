// The house rules of the evening: checked by the game's own schema, kept by game, and what must follow when language or seats change.
import * as v from 'valibot';
import type { Game, Json, Language, Refusal } from '../../shared/game.ts';
import { refuseTable } from '../../shared/table-refusals.ts';
import { seated, withRow, type Table } from './model.ts';

export type Options = { readonly [option: string]: Json };
export type Games = Readonly<Record<string, Game>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Options as the game understands them, or `bad-option` with the first one that is wrong. */
export function parseOptions(game: Game, raw: unknown): { readonly options: Options } | Refusal {
  const parsed = v.safeParse(game.options, raw);
  const unknown = parsed.success ? Object.keys(raw as object).find((key) => !Object.hasOwn(parsed.output as object, key)) : undefined;
  if (parsed.success && unknown === undefined) return { options: parsed.output as Options };
  return refuseTable('bad-option', { option: unknown ?? String(parsed.issues?.[0]?.path?.[0]?.key ?? '') });
}

/** This evening's options of a game. */
export const optionsOf = (table: Table, game: Game): Options =>
  table.row.options[game.id] ?? (game.defaults(table.row.next.language) as Options);

/** Options that stood at the old language's default follow the new one's; what the host set stays. */
function translated(game: Game, options: Options, from: Language, to: Language): Options {
  if (!game.languages.includes(from) || !game.languages.includes(to)) return options;
  const before = game.defaults(from) as Options;
  const after = game.defaults(to) as Options;
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, same(value, before[key]) ? (after[key] ?? value) : value]));
}

/** What is played next. Every game's options are kept. */
export function choose(table: Table, games: Games, game: string, language: Language): Table {
  const from = table.row.next.language;
  const options = Object.fromEntries(
    Object.entries(table.row.options).map(([id, set]) => [id, games[id] ? translated(games[id], set, from, language) : set]),
  );
  return withRow(table, { options, next: { game, language } });
}

/** Options that name people (`kind: 'seats'` in the schema's metadata). In the lobby: places in the list of those who have a seat. */
function seatOptions(game: Game): readonly string[] {
  const entries = (game.options as unknown as { readonly entries?: Record<string, unknown> }).entries ?? {};
  const kind = (schema: unknown): unknown => {
    const { wrapped, pipe } = schema as {
      readonly wrapped?: unknown;
      readonly pipe?: readonly { readonly type?: string; readonly metadata?: { readonly kind?: unknown } }[];
    };
    return wrapped ? kind(wrapped) : pipe?.find((part) => part.type === 'metadata')?.metadata?.kind;
  };
  return Object.keys(entries).filter((key) => kind(entries[key]) === 'seats');
}

/** The options with every place in the list `before` turned into the same person's place in the list `after`; who is not there falls out. */
export function reseated(game: Game, options: Options, before: readonly string[], after: readonly string[]): Options {
  const moved = seatOptions(game)
    .filter((key) => Array.isArray(options[key]))
    .map((key) => {
      const places = (options[key] as readonly number[]).map((at) => after.indexOf(before[at] ?? '')).filter((at) => at >= 0);
      return [key, places.toSorted((a, b) => a - b)] as const;
    });
  return moved.length > 0 ? { ...options, ...Object.fromEntries(moved) } : options;
}

/** Whoever sat before the change keeps what the options say of him. */
export function keepSeatOptions(before: Table, after: Table, games: Games): Table {
  const from = seated(before).map((p) => p.person);
  const to = seated(after).map((p) => p.person);
  if (same(from, to)) return after;
  const options = Object.fromEntries(
    Object.entries(after.row.options).map(([id, set]) => [id, games[id] ? reseated(games[id], set, from, to) : set]),
  );
  return withRow(after, { options });
}
