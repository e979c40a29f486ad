// The embedded database: Node's own SQLite behind kysely. Nothing to install, every commit on the disk.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { StartError } from '../config.ts';

/** Compiled statements kept at most; batches of different sizes are different statements. */
const KEPT = 200;

/** Our columns hold nothing else. */
const bind = (parameters: readonly unknown[]) => parameters as readonly (string | number | null)[];

/** What kysely asks of a database, over a connection of node:sqlite. */
function adapter(db: DatabaseSync, close: () => void): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const compile = (sql: string): SqliteStatement => {
    const statement: StatementSync = db.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bind(parameters)),
      run: (parameters) => statement.run(...bind(parameters)),
      iterate: (parameters) => statement.iterate(...bind(parameters)),
    };
  };
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const fresh = compile(sql);
      if (!/^(insert|update|delete|select)/i.test(sql)) return fresh; // a schema change must never meet an old statement
      if (kept.size >= KEPT) kept.clear();
      kept.set(sql, fresh);
      return fresh;
    },
    close,
  };
}

/**
 * Holds `DATA_DIR/lock` as long as this process lives. The lock is SQLite's own on a second, empty database: the
 * kernel lifts it even after kill -9, which no pid file can promise, and the real database stays readable for backups.
 */
function lock(dir: string): DatabaseSync {
  const held = new DatabaseSync(join(dir, 'lock'), { timeout: 1000 }); // an old server may just be going
  try {
    held.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    return held;
  } catch (error) {
    held.close();
    throw error;
  }
}

const codeOf = (error: unknown): number => (error as { errcode?: number }).errcode ?? 0;
const SQLITE_BUSY = 5;

/** @throws StartError when the folder cannot be written or another server has it. */
function claim(dir: string): DatabaseSync {
  try {
    mkdirSync(dir, { recursive: true });
    return lock(dir);
  } catch (error) {
    if (codeOf(error) === SQLITE_BUSY)
      throw new StartError(`Another server is already running on DATA_DIR ${dir}; give this one a folder of its own.`);
    throw new StartError(`DATA_DIR ${dir} cannot be written (${(error as Error).message}).`);
  }
}

export interface Sqlite {
  readonly dialect: SqliteDialect;
  /** Moves what was committed from the log into the database, without waiting for anybody. */
  checkpoint(): void;
}

/**
 * Opens `DATA_DIR/logodrome.sqlite` for this process alone.
 * @throws StartError one sentence.
 */
export function openSqlite(dir: string): Sqlite {
  const held = claim(dir);
  let db: DatabaseSync;
  try {
    db = new DatabaseSync(join(dir, 'logodrome.sqlite'), { timeout: 5000 });
    // Checkpoints stall the loop, so they are ours to time: see checkpoint().
    db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA wal_autocheckpoint=0');
  } catch (error) {
    held.close();
    throw new StartError(`The database in DATA_DIR ${dir} cannot be opened (${(error as Error).message}).`);
  }
  const checkpoint = (mode: 'PASSIVE' | 'TRUNCATE') => db.exec(`PRAGMA wal_checkpoint(${mode})`);
  const close = () => {
    checkpoint('TRUNCATE');
    db.close();
    held.close();
  };
  return { dialect: new SqliteDialect({ database: adapter(db, close) }), checkpoint: () => checkpoint('PASSIVE') };
}
