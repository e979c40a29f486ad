// A time that tests turn by hand: it runs on by itself, or stands still, and can be put forward.
import type { Time, Timer } from '../time.ts';

interface Alarm {
  readonly due: number;
  readonly act: () => void;
  timer?: NodeJS.Timeout;
}

export class HandTime implements Time {
  private readonly alarms = new Set<Alarm>();
  private readonly runs: boolean;
  private skipped = 0;

  constructor(runs = true) {
    this.runs = runs;
  }
  now(): number {
    return this.skipped + (this.runs ? performance.now() : 0);
  }
  date(): number {
    return 1_800_000_000_000 + Math.floor(this.now());
  }
  after(ms: number, act: () => void): Timer {
    const alarm: Alarm = { due: this.now() + ms, act };
    this.alarms.add(alarm);
    this.arm(alarm);
    return { cancel: () => this.remove(alarm) };
  }
  /** Puts the time forward; what is due then happens in its order. */
  async skip(ms: number): Promise<void> {
    const until = this.now() + ms;
    for (;;) {
      const next = [...this.alarms].toSorted((a, b) => a.due - b.due)[0];
      if (!next || next.due > until) break;
      this.skipped += Math.max(0, next.due - this.now());
      this.ring(next);
      await new Promise((done) => setTimeout(done, 5)); // the table's queue must have its turn before the next alarm
    }
    this.skipped += Math.max(0, until - this.now());
    for (const alarm of this.alarms) this.arm(alarm);
  }

  private arm(alarm: Alarm): void {
    clearTimeout(alarm.timer);
    if (this.runs) alarm.timer = setTimeout(() => this.ring(alarm), Math.max(0, alarm.due - this.now())).unref();
  }
  private ring(alarm: Alarm): void {
    if (!this.alarms.has(alarm)) return;
    this.remove(alarm);
    alarm.act();
  }
  private remove(alarm: Alarm): void {
    clearTimeout(alarm.timer);
    this.alarms.delete(alarm);
  }
}
