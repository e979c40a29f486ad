// What this phone knows of the game right now, out of the room's state: read afresh for every picture.
import { parse } from 'valibot';
import type { Millis, Seat } from '../../../shared/game.ts';
import type { Radius } from '../../../shared/games/woertersee/holes.ts';
import { options as schema, type Options } from '../../../shared/games/woertersee/options.ts';
import { reuseGap } from '../../../shared/games/woertersee/path.ts';
import type { BoatView, PlayerView, TableView, TraceView } from '../../../shared/games/woertersee/view.ts';
import type { TableLink } from '../../table/link.ts';
import type { Rules } from './draft.ts';

export interface Sight {
  readonly table: TableView;
  readonly radius: Radius;
  /** Own seat, -1 a spectator, and what is one's own. */
  readonly seat: Seat;
  readonly me: PlayerView | undefined;
  readonly boats: readonly BoatView[];
  readonly traces: readonly TraceView[];
  readonly options: Options;
  readonly rules: Rules;
  readonly language: string;
  readonly paused: boolean;
  /** The letters can be seen: the lake is open, and nobody pauses. */
  readonly open: boolean;
  readonly now: Millis;
}

let read: { readonly text: string; readonly options: Options } | undefined;
function optionsOf(text: string): Options {
  if (read?.text !== text) read = { text, options: parse(schema, JSON.parse(text || '{}')) };
  return read.options;
}

/** Undefined while the room has no table of this game yet. */
export function sightOf(link: TableLink): Sight | undefined {
  const room = link.room.value;
  const table = room.table as unknown as TableView;
  if (room.game !== 'woertersee' || !table.players) return undefined;
  const mine = room.mine as { readonly traces: readonly TraceView[] } | undefined;
  const seat = link.seat.value;
  const me = table.players[seat];
  const options = optionsOf(room.options);
  const radius: Radius = table.radius === 4 ? 4 : 3;
  return {
    table,
    radius,
    seat,
    me,
    options,
    language: room.language,
    paused: room.paused,
    boats: me ? table.boats.filter((boat) => boat.seat === seat) : [],
    traces: mine?.traces ?? [],
    rules: { water: { radius, lake: table.lake }, q: options.q, gap: reuseGap(options.level, me?.kiddie ?? false) },
    open: table.lake !== '' && !room.paused && table.phase !== 'covered',
    now: link.now(),
  };
}
/** What the chip in a hole shows: its letter, `QU`, `?` a joker, '' where none lies. */
export function chipAt({ table, options }: Pick<Sight, 'table' | 'options'>, hole: number): string {
  const chip = table.lake[hole] ?? '_';
  return chip === '_' ? '' : chip === 'Q' && options.q === 'qu' ? 'QU' : chip;
}
