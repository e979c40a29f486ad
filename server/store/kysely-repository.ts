// The one repository, over whatever database kysely speaks to.
import type { Kysely } from 'kysely';
import { journalWriter, type Flush } from './journal.ts';
import type { Repository, StoredMatch, StoredSeat, StoredTable } from './repository.ts';
import { journalRow, matchRow, playerRows, seatRow, storedMatch, storedSeat, storedTable, tableRow } from './rows.ts';
import type { Database } from './schema.ts';

type Whole = { readonly table: StoredTable; readonly seats: readonly StoredSeat[] };

async function putTable(tx: Kysely<Database>, table: StoredTable, seats: readonly StoredSeat[]): Promise<void> {
  const row = tableRow(table);
  await tx
    .insertInto('table')
    .values(row)
    .onConflict((c) => c.column('code').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('table_seat').where('code', '=', table.code).execute();
  if (seats.length > 0)
    await tx
      .insertInto('table_seat')
      .values(seats.map(seatRow(table.code)))
      .execute();
}

async function readTables(db: Kysely<Database>, which: { readonly since: number } | { readonly code: string }): Promise<Whole[]> {
  const rows =
    'code' in which
      ? await db.selectFrom('table').selectAll().where('code', '=', which.code).execute()
      : await db.selectFrom('table').selectAll().where('used_at', '>=', which.since).orderBy('code').execute();
  const out: Whole[] = [];
  for (const row of rows) {
    // one indexed look each: at start, and once per code typed
    const seats = await db.selectFrom('table_seat').selectAll().where('code', '=', row.code).orderBy('since').orderBy('person').execute();
    out.push({ table: storedTable(row), seats: seats.map(storedSeat) });
  }
  return out;
}

async function readMatch(db: Kysely<Database>, id: string): Promise<StoredMatch | undefined> {
  const row = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  return storedMatch(row, await db.selectFrom('match_player').selectAll().where('match', '=', id).orderBy('seat').execute());
}

/** `closing`: what the database itself needs before it is let go. */
export function kyselyRepository(db: Kysely<Database>, flushed: (flush: Flush) => void, closing: () => void): Repository {
  const journal = journalWriter(db, flushed);
  const whole = <T>(work: (tx: Kysely<Database>) => Promise<T>): Promise<T> => db.transaction().execute(work);
  return {
    append: journal.append,
    keepTime: journal.keepTime,
    ping: async () => {
      const row = { id: 1, at: Date.now() };
      await db
        .insertInto('pulse')
        .values(row)
        .onConflict((c) => c.column('id').doUpdateSet(row))
        .execute();
    },
    saveTable: (table, seats) => whole((tx) => putTable(tx, table, seats)),
    tables: (since) => readTables(db, { since }),
    table: async (code) => (await readTables(db, { code }))[0],
    beginMatch: (match, table, seats) =>
      whole(async (tx) => {
        await tx.insertInto('match').values(matchRow(match)).execute();
        if (match.players.length > 0) await tx.insertInto('match_player').values(playerRows(match)).execute();
        await putTable(tx, table, seats);
      }),
    endMatch: (id, endedAt, now, result, table, seats) =>
      whole(async (tx) => {
        const set = { ended_at: endedAt, now, result: result === null ? null : JSON.stringify(result) };
        const done = await tx.updateTable('match').set(set).where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst();
        if (done.numUpdatedRows === 0n) return false;
        await putTable(tx, table, seats);
        return true;
      }),
    match: (id) => readMatch(db, id),
    journal: async (match) =>
      (await db.selectFrom('journal').selectAll().where('match', '=', match).orderBy('seq').execute()).map(journalRow),
    close: async () => {
      await journal.drained();
      closing();
      await db.destroy();
    },
  };
}
