// Group commit: rows that come while a transaction is being written share the next one, over all tables.
import { CompiledQuery, type Kysely } from 'kysely';
import type { Millis } from '../../shared/game.ts';
import type { JournalRow } from './repository.ts';
import { journalLine } from './rows.ts';
import type { Database, JournalLine } from './schema.ts';

/** Rows of one INSERT: 7 parameters each, far below every database's limit. */
const BATCH = 200;

interface Waiting<T, A> {
  readonly what: T;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}
type Outcome = 'stored' | 'known';
/** What one transaction carries. */
interface Group {
  readonly rows: Waiting<JournalLine, Outcome>[];
  readonly times: Waiting<{ match: string; now: Millis }, void>[];
}
export interface Flush {
  readonly rows: number;
  readonly seconds: number;
}

type Key = Pick<JournalLine, 'match' | 'seat' | 'id'>;
const keyOf = (line: Key): string => `${line.match}/${line.seat}/${line.id}`;

const COLUMNS = ['match', 'seq', 'at', 'seat', 'id', 'action', 'events'] as const satisfies readonly (keyof JournalLine)[];

/** The text of an INSERT by its number of rows: building it anew for each action takes as long as the disk does. */
function insertion(db: Kysely<Database>): (count: number) => string {
  const texts = new Map<number, string>();
  const build = (count: number): string => {
    const line: JournalLine = { match: '', seq: 0, at: 0, seat: 0, id: '', action: '', events: '' };
    const rows = Array.from({ length: count }, () => line);
    const once = db
      .insertInto('journal')
      .values(rows)
      .onConflict((c) => c.columns(['match', 'seat', 'id']).doNothing());
    return once.returning(['match', 'seat', 'id']).compile().sql;
  };
  return (count) => {
    const text = texts.get(count) ?? build(count);
    texts.set(count, text);
    return text;
  };
}

/**
 * The append side of the journal.
 * @param flushed told after each durable group, for the metrics
 */
export function journalWriter(db: Kysely<Database>, flushed: (flush: Flush) => void) {
  let waiting: Group = { rows: [], times: [] };
  let busy: Promise<void> | undefined;

  const textFor = insertion(db);

  /** Resolves with the keys of those that were new. */
  async function insert(tx: Kysely<Database>, lines: readonly JournalLine[]): Promise<Set<string>> {
    const fresh = new Set<string>();
    for (let i = 0; i < lines.length; i += BATCH) {
      const batch = lines.slice(i, i + BATCH),
        values = batch.flatMap((line) => COLUMNS.map((column) => line[column]));
      const { rows } = await tx.executeQuery<Key>(CompiledQuery.raw(textFor(batch.length), values));
      for (const key of rows) fresh.add(keyOf(key));
    }
    return fresh;
  }

  /** One transaction for all of it; resolves with the keys of the rows that were new. */
  function commit(lines: readonly JournalLine[], clocks: ReadonlyMap<string, Millis>): Promise<Set<string>> {
    return db.transaction().execute(async (tx) => {
      for (const [match, now] of clocks) {
        await tx.updateTable('match').set({ now }).where('id', '=', match).where('ended_at', 'is', null).execute();
      }
      return insert(tx, lines);
    });
  }

  async function together(group: Group): Promise<void> {
    const start = performance.now();
    const fresh = await commit(
      group.rows.map((w) => w.what),
      new Map(group.times.map((w) => [w.what.match, w.what.now])),
    );
    flushed({ rows: group.rows.length, seconds: (performance.now() - start) / 1000 });
    // `delete` answers true once: a key twice in one group is stored once and known the second time
    for (const w of group.rows) w.resolve(fresh.delete(keyOf(w.what)) ? 'stored' : 'known');
    for (const w of group.times) w.resolve();
  }

  /** A group that failed is tried piece by piece, so that one bad row harms nobody else's. */
  async function oneByOne({ rows, times }: Group): Promise<void> {
    const pieces: Group[] = [...rows.map((row) => ({ rows: [row], times: [] })), ...times.map((time) => ({ rows: [], times: [time] }))];
    for (const piece of pieces) {
      await together(piece).catch((error: unknown) => {
        for (const w of [...piece.rows, ...piece.times]) w.reject(error);
      });
    }
  }

  async function flush(): Promise<void> {
    await new Promise(setImmediate); // what arrived in this turn of the loop shares the sync
    while (waiting.rows.length > 0 || waiting.times.length > 0) {
      const group = waiting;
      waiting = { rows: [], times: [] };
      await together(group).catch(() => oneByOne(group));
    }
    busy = undefined;
  }
  const wake = () => (busy ??= flush());

  return {
    append: (row: JournalRow): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        waiting.rows.push({ what: journalLine(row), resolve, reject });
        void wake();
      }),
    keepTime: (match: string, now: Millis): Promise<void> =>
      new Promise((resolve, reject) => {
        waiting.times.push({ what: { match, now }, resolve, reject });
        void wake();
      }),
    /** Resolves when nothing waits any more. */
    drained: async (): Promise<void> => busy,
  };
}
