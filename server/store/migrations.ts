// The steps from an empty database to today's schema. One that has run anywhere is never changed again.
import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Column = readonly [name: string, type: 'text' | 'integer' | 'bigint' | 'double precision'];
const text = (...names: string[]): Column[] => names.map((name) => [name, 'text']);
const integer = (...names: string[]): Column[] => names.map((name) => [name, 'integer']);
const bigint = (...names: string[]): Column[] => names.map((name) => [name, 'bigint']);

/** A table of columns that are never null. */
function create(db: Kysely<unknown>, name: string, columns: readonly Column[]): CreateTableBuilder<string, string> {
  const empty: CreateTableBuilder<string, string> = db.schema.createTable(name);
  return columns.reduce((table, [column, type]) => table.addColumn(column, type, (c) => c.notNull()), empty);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await create(db, 'table', [
    ...text('code', 'room', 'phase', 'host', 'game', 'language', 'next_game', 'next_language', 'options', 'match', 'removed'),
    ...integer('locked', 'paused', 'round'),
    ...bigint('created_at', 'used_at'),
  ])
    .addPrimaryKeyConstraint('table_pk', ['code'])
    .execute();
  await db.schema.createIndex('table_used').on('table').column('used_at').execute();

  await create(db, 'table_seat', [
    ...text('code', 'person', 'player', 'name'),
    ...integer('crew', 'ready', 'watching', 'queued', 'wins', 'seat'),
    ...bigint('since'),
    ['points', 'double precision'],
  ])
    .addPrimaryKeyConstraint('table_seat_pk', ['code', 'person'])
    .addForeignKeyConstraint('table_seat_table', ['code'], 'table', ['code'], (c) => c.onDelete('cascade'))
    .execute();
}

async function matches(db: Kysely<unknown>): Promise<void> {
  await create(db, 'match', [
    ...text('id', 'code', 'game', 'language', 'options', 'seed'),
    ...integer('seats'),
    ...bigint('started_at', 'now'),
  ])
    .addColumn('ended_at', 'bigint')
    .addColumn('result', 'text')
    .addPrimaryKeyConstraint('match_pk', ['id'])
    .execute();

  await create(db, 'match_player', [...text('match', 'person', 'name'), ...integer('seat', 'crew')])
    .addPrimaryKeyConstraint('match_player_pk', ['match', 'seat'])
    .addForeignKeyConstraint('match_player_match', ['match'], 'match', ['id'], (c) => c.onDelete('cascade'))
    .execute();

  await create(db, 'journal', [...text('match', 'id', 'action', 'events'), ...integer('seq', 'seat'), ...bigint('at')])
    .addPrimaryKeyConstraint('journal_pk', ['match', 'seq'])
    .addUniqueConstraint('journal_once', ['match', 'seat', 'id'])
    .addForeignKeyConstraint('journal_match', ['match'], 'match', ['id'], (c) => c.onDelete('cascade'))
    .execute();
}

async function pulse(db: Kysely<unknown>): Promise<void> {
  await create(db, 'pulse', [...integer('id'), ...bigint('at')])
    .addPrimaryKeyConstraint('pulse_pk', ['id'])
    .execute();
}

/** In the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: tables },
  '0002-matches': { up: matches },
  '0003-pulse': { up: pulse },
};
