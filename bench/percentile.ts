// Figures of one series of measurements.
export interface Spread { readonly n: number; readonly p50: number; readonly p95: number; readonly p99: number }

const round = (x: number): number => Math.round(x * 1000) / 1000;
/** Nearest-rank percentiles, three digits; the unit is the series' own. Throws on an empty series. */
export function spread(series: readonly number[]): Spread {
  const sorted = series.toSorted((a, b) => a - b);
  const at = (q: number): number => {
    const value = sorted[Math.min(sorted.length - 1, Math.ceil(q * sorted.length) - 1)];
    if (value === undefined) throw new Error('nothing was measured');
    return round(value);
  };
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
export const mean = (series: readonly number[]): number => round(series.reduce((a, b) => a + b, 0) / Math.max(1, series.length));
