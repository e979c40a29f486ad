import { expect, test } from 'vitest';
import { pace } from './pace.ts';

const later = (ms: number, answer: boolean): Promise<boolean> =>
  new Promise((done) => {
    setTimeout(() => done(answer), ms);
  });

test('exactly the planned number of actions count, however many come to nothing', async () => {
  let asked = 0;
  await pace({ tables: 3, actions: 10, perSecond: 2000 }, async () => ++asked % 2 === 0);
  expect(asked).toBe(20);
});
test('slow answers do not make it more than planned', async () => {
  let asked = 0;
  await pace({ tables: 50, actions: 20, perSecond: 5000 }, () => later(10 + 5 * ++asked, true));
  expect(asked).toBe(20);
});
test('a table never acts twice at once, and tables take turns', async () => {
  const busy = new Set<number>(),
    counts = [0, 0, 0];
  await pace({ tables: 3, actions: 12, perSecond: 1000 }, async (table) => {
    expect(busy.has(table)).toBe(false);
    busy.add(table);
    await later(4, true);
    busy.delete(table);
    counts[table]! += 1;
    return true;
  });
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});
test('what never counts comes to an end', async () => {
  let asked = 0;
  await pace({ tables: 1, actions: 5, perSecond: 100_000 }, async () => ++asked < 0);
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThanOrEqual(100);
});
test('it is not faster than planned, and tells how late it was', async () => {
  const began = performance.now();
  const work = (ms: number): void => {
    for (const until = performance.now() + ms; performance.now() < until;);
  };
  const lag = await pace({ tables: 5, actions: 20, perSecond: 200 }, async (table) => {
    if (table === 2) work(30); // a generator that is busy itself
    return true;
  });
  expect(performance.now() - began).toBeGreaterThan(90);
  expect(lag).toHaveLength(20);
  expect(Math.max(...lag)).toBeGreaterThan(20);
});
