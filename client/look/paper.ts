// Cut paper: quads from four snips, waves from round scissors, and the one soft shadow. Drawn into a 2D context, in CSS px.
import { SHADOW } from './palette.ts';

export type Ctx = CanvasRenderingContext2D;
export type Point = readonly [x: number, y: number];

/** A small seeded stream, 0 … 1: the same id is always cut the same way. */
export function snips(seed: number): () => number {
  let a = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    a = (Math.imul(a ^ (a >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return (a % 1000) / 1000;
  };
}
/** A number out of an element's id. */
export function seedOf(id: string): number {
  let h = 7;
  for (const ch of id) h = (Math.imul(h, 31) + (ch.codePointAt(0) ?? 0)) >>> 0;
  return h % 9973;
}
/** Four corners of a w × h sheet, each off inwards by up to `off` px. */
export function cutCorners(w: number, h: number, seed: number, off = 3): readonly Point[] {
  const next = snips(seed * 7 + 13);
  for (let i = 0; i < 3; i++) next();
  const d = () => Math.round(next() * off * 10) / 10;
  return [
    [d(), d()],
    [w - d(), d()],
    [w - d(), h - d()],
    [d(), h - d()],
  ];
}
/** Begins a path along these points and closes it. */
export function outline(c: Ctx, points: readonly Point[], dx = 0, dy = 0): void {
  c.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? c.moveTo(x + dx, y + dy) : c.lineTo(x + dx, y + dy)));
  c.closePath();
}
export function rounded(c: Ctx, x: number, y: number, w: number, h: number, r: number): void {
  c.beginPath();
  c.roundRect(x, y, w, h, Math.max(0, Math.min(r, w / 2, h / 2)));
}
/** Draws with the one soft shadow below; canvas shadows ignore the scale, so it is given in device px. */
export function shadowed(c: Ctx, draw: () => void, depth = 1.5, blur = 3.2): void {
  const scale = c.getTransform().a;
  c.save();
  c.shadowColor = SHADOW;
  c.shadowOffsetY = depth * scale;
  c.shadowBlur = blur * scale;
  draw();
  c.restore();
}
/** A scissor-cut sheet in a w × h box, with a lower sheet of `depth` px when `under` is given. */
export function sheet(
  c: Ctx,
  w: number,
  h: number,
  fill: string,
  o: { seed: number; off?: number; under?: string; depth?: number; flat?: boolean },
): void {
  const corners = cutCorners(w, h, o.seed, o.off);
  const below = o.under;
  const all = () => {
    if (below !== undefined) {
      outline(c, corners, 0, o.depth ?? 4);
      c.fillStyle = below;
      c.fill();
    }
    outline(c, corners);
    c.fillStyle = fill;
    c.fill();
  };
  if (o.flat) return all();
  shadowed(c, () => {
    outline(c, corners, 0, below === undefined ? 0 : (o.depth ?? 4));
    c.fillStyle = below ?? fill;
    c.fill();
  });
  all();
}
/** A strip of waves, crests at `y`, `count` over the width `w`, filled down to `y + h`. */
export function waves(c: Ctx, w: number, y: number, rise: number, count: number, h: number, phase = 0): void {
  const step = w / count;
  c.beginPath();
  c.moveTo(-step, y + h);
  c.lineTo(-step, y);
  for (let i = -1; i <= count + 1; i++) {
    const x = (i + phase) * step;
    c.quadraticCurveTo(x + step / 2, y + rise * 2, x + step, y);
  }
  c.lineTo(w + 2 * step, y + h);
  c.closePath();
}
