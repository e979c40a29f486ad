// The course of an evening: a game begins, ends by itself, or is ended by the host.
import type { Game, Refusal, Result } from '../../shared/game.ts';
import { CLOSE } from '../../shared/protocol.ts';
import { score } from './evening.ts';
import { keepSeatOptions, optionsOf, reseated } from './house-rules.ts';
import type { LiveTable } from './live-table.ts';
import { openMatch } from './match.ts';
import { seated, storedSeat, withRow, type Person, type Table } from './model.ts';
import { players } from './orders.ts';
import { lineUp, toLobby } from './seats.ts';
import type { StoredMatch } from '../store/repository.ts';
import { waitForAll } from './waiting.ts';
import type { Wire } from './wire.ts';

/** Seats in playing order for the next game, in which everybody who is there plays. */
async function seating({ house, table }: LiveTable, game: Game): Promise<readonly Person[]> {
  const here = players({ table, spans: house.spans, now: house.time.now() }).slice(0, game.seats.max);
  const before = table.row.match !== '' && table.row.game === game.id ? await house.store.match(table.row.match) : undefined;
  const ids = before?.players.map((p) => p.person);
  return lineUp(here, ids, (n) => house.lots.draw(n));
}

/** What is written down of a game that begins. House rules that name people now name their seats. */
function newMatch({ house, table }: LiveTable, game: Game, order: readonly Person[]): StoredMatch {
  const inLobby = seated(table).map((p) => p.person);
  const inGame = order.map((p) => p.person);
  return {
    id: house.lots.match(),
    code: table.row.code,
    game: game.id,
    language: table.row.next.language,
    options: reseated(game, optionsOf(table, game), inLobby, inGame),
    seats: order.length,
    seed: house.lots.seed(),
    players: order.map(({ person, name, crew }) => ({ person, name, crew })),
    startedAt: house.time.date(),
    endedAt: null,
    now: 0,
    result: null,
  };
}

/** The table with the game begun: who has a seat but does not play (gone for a while, or one too many) plays from the next game on. */
function begun(live: LiveTable, stored: StoredMatch, room: string): Table {
  const { table, house } = live;
  const seatOf = new Map(stored.players.map(({ person }, seat) => [person, seat]));
  const people = table.people.map((p) => {
    const seat = seatOf.get(p.person) ?? -1;
    return { ...p, seat, ready: false, ...(seat < 0 && !p.watching && { watching: true, queued: true }) };
  });
  const { game, language, id } = stored;
  const round = table.row.round + 1;
  const next = withRow({ ...table, people }, { phase: 'game', game, language, round, match: id, paused: false, room });
  return live.stamped(keepSeatOptions(table, next, house.games));
}

/** Begins the next game: in this room, or in that game's own. Durable before anybody sees it. */
export async function begin(live: LiveTable): Promise<Refusal | undefined> {
  const { house } = live;
  const game = house.games[live.table.row.next.game]!;
  const stored = newMatch(live, game, await seating(live, game));
  const match = openMatch(stored, game);
  const old = live.wire!;
  const wire = old.game === game.id ? old : await house.openRoom(game.id, live.code);
  const table = begun(live, stored, wire.roomId);
  try {
    await house.store.beginMatch(stored, table.row, table.people.map(storedSeat));
  } catch (error) {
    if (wire !== old) await wire.shut(CLOSE.moved);
    return live.notSaved(error);
  }
  Object.assign(live, { table, match });
  live.clock.set(0);
  live.clock.alarm(game.deadline(match.state));
  if (wire !== old) move(live, old, wire);
  house.metrics.matches.inc({ game: game.id, step: 'begun' });
  return undefined;
}

/** Everybody comes into the new room by the one road; until then he is not there, and game time waits. */
function move(live: LiveTable, old: Wire, wire: Wire): void {
  const { table } = live;
  const goneAt = live.house.time.now();
  waitForAll(
    live,
    table.people.filter((p) => p.online && p.seat >= 0).map((p) => p.person),
  );
  live.table = { ...table, people: table.people.map((p) => (p.online ? { ...p, online: false, goneAt } : p)) };
  live.wire = wire;
  old.retire(wire.game);
}

/** The game is over: results, and the evening's score. */
export async function finish(live: LiveTable, result: Result): Promise<void> {
  await close(live, result, withRow(score(live.table, result), { phase: 'results', paused: false }));
}

/** The host ends a running game: no result, no points, back to the lobby. */
export async function abandon(live: LiveTable): Promise<Refusal | undefined> {
  try {
    await close(live, null, toLobby(live.table, live.house.games));
  } catch (error) {
    return live.notSaved(error);
  }
  return undefined;
}

async function close(live: LiveTable, result: Result | null, table: Table): Promise<void> {
  const match = live.running;
  if (!match) return;
  const { house } = live;
  const next = live.stamped(table);
  const now = live.clock.now();
  await house.store.endMatch(match.stored.id, house.time.date(), now, result, next.row, next.people.map(storedSeat));
  live.table = next;
  live.match = { ...match, stored: { ...match.stored, result, now, endedAt: house.time.date() } };
  live.clock.set(now);
  house.metrics.matches.inc({ game: match.game.id, step: result ? 'finished' : 'abandoned' });
}
