// How often is too often: one bucket per key, full at first, refilled steadily.

/** Keys kept before the full buckets are thrown out: an attacker with many addresses must not fill the memory. */
const SWEEP_AT = 10_000;

export interface Bucket {
  /** Takes one; false when there is none. */
  take(key: string): boolean;
  /** Whether one is there, without taking it. */
  has(key: string): boolean;
  /** Keys remembered. */
  size(): number;
}

/**
 * @param size how many at once, and how many per `per`
 * @param per ms in which an empty bucket fills
 * @param clock ms, monotonic; tests turn it
 */
export function bucketOf(size: number, per = 60_000, clock: () => number = () => performance.now()): Bucket {
  const levels = new Map<string, { left: number; at: number }>();
  const leftOf = (level: { left: number; at: number }, now: number) => Math.min(size, level.left + ((now - level.at) / per) * size);
  let sweepAt = SWEEP_AT;
  const sweep = (now: number) => {
    for (const [key, level] of levels) if (leftOf(level, now) >= size) levels.delete(key);
    sweepAt = Math.max(SWEEP_AT, levels.size * 2); // not again for each one while an attack lasts
  };
  const look = (key: string, now: number): number => {
    const level = levels.get(key);
    return level ? leftOf(level, now) : size;
  };
  return {
    take(key) {
      const now = clock(),
        left = look(key, now);
      if (left < 1) return false;
      if (levels.size >= sweepAt) sweep(now);
      levels.set(key, { left: left - 1, at: now });
      return true;
    },
    has: (key) => look(key, clock()) >= 1,
    size: () => levels.size,
  };
}
