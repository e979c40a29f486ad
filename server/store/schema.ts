// The tables as kysely knows them. Types that every database has: text, integer, bigint for Unix ms; JSON is text.

export interface Database {
  table: TableRow;
  table_seat: SeatRow;
  match: MatchRow;
  match_player: PlayerRow;
  journal: JournalLine;
  pulse: PulseRow;
}
export interface TableRow {
  code: string;
  room: string;
  phase: string;
  host: string;
  locked: number;
  paused: number;
  game: string;
  language: string;
  next_game: string;
  next_language: string;
  /** JSON. */
  options: string;
  round: number;
  match: string;
  /** JSON. */
  removed: string;
  created_at: number;
  used_at: number;
}
export interface SeatRow {
  code: string;
  person: string;
  player: string;
  name: string;
  crew: number;
  since: number;
  ready: number;
  watching: number;
  queued: number;
  points: number;
  wins: number;
  seat: number;
}
export interface MatchRow {
  id: string;
  code: string;
  game: string;
  language: string;
  /** JSON. */
  options: string;
  seats: number;
  seed: string;
  started_at: number;
  ended_at: number | null;
  /** Game time, ms. */
  now: number;
  /** JSON, null while it runs or when the host ended it. */
  result: string | null;
}
export interface PlayerRow {
  match: string;
  seat: number;
  person: string;
  name: string;
  crew: number;
}
export interface JournalLine {
  match: string;
  seq: number;
  at: number;
  seat: number;
  id: string;
  /** JSON. */
  action: string;
  /** JSON. */
  events: string;
}
/** One row that /ready writes, to know that writing works. */
export interface PulseRow {
  id: number;
  at: number;
}
