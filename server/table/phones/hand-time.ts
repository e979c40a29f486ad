// A time that tests turn by hand: it stands still until it is put forward.
import type { Time, Timer } from '../time.ts';

interface Alarm {
  readonly due: number;
  readonly act: () => void;
}

export class HandTime implements Time {
  /** Lets what an alarm has set going come to its end, before the time goes on: exact to the millisecond on the busiest machine. */
  settle: () => Promise<unknown> = () => Promise.resolve();
  private readonly alarms = new Set<Alarm>();
  private passed = 0;

  now(): number {
    return this.passed;
  }
  date(): number {
    return 1_800_000_000_000 + Math.floor(this.passed);
  }
  after(ms: number, act: () => void): Timer {
    const alarm: Alarm = { due: this.passed + ms, act };
    this.alarms.add(alarm);
    return { cancel: () => this.alarms.delete(alarm) };
  }
  /** Puts the time forward; what is due then happens in its order, each at its time. */
  async skip(ms: number): Promise<void> {
    const until = this.passed + ms;
    for (let next = this.next(until); next; next = this.next(until)) {
      this.passed = Math.max(this.passed, next.due);
      this.alarms.delete(next);
      next.act();
      await this.settle();
    }
    this.passed = until;
    await this.settle();
  }
  private next(until: number): Alarm | undefined {
    return [...this.alarms].filter((alarm) => alarm.due <= until).toSorted((a, b) => a.due - b.due)[0];
  }
}
