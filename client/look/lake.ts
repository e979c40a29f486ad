// The lake: blue water in a cut hexagon on a sandy shore, and the lid that covers it between rounds.
import { face, type Face } from './face.ts';
import { outline, shadowed, waves, type Ctx, type Point } from './paper.ts';
import { pathOf } from './emblems.ts';
import { WHITE } from './palette.ts';

/** Room for the shore and its shadow around the water. */
const PAD = 16;
const FLAT = 0.985;

/** Corners of a hexagon that points left and right, every other one cut `off` px nearer. */
const hexagon = (r: number, off: number, turn = 0): readonly Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const k = r + (i % 2 ? off : -off);
    const a = (i * Math.PI) / 3 + turn;
    return [Math.cos(a) * k, Math.sin(a) * k * FLAT] as const;
  });
const sheetOf = (c: Ctx, points: readonly Point[], colour: string): void =>
  shadowed(c, () => {
    outline(c, points);
    c.fillStyle = colour;
    c.fill();
  });

/** Size of the box of a lake whose water reaches `r` px from the middle to its corners. */
export const lakeBox = (r: number): { readonly w: number; readonly h: number } => ({
  w: 2 * (r + PAD),
  h: Math.ceil(2 * (r * 0.866 + PAD)),
});
/** Water and shore, without a rim beyond its box, so that it can be stretched. */
export const lake = (r: number): Face => {
  const { w, h } = lakeBox(r);
  return face(
    `lake ${r}`,
    w,
    h,
    (c, p) => {
      const night = p.name === 'dark';
      c.translate(w / 2, h / 2);
      sheetOf(c, hexagon(r + 10, 3, Math.PI / 180), night ? '#2A3A54' : '#EAD6AC');
      sheetOf(c, hexagon(r, 2), night ? '#1A3F66' : '#6FB6D8');
      outline(c, hexagon(r, 2));
      c.clip();
      c.strokeStyle = night ? '#2B5C8E' : '#8CCBEA';
      c.globalAlpha = 0.8;
      c.lineWidth = 3;
      for (let i = 0; i < 6; i++) ripple(c, r * (-0.7 + ((i * 0.49) % 1.0)), r * (-0.59 + i * 0.24), Math.max(14, r * 0.06));
    },
    0,
  );
};
function ripple(c: Ctx, x: number, y: number, half: number): void {
  c.beginPath();
  c.moveTo(x, y);
  c.quadraticCurveTo(x + half, y - half / 2, x + 2 * half, y);
  c.quadraticCurveTo(x + 3 * half, y + half / 2, x + 4 * half, y);
  c.quadraticCurveTo(x + 5 * half, y - half / 2, x + 6 * half, y);
  c.stroke();
}

/** One half of the lid: a navy sheet with a folded boat on cut waves; the upper third is free for a word. */
export const lid = (r: number, half: 'left' | 'right'): Face => {
  const { w, h } = lakeBox(r);
  return face(
    `lid ${r} ${half}`,
    w,
    h,
    (c) => {
      c.translate(w / 2, h / 2);
      const seam: readonly Point[] = [
        [-4, -h],
        [5, -h * 0.3],
        [-5, h * 0.05],
        [4, h * 0.36],
        [-3, h],
      ];
      const side = half === 'left' ? -w : w;
      outline(c, [...seam, [side, h], [side, -h]]);
      c.clip();
      sheetOf(c, hexagon(r + 4, 2), '#1F4B8E');
      outline(c, hexagon(r + 4, 2));
      c.clip();
      foldedBoat(c, r * 0.0075, r * 0.3);
      for (const [i, colour] of ['#2D62B3', '#4A82C4', '#8CCBEA'].entries()) {
        c.save();
        c.translate(-w / 2, 0);
        shadowed(c, () => {
          waves(c, w, r * (0.2 + i * 0.22), r * 0.05, 9, h, i * 0.35);
          c.fillStyle = colour;
          c.fill();
        });
        c.restore();
      }
    },
    0,
  );
};
function foldedBoat(c: Ctx, k: number, keel: number): void {
  c.save();
  c.translate(0, keel);
  c.scale(k, k);
  c.translate(-50, -66);
  const part = (d: string, colour: string): void => {
    c.fillStyle = colour;
    c.fill(pathOf(d));
  };
  shadowed(c, () => part('M50 2L78 42H22zM0 24L27 41H73L100 24L80 66H20z', WHITE));
  part('M50 2L78 42H50z', '#E6DCC4');
  part('M0 24L27 41H73L100 24L80 66H20z', '#F6C23C');
  part('M100 24L73 41H50V66H80z', '#DDAA2A');
  c.restore();
}
