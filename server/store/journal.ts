// Group commit: rows that come while a transaction is being written share the next one, over all tables.
import { CompiledQuery, type Kysely } from 'kysely';
import type { Millis } from '../../shared/game.ts';
import type { JournalRow } from './repository.ts';
import { journalLine } from './rows.ts';
import type { Database, JournalLine } from './schema.ts';

/** Rows of one INSERT: 7 parameters each, far below every database's limit. */
const BATCH = 200;
/** Clocks are written together this often (ms): one by one those of many tables would be most of the writing. */
const CLOCKS_EVERY = 250;

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
/** The text of the UPDATE of one clock: new time, match. */
const clockUpdate = (db: Kysely<Database>): string =>
  db.updateTable('match').set({ now: 0 }).where('id', '=', '').where('ended_at', 'is', null).compile().sql;

/** Writes one group. */
function groupWriter(db: Kysely<Database>) {
  const insertText = insertion(db),
    clockText = clockUpdate(db);

  /** Resolves with the keys of those that were new. */
  async function insert(on: Kysely<Database>, lines: readonly JournalLine[]): Promise<Set<string>> {
    const fresh = new Set<string>();
    for (let i = 0; i < lines.length; i += BATCH) {
      const batch = lines.slice(i, i + BATCH),
        values = batch.flatMap((line) => COLUMNS.map((column) => line[column]));
      const { rows } = await on.executeQuery<Key>(CompiledQuery.raw(insertText(batch.length), values));
      for (const key of rows) fresh.add(keyOf(key));
    }
    return fresh;
  }

  /** All of it or nothing; resolves with the keys of the rows that were new. */
  return (lines: readonly JournalLine[], clocks: ReadonlyMap<string, Millis>): Promise<Set<string>> => {
    if (clocks.size === 0 && lines.length <= BATCH) return insert(db, lines); // one statement is a transaction by itself
    return db.transaction().execute(async (tx) => {
      for (const [match, now] of clocks) await tx.executeQuery(CompiledQuery.raw(clockText, [now, match]));
      return insert(tx, lines);
    });
  };
}

/**
 * The append side of the journal.
 * @param flushed told after each durable group, for the metrics
 */
export function journalWriter(db: Kysely<Database>, flushed: (flush: Flush) => void) {
  const write = groupWriter(db);
  let waiting: Group = { rows: [], times: [] },
    held: Group['times'] = [];
  let busy: Promise<void> | undefined, timer: NodeJS.Timeout | undefined;

  async function together(group: Group): Promise<void> {
    const start = performance.now();
    const fresh = await write(
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

  /** The clocks held back go with the next group. */
  function release(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting.times.push(...held);
    held = [];
    void wake();
  }

  return {
    append: (row: JournalRow): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        waiting.rows.push({ what: journalLine(row), resolve, reject });
        void wake();
      }),
    keepTime: (match: string, now: Millis): Promise<void> =>
      new Promise((resolve, reject) => {
        held.push({ what: { match, now }, resolve, reject });
        timer ??= setTimeout(release, CLOCKS_EVERY);
      }),
    /** Resolves when nothing waits any more. */
    drained(): Promise<void> {
      release();
      return wake();
    },
  };
}
