// Opens the store of one server: lock, database, migrations, repository.
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Flush } from './journal.ts';
import { kyselyRepository } from './kysely-repository.ts';
import { migrations } from './migrations.ts';
import type { Repository } from './repository.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Passive checkpoints this often: a small one stalls the loop a few ms, the big one of the default up to 65. */
const CHECKPOINT_MS = 5000;

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error });
}

/**
 * The store in `config.dataDir`, held by this process alone until `close`.
 * @throws StartError one sentence: folder not writable, or another server is on it.
 */
export async function openStore(config: Pick<Config, 'dataDir'>, metrics?: Metrics): Promise<Repository> {
  const sqlite = openSqlite(config.dataDir);
  const db = new Kysely<Database>({ dialect: sqlite.dialect });
  await migrate(db);
  const timer = setInterval(sqlite.checkpoint, CHECKPOINT_MS).unref();
  const flushed = ({ rows, seconds }: Flush): void => {
    metrics?.flushSeconds.observe(seconds);
    metrics?.flushRows.observe(rows);
  };
  return kyselyRepository(db, flushed, () => clearInterval(timer));
}
