// The course of an evening: a game begins, ends by itself, or is ended by the host.
import type { Result } from '../../shared/game.ts';
import { score } from './evening.ts';
import { keepSeatOptions, optionsOf, reseated } from './house-rules.ts';
import type { LiveTable } from './live-table.ts';
import { openMatch } from './match.ts';
import { seated, storedSeat, withRow, type Table } from './model.ts';
import { players } from './orders.ts';
import { lineUp, toLobby } from './seats.ts';
import type { StoredMatch } from '../store/repository.ts';
import { waitForAll } from './waiting.ts';

/** Seats everybody and begins the next game: in this room, or in that game's own. Durable before anybody sees it. */
export async function begin(live: LiveTable): Promise<void> {
  const { house } = live,
    { row } = live.table;
  const game = house.games[row.next.game]!;
  const before = row.match !== '' && row.game === game.id ? await house.store.match(row.match) : undefined;
  const here = players({ table: live.table, spans: house.spans, now: house.time.now() }).slice(0, game.seats.max);
  const order = lineUp(
    here,
    before?.players.map((p) => p.person),
    (n) => house.lots.draw(n),
  );
  const seatOf = new Map(order.map((p, seat) => [p.person, seat]));
  const options = reseated(
    game,
    optionsOf(live.table, game),
    seated(live.table).map((p) => p.person),
    order.map((p) => p.person),
  );
  const stored: StoredMatch = {
    id: house.lots.match(),
    code: row.code,
    game: game.id,
    language: row.next.language,
    options,
    seats: order.length,
    seed: house.lots.seed(),
    players: order.map(({ person, name, crew }) => ({ person, name, crew })),
    startedAt: house.time.date(),
    endedAt: null,
    now: 0,
    result: null,
  };
  const match = openMatch(stored, game);
  const moves = live.wire?.game !== game.id;
  const wire = moves ? await house.openRoom(game.id, row.code) : live.wire!;
  const people = live.table.people.map((p) => {
    const seat = seatOf.get(p.person) ?? -1;
    const left = seat < 0 && !p.watching; // gone for a while, or one too many: from the next game on
    return {
      ...p,
      seat,
      ready: false,
      ...(left && { watching: true, queued: true }),
      ...(moves && p.online && { online: false, goneAt: house.time.now() }),
    };
  });
  const next = live.stamped(
    keepSeatOptions(
      live.table,
      withRow(
        { ...live.table, people },
        {
          phase: 'game',
          game: game.id,
          language: stored.language,
          round: row.round + 1,
          match: stored.id,
          paused: false,
          room: wire.roomId,
        },
      ),
      house.games,
    ),
  );
  try {
    await house.store.beginMatch(stored, next.row, next.people.map(storedSeat));
  } catch (error) {
    if (moves) await wire.shut(1001);
    throw error;
  }
  const old = live.wire,
    online = live.table.people.filter((p) => p.online && seatOf.has(p.person)).map((p) => p.person);
  Object.assign(live, { table: next, match, wire });
  live.clock.set(0);
  live.clock.alarm(game.deadline(match.state));
  house.metrics.matches.inc({ game: game.id, step: 'begun' });
  if (moves) {
    waitForAll(live, online);
    old?.retire(game.id);
  }
}

/** The game is over: results, and the evening's score. */
export async function finish(live: LiveTable, result: Result): Promise<void> {
  await close(live, result, withRow(score(live.table, result), { phase: 'results', paused: false }));
}

/** The host ends a running game: no result, no points, back to the lobby. */
export async function abandon(live: LiveTable): Promise<void> {
  await close(live, null, toLobby(live.table, live.house.games[live.table.row.next.game]?.seats.max ?? 0));
}

async function close(live: LiveTable, result: Result | null, table: Table): Promise<void> {
  const match = live.running;
  if (!match) return;
  const { house } = live,
    next = live.stamped(table),
    now = live.clock.now();
  await house.store.endMatch(match.stored.id, house.time.date(), now, result, next.row, next.people.map(storedSeat));
  live.table = next;
  live.match = { ...match, stored: { ...match.stored, result, now, endedAt: house.time.date() } };
  live.clock.set(now);
  house.metrics.matches.inc({ game: match.game.id, step: result ? 'finished' : 'abandoned' });
}
