import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { openStore } from './open.ts';
import type { Repository } from './repository.ts';
import { sampleMatch, sampleRow, sampleSeat, sampleTable } from './samples.ts';

let dataDir: string;
let store: Repository;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  store = await openStore({ dataDir });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});
const again = async () => {
  await store.close();
  store = await openStore({ dataDir });
};
const MATCH = sampleMatch().id;
const RESULT = { winners: [0], totals: [12, 7], reason: 'rounds-won', places: [1, 2], more: { best: 'KÄSE' } };

describe('tables', () => {
  test('a table and its seats come back as they were, also after a restart', async () => {
    const table = sampleTable(),
      seats = [sampleSeat('a'), sampleSeat('b', { ready: false, watching: true, queued: true, seat: 4 })];
    await store.saveTable(table, seats);
    expect(await store.table('KRAFT')).toEqual({ table, seats });
    await again();
    expect(await store.table('KRAFT')).toEqual({ table, seats });
    expect(await store.table('KRAFX')).toBeUndefined();
  });
  test('saving again replaces the table and all its seats', async () => {
    await store.saveTable(sampleTable(), [sampleSeat('a'), sampleSeat('b')]);
    await store.saveTable(sampleTable({ phase: 'results', locked: true }), [sampleSeat('b'), sampleSeat('c')]);
    const found = await store.table('KRAFT');
    expect(found?.table).toMatchObject({ phase: 'results', locked: true });
    expect(found?.seats.map((s) => s.name)).toEqual(['b', 'c']);
  });
  test('seats come in order of arrival', async () => {
    await store.saveTable(sampleTable(), [sampleSeat('a', { since: 3 }), sampleSeat('b', { since: 1 }), sampleSeat('c', { since: 2 })]);
    expect((await store.table('KRAFT'))?.seats.map((s) => s.name)).toEqual(['b', 'c', 'a']);
  });
  test('only tables used lately are listed', async () => {
    await store.saveTable(sampleTable({ code: 'AAAAA', usedAt: 1000 }), [sampleSeat('a')]);
    await store.saveTable(sampleTable({ code: 'BBBBB', usedAt: 2000 }), [sampleSeat('b')]);
    await store.saveTable(sampleTable({ code: 'CCCCC', usedAt: 3000 }), []);
    expect((await store.tables(2000)).map(({ table, seats }) => [table.code, seats.length])).toEqual([
      ['BBBBB', 1],
      ['CCCCC', 0],
    ]);
  });
  test('a table that cannot be saved whole is not saved at all', async () => {
    await store.saveTable(sampleTable(), [sampleSeat('a')]);
    await expect(store.saveTable(sampleTable({ phase: 'game' }), [sampleSeat('b'), sampleSeat('b')])).rejects.toThrow(/UNIQUE/);
    const found = await store.table('KRAFT');
    expect(found?.table.phase).toBe('lobby');
    expect(found?.seats.map((s) => s.name)).toEqual(['a']);
  });
});

describe('matches', () => {
  test('a match begins together with its table', async () => {
    await store.beginMatch(sampleMatch(), sampleTable({ phase: 'game', match: MATCH }), [sampleSeat('a', { seat: 0 })]);
    expect(await store.match(MATCH)).toEqual(sampleMatch());
    expect((await store.table('KRAFT'))?.table).toMatchObject({ phase: 'game', match: MATCH });
    expect(await store.match('0'.repeat(32))).toBeUndefined();
  });
  test('a match that is there already does not begin again, and its table stays', async () => {
    await store.beginMatch(sampleMatch(), sampleTable({ round: 1 }), []);
    await expect(store.beginMatch(sampleMatch(), sampleTable({ round: 2 }), [])).rejects.toThrow(/UNIQUE/);
    expect((await store.table('KRAFT'))?.table.round).toBe(1);
  });
  test('the clock of a running match is kept, of an ended one not', async () => {
    await store.beginMatch(sampleMatch(), sampleTable(), []);
    await Promise.all([store.keepTime(MATCH, 500), store.keepTime(MATCH, 1500)]);
    expect((await store.match(MATCH))?.now).toBe(1500);
    await store.endMatch(MATCH, 99, 2000, RESULT, sampleTable(), []);
    await store.keepTime(MATCH, 9000);
    expect((await store.match(MATCH))?.now).toBe(2000);
  });
  test('clocks are held back a moment and written in one transaction; closing does not wait for that moment', async () => {
    await store.close();
    const metrics = createMetrics();
    store = await openStore({ dataDir }, metrics);
    const ids = Array.from({ length: 20 }, (_, i) => String(i).padStart(32, '0'));
    for (const id of ids) await store.beginMatch(sampleMatch({ id }), sampleTable(), []);
    const kept = ids.map((id, i) => store.keepTime(id, 100 + i));
    await again();
    await Promise.all(kept);
    const flushes = (await metrics.flushRows.get()).values;
    expect(flushes.find((v) => v.metricName?.endsWith('_count'))?.value).toBe(1);
    expect(await Promise.all(ids.map(async (id) => (await store.match(id))?.now))).toEqual(ids.map((_, i) => 100 + i));
  });
  test('a match ends once: the second end changes nothing and answers false', async () => {
    await store.beginMatch(sampleMatch(), sampleTable({ phase: 'game' }), []);
    expect(await store.endMatch(MATCH, 1000, 777, RESULT, sampleTable({ phase: 'results' }), [sampleSeat('a', { points: 2.5 })])).toBe(
      true,
    );
    expect(await store.endMatch(MATCH, 2000, 888, null, sampleTable({ phase: 'lobby' }), [sampleSeat('a', { points: 5 })])).toBe(false);
    expect(await store.match(MATCH)).toMatchObject({ endedAt: 1000, now: 777, result: RESULT });
    const found = await store.table('KRAFT');
    expect(found?.table.phase).toBe('results');
    expect(found?.seats[0]?.points).toBe(2.5);
  });
  test('a match that the host ends has no result', async () => {
    await store.beginMatch(sampleMatch(), sampleTable(), []);
    await store.endMatch(MATCH, 1000, 777, null, sampleTable(), []);
    expect(await store.match(MATCH)).toMatchObject({ endedAt: 1000, result: null });
  });
});

