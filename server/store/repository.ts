// What the server keeps, and the one door to it. Every promise here resolves only when the write is durable.
import type { Json, Language, Millis, Result, Seat } from '../../shared/game.ts';

/** A table outlives its rooms: it is this row and its seats. */
export interface StoredTable {
  readonly code: string;
  /** Colyseus room id that holds it now. */
  readonly room: string;
  readonly phase: 'lobby' | 'game' | 'results';
  /** Person id of the host. */
  readonly host: string;
  readonly locked: boolean;
  readonly paused: boolean;
  /** Game of the current room: running or last played. */
  readonly game: string;
  readonly language: Language;
  readonly next: { readonly game: string; readonly language: Language };
  /** House rules of this evening by game id. */
  readonly options: { readonly [game: string]: { readonly [option: string]: Json } };
  /** Games begun this evening. */
  readonly round: number;
  /** Running or just finished match, '' none. */
  readonly match: string;
  /** Player ids that the host removed this evening. */
  readonly removed: readonly string[];
  /** Unix ms. */
  readonly createdAt: number;
  readonly usedAt: number;
}
export interface StoredSeat {
  /** Public person id. */
  readonly person: string;
  /** Player id inside the signed token; never on the wire. */
  readonly player: string;
  readonly name: string;
  readonly crew: number;
  /** Order of arrival, Unix ms. */
  readonly since: number;
  readonly ready: boolean;
  readonly watching: boolean;
  readonly queued: boolean;
  readonly points: number;
  readonly wins: number;
  /** Seat in the running or just finished match, -1 none. */
  readonly seat: Seat;
}
export interface StoredMatch {
  /** 128 random bits, hex: also the replay's address, open only after the end. */
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly language: Language;
  readonly options: { readonly [option: string]: Json };
  readonly seats: number;
  /** 32 random bytes, hex. Never on the wire, in a log, or in a replay before the end. */
  readonly seed: string;
  /** Names and crews as they were at the start, by seat. */
  readonly players: readonly { readonly person: string; readonly name: string; readonly crew: number }[];
  /** Unix ms. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Game time last written down: where the clock goes on after a restart. */
  readonly now: Millis;
  readonly result: Result | null;
}
/** One accepted action with all its events. Table-made actions have seat -1 and an id the table makes. */
export interface JournalRow {
  readonly match: string;
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  readonly at: Millis;
  readonly seat: Seat;
  readonly id: string;
  readonly action: Json;
  readonly events: readonly Json[];
}

export interface Repository {
  /** Rejects when a write cannot be made durable now. For /ready. */
  ping(): Promise<void>;
  /** Insert or replace a table and all its seats, in one transaction. */
  saveTable(table: StoredTable, seats: readonly StoredSeat[]): Promise<void>;
  /** All tables used since `since` (Unix ms): lobbies, running games and results alike. */
  tables(since: number): Promise<readonly { readonly table: StoredTable; readonly seats: readonly StoredSeat[] }[]>;
  table(code: string): Promise<{ readonly table: StoredTable; readonly seats: readonly StoredSeat[] } | undefined>;
  /** Match row, table and seats in one transaction: the game has begun. */
  beginMatch(match: StoredMatch, table: StoredTable, seats: readonly StoredSeat[]): Promise<void>;
  /** Appends; group commit across tables. `known`: this (match, seat, id) is there already, nothing written. */
  append(row: JournalRow): Promise<'stored' | 'known'>;
  /** Notes the game clock of running matches, at most once a second each. */
  keepTime(match: string, now: Millis): Promise<void>;
  /** Result, table and seats in one transaction; a second call changes nothing and answers false. `result` null: ended by the host. */
  endMatch(
    id: string,
    endedAt: number,
    now: Millis,
    result: Result | null,
    table: StoredTable,
    seats: readonly StoredSeat[],
  ): Promise<boolean>;
  match(id: string): Promise<StoredMatch | undefined>;
  /** In order of `seq`. */
  journal(match: string): Promise<readonly JournalRow[]>;
  close(): Promise<void>;
}
