// A table as values: its row, its people, and who of them is connected. Everything that changes it makes a new one.
import type { StoredSeat, StoredTable } from '../store/repository.ts';

export interface Person extends StoredSeat {
  readonly online: boolean;
  /** Monotonic ms of the drop; only looked at while offline. */
  readonly goneAt: number;
  /** Left the table on purpose; forgotten by a restart. */
  readonly left: boolean;
}
export interface Table {
  readonly row: StoredTable;
  /** In order of arrival. */
  readonly people: readonly Person[];
}
/** Real milliseconds after which the table acts by itself. */
export interface Spans {
  /** A dropped person no longer blocks *Ready*, and is `absent` to the running game (RULES 0.6). */
  readonly dropped: number;
  /** A host who is gone this long is replaced. */
  readonly hostGone: number;
  /** After a restart or a move game time waits for all at most this long. */
  readonly wait: number;
  /** The old room of a table that moved closes after this. */
  readonly moved: number;
  /** A room where nobody is connected leaves memory after this; the table stays in the store. */
  readonly empty: number;
}

export const personOf = (table: Table, id: string): Person | undefined => table.people.find((p) => p.person === id);
/** The table with one person changed. */
export const withPerson = (table: Table, id: string, change: Partial<Person>): Table => ({
  ...table,
  people: table.people.map((p) => (p.person === id ? { ...p, ...change } : p)),
});
export const withRow = (table: Table, change: Partial<StoredTable>): Table => ({ ...table, row: { ...table.row, ...change } });

/** Has a seat in the lobby: plays in the next game. */
export const seated = (table: Table): readonly Person[] => table.people.filter((p) => !p.watching);
/** Dropped so long that nobody waits for him. */
export const isAway = (person: Person, now: number, spans: Spans): boolean =>
  person.left || (!person.online && now - person.goneAt >= spans.dropped);

/** What the store keeps of a person. */
export function storedSeat({ person, player, name, crew, since, ready, watching, queued, points, wins, seat }: Person): StoredSeat {
  return { person, player, name, crew, since, ready, watching, queued, points, wins, seat };
}

/** A table as the store had it: nobody is connected yet. */
export const revived = (row: StoredTable, seats: readonly StoredSeat[], now: number): Table => ({
  row,
  people: seats.map((s) => ({ ...s, online: false, goneAt: now, left: false })).toSorted((a, b) => a.since - b.since),
});
