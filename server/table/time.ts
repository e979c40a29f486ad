// Where a table takes its time from. Tests bring a time that they turn by hand.

export interface Timer {
  cancel(): void;
}
export interface Time {
  /** Monotonic milliseconds. */
  now(): number;
  /** Unix milliseconds, for what is written down. */
  date(): number;
  /** Does `act` after at least `ms` milliseconds; does not keep the process alive. */
  after(ms: number, act: () => void): Timer;
}

/** Longest delay that setTimeout takes; a deadline further away is asked for again. */
const LONGEST = 2_147_483_647;

export const realTime: Time = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, Math.min(Math.ceil(ms), LONGEST)).unref();
    return { cancel: () => clearTimeout(timer) };
  },
};
