// The generator's end of the talk with run.ts: it says when it is ready, and plays a slice whenever it is asked.
import { pace } from './pace.ts';
import type { Load, Measured, Plan, Slice } from './plan.ts';

/** One action and its way: every time in ms after it was sent. */
export interface Passage {
  readonly seen: number;
  readonly acked: number;
  readonly load: Load;
}
export type Attempt = Passage | 'refused' | 'lost' | 'nothing';

async function play(plan: Plan, act: (table: number) => Promise<Attempt>): Promise<Measured> {
  const passages: Passage[] = [],
    failed = { refused: 0, lost: 0, nothing: 0 };
  const began = performance.now(),
    used = process.cpuUsage();
  const lag = await pace(plan, async (table) => {
    const attempt = await act(table);
    if (typeof attempt === 'string') failed[attempt] += 1;
    else passages.push(attempt);
    return typeof attempt !== 'string';
  });
  const { user, system } = process.cpuUsage(used);
  return {
    seen: passages.map((p) => p.seen),
    acked: passages.map((p) => p.acked),
    loads: passages.map((p) => p.load),
    lag,
    refused: failed.refused,
    lost: failed.lost,
    busy: (user + system) / 1000 / (performance.now() - began),
  };
}

/** Plays a slice for each message of the parent, until the parent goes. `begin` comes before each of them. */
export function playSlices(plan: Plan, act: (table: number) => Promise<Attempt>, begin: (slice: Slice) => void = () => undefined): void {
  process.on('message', (slice: Slice) => {
    begin(slice);
    void play(plan, act).then((measured) => process.send!(measured));
  });
  process.on('disconnect', () => process.exit(0));
  process.send!('ready');
}
