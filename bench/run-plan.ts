// What both sides of one comparison do: so many tables, so many actions, so fast.
export interface Plan { readonly tables: number; readonly actions: number; readonly perSecond: number }
export const SEATS = 4;

/** The sizes that the targets name. A table alone is asked slowly, so that actions never queue behind each other. */
export const PLANS: readonly Plan[] = [
  { tables: 1, actions: 600, perSecond: 60 },
  { tables: 100, actions: 3000, perSecond: 300 },
  { tables: 500, actions: 4000, perSecond: 300 },
];

/** Bytes of one action as it went over the wire: up, and down to each of the others and to its own phone. */
export interface Load { readonly up: number; readonly patch: number; readonly notice: number; readonly ack: number }
/** What a load generator prints when it is done. `ms`: from sending to the patch at another phone. */
export interface Measured { readonly ms: readonly number[]; readonly acks: readonly number[]; readonly loads: readonly Load[]; readonly refused: number }

export const sleep = (ms: number): Promise<void> => new Promise((ok) => { setTimeout(ok, ms); });

/**
 * Runs `act(table)` at the plan's pace, spread over the tables in turn; a table never acts twice at once. Counts what answers true.
 */
export async function pace(plan: Plan, act: (table: number) => Promise<boolean>): Promise<void> {
  const gap = 1000 / plan.perSecond;
  const began = performance.now();
  const busy = new Set<number>();
  const open = new Set<Promise<void>>();
  let counted = 0;
  for (let turn = 0, table = 0; counted < plan.actions && turn < plan.actions * 20; turn++, table = (table + 1) % plan.tables) {
    const early = began + turn * gap - performance.now();
    if (early > 0) await sleep(early);
    if (busy.has(table)) continue;
    busy.add(table);
    const mine = table;
    const done = act(mine).then((yes) => {
      if (yes) counted += 1;
      busy.delete(mine);
    });
    open.add(done);
    void done.finally(() => open.delete(done));
  }
  await Promise.all(open);
}