describe('the journal', () => {
  beforeEach(() => store.beginMatch(sampleMatch(), sampleTable(), []));

  test('rows come back as they were, in order, also after a restart', async () => {
    for (const seq of [1, 2, 3]) expect(await store.append(sampleRow(seq))).toBe('stored');
    await again();
    expect(await store.journal(MATCH)).toEqual([1, 2, 3].map((seq) => sampleRow(seq)));
  });
  test('rows of one turn of the loop are committed together, and in the order they came', async () => {
    await store.close();
    const metrics = createMetrics();
    store = await openStore({ dataDir }, metrics);
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 450 }, async (_, i) => {
        await store.append(sampleRow(i + 1));
        order.push(i + 1);
      }),
    );
    const rows = (await metrics.flushRows.get()).values;
    expect(rows.find((v) => v.metricName?.endsWith('_count'))?.value).toBe(1);
    expect(rows.find((v) => v.metricName?.endsWith('_sum'))?.value).toBe(450);
    expect(order).toEqual(Array.from({ length: 450 }, (_, i) => i + 1));
    expect((await store.journal(MATCH)).length).toBe(450);
  });
  test('a repeated id is known and writes nothing, now or later', async () => {
    const twice = await Promise.all([
      store.append(sampleRow(1)),
      store.append(sampleRow(2, { id: 'action-1', seat: 1, action: { type: 'other' } })),
    ]);
    expect(twice).toEqual(['stored', 'known']);
    expect(await store.append(sampleRow(1))).toBe('known');
    expect(await store.journal(MATCH)).toEqual([sampleRow(1)]);
  });
  test('the same id from another seat is another action', async () => {
    await store.append(sampleRow(1, { id: 'same-id', seat: 0 }));
    expect(await store.append(sampleRow(2, { id: 'same-id', seat: 1 }))).toBe('stored');
  });
  test('a row that cannot be written is refused alone; its neighbours are stored', async () => {
    const group = await Promise.allSettled([
      store.append(sampleRow(1)),
      store.append(sampleRow(1, { id: 'other-id' })), // a place in the order that is taken
      store.append(sampleRow(1, { match: 'unknown', id: 'lost-id' })),
      store.append(sampleRow(2)),
      store.keepTime(MATCH, 100),
    ]);
    expect(group.map((g) => (g.status === 'fulfilled' ? g.value : 'refused'))).toEqual([
      'stored',
      'refused',
      'refused',
      'stored',
      undefined,
    ]);
    expect((await store.journal(MATCH)).map((r) => r.id)).toEqual(['action-1', 'action-2']);
  });
  test('closing waits for what is being written', async () => {
    const pending = store.append(sampleRow(1));
    await again();
    expect(await pending).toBe('stored');
    expect(await store.journal(MATCH)).toHaveLength(1);
  });
});

test('a ping writes', async () => {
  await expect(store.ping()).resolves.toBeUndefined();
  await store.close();
  await expect(store.ping()).rejects.toThrow(/destroyed/);
  store = await openStore({ dataDir });
});
