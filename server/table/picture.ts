// A table as its people see it.
import type { View } from '../../shared/game.ts';
import { optionsOf, type Games } from './house-rules.ts';
import type { Match } from './match.ts';
import type { Person, Table } from './model.ts';
import type { Picture } from './wire.ts';
import type { Person as PersonView } from '../../shared/protocol.ts';

const personView = ({ person, name, crew, seat, ready, online, watching, queued, points, wins }: Person): PersonView => ({
  id: person,
  name,
  crew,
  seat,
  ready,
  online,
  watching,
  queued,
  points,
  wins,
});

export interface Showing {
  readonly table: Table;
  readonly match: Match | undefined;
  readonly clock: { readonly now: number; readonly running: boolean };
}

/** Everything the room shows. The game's part is there while a game runs and at its results. */
export function picture({ table, match, clock }: Showing, games: Games): Picture {
  const { row, people } = table;
  const shown = row.phase === 'lobby' ? undefined : match;
  const next = games[row.next.game];
  const view = (viewer: number | 'audience'): View => shown!.game.view(shown!.state, viewer);
  return {
    room: {
      code: row.code,
      phase: row.phase,
      host: row.host,
      locked: row.locked,
      paused: row.paused,
      game: row.game,
      language: row.language,
      next: { ...row.next, options: JSON.stringify(next ? optionsOf(table, next) : {}) },
      options: JSON.stringify(shown?.stored.options ?? {}),
      people: people.map(personView),
      clock: { ...clock, deadline: (row.phase === 'game' ? shown?.game.deadline(shown.state) : undefined) ?? -1 },
      round: row.round,
      replay: row.phase === 'results' ? row.match : '',
      result: row.phase === 'results' && shown?.stored.result ? JSON.stringify(shown.stored.result) : '',
    },
    table: shown && view('audience').table,
    mine: shown ? Array.from({ length: shown.stored.seats }, (_, seat) => view(seat).mine) : [],
  };
}
