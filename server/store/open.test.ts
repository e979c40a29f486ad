import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../config.ts';
import { openStore } from './open.ts';
import { sampleMatch, sampleRow, sampleTable } from './samples.ts';

const WRITER = new URL('writer.ts', import.meta.url).pathname;
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'open-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

/** A process that appends rows as fast as it can and prints the seq of each acknowledged one. */
function writer(dataDir: string) {
  const child = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: number[] = [];
  const lines = createInterface(child.stdout).on('line', (line) => acknowledged.push(Number(line)));
  const reached = async (count: number) => {
    while (acknowledged.length < count) await once(lines, 'line');
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await once(lines, 'close'); // what the pipe still holds was acknowledged, too
  };
  return { acknowledged, reached, kill };
}

test('every row acknowledged before kill -9 is there afterwards, in one unbroken order', async () => {
  let before = 0;
  for (const more of [50, 311, 97]) {
    const child = writer(dir);
    await child.reached(more);
    await child.kill();
    const store = await openStore({ dataDir: dir });
    const seqs = (await store.journal(sampleMatch().id)).map((row) => row.seq);
    await store.close();
    expect(child.acknowledged.length).toBeGreaterThanOrEqual(more);
    const stored = new Set(seqs);
    expect(child.acknowledged.filter((seq) => !stored.has(seq))).toEqual([]);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    expect(seqs.length).toBeGreaterThanOrEqual(before + more);
    before = seqs.length;
  }
});

test('a second server on the same folder is told so in one sentence, and leaves the first alone', async () => {
  const child = writer(dir);
  await child.reached(1);
  await expect(openStore({ dataDir: dir })).rejects.toThrow(
    new StartError(`Another server is already running on DATA_DIR ${dir}; give this one a folder of its own.`),
  );
  const now = child.acknowledged.length;
  await child.reached(now + 50);
  await child.kill();
  await (await openStore({ dataDir: dir })).close(); // and a killed one holds nobody up
});

test('two stores in one process exclude each other as well', async () => {
  const first = await openStore({ dataDir: dir });
  await expect(openStore({ dataDir: dir })).rejects.toThrow(/already running/);
  await first.close();
  await (await openStore({ dataDir: dir })).close();
});

test('the database can be read while a server runs on it', async () => {
  const store = await openStore({ dataDir: dir });
  await store.beginMatch(sampleMatch(), sampleTable(), []);
  await store.append(sampleRow(1));
  const reader = new DatabaseSync(join(dir, 'logodrome.sqlite'), { readOnly: true });
  expect(reader.prepare('select count(*) as n from journal').get()).toEqual({ n: 1 });
  reader.close();
  await store.close();
});

test("a file in the folder's place is named in one sentence", async () => {
  writeFileSync(join(dir, 'file'), '');
  await expect(openStore({ dataDir: join(dir, 'file') })).rejects.toThrow(/^DATA_DIR .*file cannot be written \(.*\)\.$/);
});

test('a database that is none is named in one sentence', async () => {
  writeFileSync(join(dir, 'logodrome.sqlite'), 'something else entirely, long enough to be no header of a database at all');
  await expect(openStore({ dataDir: dir })).rejects.toThrow(/^The database in DATA_DIR .* cannot be opened \(.*\)\.$/);
});

test('migrations run once, and a second start changes nothing', async () => {
  const tables = () => {
    const db = new DatabaseSync(join(dir, 'logodrome.sqlite'), { readOnly: true });
    const found = {
      schema: db.prepare('select name, sql from sqlite_schema order by name').all(),
      steps: db.prepare('select * from kysely_migration').all(),
    };
    db.close();
    return found;
  };
  await (await openStore({ dataDir: dir })).close();
  const first = tables();
  await (await openStore({ dataDir: dir })).close();
  expect(first.steps.length).toBeGreaterThan(0);
  expect(tables()).toEqual(first);
});

test('the log is folded into the database on closing', async () => {
  const store = await openStore({ dataDir: dir });
  await store.beginMatch(sampleMatch(), sampleTable(), []);
  expect(statSync(join(dir, 'logodrome.sqlite-wal')).size).toBeGreaterThan(0);
  await store.close();
  expect(() => statSync(join(dir, 'logodrome.sqlite-wal'))).toThrow(/ENOENT/);
});
