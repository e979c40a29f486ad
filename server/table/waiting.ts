// Game time waits: after a restart or a move until all are back, and at most a while after the first of them.
import type { LiveTable } from './live-table.ts';

/** Game time stands still until these persons are back. */
export function waitForAll(live: LiveTable, people: readonly string[]): void {
  live.waiting = new Set(people);
  live.timer('waiting', undefined);
}

/** Somebody came in: one less to wait for; the first of them starts the countdown of `spans.wait`. */
export function isBack(live: LiveTable, person: string): void {
  if (live.waiting.size === 0) return;
  live.waiting = new Set([...live.waiting].filter((p) => p !== person));
  if (live.waiting.size === 0) return live.timer('waiting', undefined);
  if (live.timers.has('waiting')) return;
  live.timer(
    'waiting',
    live.house.spans.wait,
    () =>
      void live.queue.add(() => {
        live.waiting = new Set();
        live.publish();
      }),
  );
}
