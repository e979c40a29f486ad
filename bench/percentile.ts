// Figures of series of measurements.

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}
const RANKS = { p50: 0.5, p95: 0.95, p99: 0.99 } as const;

/** To three digits after the point: enough for microseconds when the unit is ms. */
export const rounded = (x: number): number => Math.round(x * 1000) / 1000;

/**
 * The smallest value that at least this share of the series does not exceed (nearest rank).
 * @throws Error when the series is empty
 */
export function percentile(series: readonly number[], share: number): number {
  const value = series.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * series.length) - 1)];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}
export const median = (series: readonly number[]): number => percentile(series, 0.5);
export const mean = (series: readonly number[]): number => series.reduce((sum, x) => sum + x, 0) / Math.max(1, series.length);

const each = (figure: (share: number, name: keyof Spread) => number): Spread => ({
  p50: rounded(figure(RANKS.p50, 'p50')),
  p95: rounded(figure(RANKS.p95, 'p95')),
  p99: rounded(figure(RANKS.p99, 'p99')),
});
/** Percentiles of one series, in its unit. */
export const spread = (series: readonly number[]): Spread => each((share) => percentile(series, share));
/** Of several repeats the median of each figure. */
export const middle = (repeats: readonly Spread[]): Spread => each((_, name) => median(repeats.map((r) => r[name])));
/** How many times the other's each figure is. */
export const ratio = (mine: Spread, other: Spread): Spread => each((_, name) => mine[name] / other[name]);
