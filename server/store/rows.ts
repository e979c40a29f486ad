// Between what the server speaks of and what a database row holds.
import type { JournalRow, StoredMatch, StoredSeat, StoredTable } from './repository.ts';
import type { JournalLine, MatchRow, PlayerRow, SeatRow, TableRow } from './schema.ts';

const bit = (yes: boolean): number => (yes ? 1 : 0);

export const tableRow = (t: StoredTable): TableRow => ({
  code: t.code,
  room: t.room,
  phase: t.phase,
  host: t.host,
  locked: bit(t.locked),
  paused: bit(t.paused),
  game: t.game,
  language: t.language,
  next_game: t.next.game,
  next_language: t.next.language,
  options: JSON.stringify(t.options),
  round: t.round,
  match: t.match,
  removed: JSON.stringify(t.removed),
  created_at: t.createdAt,
  used_at: t.usedAt,
});
export const storedTable = (r: TableRow): StoredTable => ({
  code: r.code,
  room: r.room,
  phase: r.phase as StoredTable['phase'],
  host: r.host,
  locked: r.locked === 1,
  paused: r.paused === 1,
  game: r.game,
  language: r.language as StoredTable['language'],
  next: { game: r.next_game, language: r.next_language as StoredTable['language'] },
  options: JSON.parse(r.options) as StoredTable['options'],
  round: r.round,
  match: r.match,
  removed: JSON.parse(r.removed) as StoredTable['removed'],
  createdAt: r.created_at,
  usedAt: r.used_at,
});

export const seatRow =
  (code: string) =>
  (s: StoredSeat): SeatRow => ({
    code,
    person: s.person,
    player: s.player,
    name: s.name,
    crew: s.crew,
    since: s.since,
    ready: bit(s.ready),
    watching: bit(s.watching),
    queued: bit(s.queued),
    points: s.points,
    wins: s.wins,
    seat: s.seat,
  });
export const storedSeat = (r: SeatRow): StoredSeat => ({
  person: r.person,
  player: r.player,
  name: r.name,
  crew: r.crew,
  since: r.since,
  ready: r.ready === 1,
  watching: r.watching === 1,
  queued: r.queued === 1,
  points: r.points,
  wins: r.wins,
  seat: r.seat,
});

export const matchRow = (m: StoredMatch): MatchRow => ({
  id: m.id,
  code: m.code,
  game: m.game,
  language: m.language,
  options: JSON.stringify(m.options),
  seats: m.seats,
  seed: m.seed,
  started_at: m.startedAt,
  ended_at: m.endedAt,
  now: m.now,
  result: m.result === null ? null : JSON.stringify(m.result),
});
export const playerRows = (m: StoredMatch): PlayerRow[] => m.players.map((p, seat) => ({ match: m.id, seat, ...p }));
export const storedMatch = (r: MatchRow, players: readonly PlayerRow[]): StoredMatch => ({
  id: r.id,
  code: r.code,
  game: r.game,
  language: r.language as StoredMatch['language'],
  options: JSON.parse(r.options) as StoredMatch['options'],
  seats: r.seats,
  seed: r.seed,
  players: players.map(({ person, name, crew }) => ({ person, name, crew })),
  startedAt: r.started_at,
  endedAt: r.ended_at,
  now: r.now,
  result: r.result === null ? null : (JSON.parse(r.result) as StoredMatch['result']),
});

export const journalLine = (j: JournalRow): JournalLine => ({
  match: j.match,
  seq: j.seq,
  at: j.at,
  seat: j.seat,
  id: j.id,
  action: JSON.stringify(j.action),
  events: JSON.stringify(j.events),
});
export const journalRow = (l: JournalLine): JournalRow => ({
  match: l.match,
  seq: l.seq,
  at: l.at,
  seat: l.seat,
  id: l.id,
  action: JSON.parse(l.action) as JournalRow['action'],
  events: JSON.parse(l.events) as JournalRow['events'],
});
