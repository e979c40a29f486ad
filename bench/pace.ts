// Actions at an even pace over all tables in turn, whether or not those before are answered.
import type { Plan } from './plan.ts';

/** Turns that may come to nothing, for each action that counts: tables between two rounds, or still busy. */
const PATIENCE = 20;

const sleep = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/**
 * Runs `act(table)` until `plan.actions` of them have answered true; a table never acts twice at once.
 * @param act false: there was nothing to do, or it does not count
 * @returns how late each turn that was taken began, in ms
 */
export async function pace(plan: Plan, act: (table: number) => Promise<boolean>): Promise<number[]> {
  const gap = 1000 / plan.perSecond,
    began = performance.now();
  const busy = new Map<number, Promise<void>>(),
    lag: number[] = [];
  let counted = 0;
  for (let turn = 0; counted < plan.actions && turn < plan.actions * PATIENCE; turn++) {
    const early = began + turn * gap - performance.now();
    if (early > 0) await sleep(early);
    const table = turn % plan.tables;
    if (busy.has(table) || counted + busy.size >= plan.actions) {
      await new Promise(setImmediate); // a late generator must still hear the answers
      continue;
    }
    lag.push(Math.max(0, performance.now() - began - turn * gap));
    const done = act(table).then((counts) => {
      if (counts) counted += 1;
      busy.delete(table);
    });
    busy.set(table, done);
  }
  await Promise.all(busy.values());
  return lag;
}
