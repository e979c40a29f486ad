// STOP!: one octagon on a quay of yellow rays.
import { face, type Face } from './face.ts';
import { shade, WHITE } from './palette.ts';
import { outline, shadowed, type Point } from './paper.ts';
import { DISPLAY } from './type.ts';

const RED = '#CC3B27';
const octagon = (r: number): readonly Point[] => {
  const k = r * 0.412;
  return [
    [-k, -r],
    [k, -r],
    [r, -k],
    [r, k],
    [k, r],
    [-k, r],
    [-r, k],
    [-r, -k],
  ];
};
/** The octagon `d` px across, its lower sheet showing below; pressed, it lies on it. */
export const stopSign = (d: number, label: string): Face =>
  face(
    `stop ${d} ${label}`,
    d,
    d,
    (c) => {
      const r = d / 2;
      c.translate(r, r);
      outline(c, octagon(r));
      c.fillStyle = RED;
      c.fill();
      outline(c, octagon(r * 0.907));
      c.strokeStyle = WHITE;
      c.lineWidth = d * 0.0206;
      c.stroke();
      const size = Math.min(d * 0.289, (d * 0.83) / (label.length * 0.6));
      c.font = `800 ${size}px ${DISPLAY}, sans-serif`;
      c.textAlign = 'center';
      c.fillStyle = WHITE;
      c.fillText(label, 0, size * 0.33);
    },
    2,
  );
export const stopShadow = (d: number): Face =>
  face(
    `stop under ${d}`,
    d,
    d,
    (c) => {
      c.translate(d / 2, d / 2);
      shadowed(c, () => {
        outline(c, octagon(d / 2), 0, d * 0.036);
        c.fillStyle = shade(RED, 0.28);
        c.fill();
      });
    },
    d * 0.036 + 6,
  );
/** Yellow rays out of (x, y), in a box w × h whose upper or left edge is cut. */
export const rays = (w: number, h: number, x: number, y: number, cut: readonly Point[]): Face =>
  face(
    `rays ${w} ${h} ${x} ${y} ${cut.length}`,
    w,
    h,
    (c) => {
      shadowed(c, () => {
        outline(c, cut);
        c.fillStyle = '#F6C23C';
        c.fill();
      });
      outline(c, cut);
      c.clip();
      c.fillStyle = '#EDB222';
      const far = w + h;
      for (let i = 0; i < 9; i++) {
        const a = i * 0.698 + 0.06;
        outline(c, [
          [x, y],
          [x + far * Math.cos(a), y + far * Math.sin(a)],
          [x + far * Math.cos(a + 0.3), y + far * Math.sin(a + 0.3)],
        ]);
        c.fill();
      }
    },
    4,
  );
