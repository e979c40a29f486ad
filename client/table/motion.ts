// How things move: names, lengths and curves in one table, and the pure step between two poses.

export interface Pose {
  /** Top left of the box, CSS px. */
  readonly x: number;
  readonly y: number;
  readonly alpha: number;
  /** Degrees, round the middle of the box. */
  readonly angle: number;
  readonly scale: number;
}
export type MotionName = keyof typeof MOTIONS;
type Curve = (part: number) => number;

const outCubic: Curve = (p) => 1 - (1 - p) ** 3;
const inOutCubic: Curve = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2);
const outQuart: Curve = (p) => 1 - (1 - p) ** 4;
const outBack: Curve = (p) => 1 + 2.7 * (p - 1) ** 3 + 1.7 * (p - 1) ** 2;
/** Overshoots by 4 % and settles. */
const drop: Curve = (p) => (p < 0.7 ? 1.04 * outCubic(p / 0.7) : 1.04 - 0.04 * ((p - 0.7) / 0.3));
const linear: Curve = (p) => p;

export const MOTIONS = {
  jump: { ms: 0, curve: linear },
  press: { ms: 70, curve: linear },
  fade: { ms: 120, curve: outCubic },
  lift: { ms: 120, curve: outCubic },
  drop: { ms: 140, curve: drop },
  travel: { ms: 200, curve: outCubic },
  tray: { ms: 200, curve: outCubic },
  refused: { ms: 260, curve: outCubic },
  ripple: { ms: 300, curve: outCubic },
  bell: { ms: 350, curve: outBack },
  sail: { ms: 420, curve: inOutCubic },
  count: { ms: 500, curve: outQuart },
} as const satisfies Record<string, { ms: number; curve: Curve }>;

const between = (a: number, b: number, part: number): number => a + (b - a) * part;
/** The pose `part` (0 … 1, already curved) of the way from one to the other; alpha never leaves 0 … 1. */
export const blend = (from: Pose, to: Pose, part: number): Pose => ({
  x: between(from.x, to.x, part),
  y: between(from.y, to.y, part),
  alpha: Math.max(0, Math.min(1, between(from.alpha, to.alpha, part))),
  angle: between(from.angle, to.angle, part),
  scale: between(from.scale, to.scale, part),
});
/** Where a motion begun at `since` stands at `now` (ms); 1: there. */
export function progress(motion: MotionName, since: number, now: number): number {
  const { ms, curve } = MOTIONS[motion];
  if (now >= since + ms) return 1;
  return now <= since ? curve(0) : curve((now - since) / ms);
}
export const samePose = (a: Pose, b: Pose): boolean =>
  a.x === b.x && a.y === b.y && a.alpha === b.alpha && a.angle === b.angle && a.scale === b.scale;
