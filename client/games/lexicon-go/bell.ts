// The ship's bell: small on the quay it tells how far one is; with an empty hand the whole quay becomes it.
import { face, type Face } from '../../look/face.ts';
import { pathOf } from '../../look/emblems.ts';
import { BRIGHT, INK, WHITE } from '../../look/palette.ts';
import { outline, shadowed, type Ctx } from '../../look/paper.ts';
import type { Run } from '../../look/type.ts';

const BODY = pathOnce('M36 4a5 5 0 0 1 5 5c9 3 12 11 13 25l6 11H12l6-11c1-14 4-22 13-25a5 5 0 0 1 5-5z');
const SIDE = pathOnce('M36 4a5 5 0 0 1 5 5c9 3 12 11 13 25l6 11H36z');
const CLAPPER = pathOnce('M28 47h16a8 8 0 0 1-16 0z');
/** Paths exist only in a browser: parsed when first painted. */
function pathOnce(data: string): () => Path2D {
  return () => pathOf(data);
}

function paintBell(c: Ctx, k: number, on: boolean): void {
  c.scale(k, k);
  c.translate(-12, -4);
  shadowed(c, () => {
    c.fillStyle = on ? BRIGHT : '#E2CF9C';
    c.fill(BODY());
    c.fillStyle = on ? INK : '#8A7444';
    c.fill(CLAPPER());
  });
  c.fillStyle = on ? '#DDA21A' : '#CDB67C';
  c.fill(SIDE());
}
/** A bell `h` px high. */
export const bell = (h: number, on: boolean): Face => face(`bell ${h} ${on ? 1 : 0}`, (h * 48) / 51, h, (c) => paintBell(c, h / 51, on), 5);
/** The ring that fills while the bell is held: one of `count` parts, to be turned round the middle. */
export const ringPart = (radius: number, weight: number, count: number, on: boolean): Face => {
  const s = radius * 2 + weight;
  return face(
    `ring part ${radius} ${weight} ${count} ${on ? 1 : 0}`,
    s,
    s,
    (c) => {
      c.beginPath();
      c.arc(s / 2, s / 2, radius, -Math.PI / 2 - 0.01, -Math.PI / 2 + (2 * Math.PI) / count + 0.01);
      c.strokeStyle = on ? BRIGHT : '#932517';
      c.lineWidth = weight;
      c.stroke();
    },
    2,
  );
};
/** A whole ring. */
export const ring = (radius: number, weight: number): Face => {
  const s = radius * 2 + weight;
  return face(
    `ring whole ${radius} ${weight}`,
    s,
    s,
    (c) => {
      c.beginPath();
      c.arc(s / 2, s / 2, radius, 0, 2 * Math.PI);
      c.strokeStyle = '#932517';
      c.lineWidth = weight;
      c.stroke();
    },
    2,
  );
};
/** The red quay with its rays; `cut`: the edge is cut above. */
export const redQuay = (w: number, h: number, focusX: number, focusY: number): Face =>
  face(
    `red quay ${w} ${h} ${focusX} ${focusY}`,
    w,
    h,
    (c) => {
      const edge = [
        [0, 14],
        [w * 0.34, 6],
        [w * 0.7, 15],
        [w, 8],
        [w, h],
        [0, h],
      ] as const;
      shadowed(c, () => {
        outline(c, edge);
        c.fillStyle = '#CC3B27';
        c.fill();
      });
      c.save();
      outline(c, edge);
      c.clip();
      c.fillStyle = '#B83220';
      const far = Math.hypot(w, h);
      for (let i = 0; i < 9; i++) {
        const a = Math.PI + (i * Math.PI) / 4.5;
        c.beginPath();
        c.moveTo(focusX, focusY);
        c.lineTo(focusX + far * Math.cos(a), focusY + far * Math.sin(a));
        c.lineTo(focusX + far * Math.cos(a + 0.35), focusY + far * Math.sin(a + 0.35));
        c.closePath();
        c.fill();
      }
      c.restore();
    },
    4,
  );
/** A match pennant: yellow when the round is won. */
export const winFlag = (won: boolean, size = 18): Run => ({
  mark: `win ${won ? 1 : 0} ${size}`,
  w: (size * 20) / 18,
  paint(c, x, middle, ink) {
    const k = size / 18;
    c.beginPath();
    for (const [px, py] of [
      [1, 1],
      [14, 1],
      [11, 5.5],
      [14, 10],
      [4, 10],
      [4, 18],
      [1, 18],
    ] as const)
      c.lineTo(x + px * k, middle + (py - 9) * k);
    c.closePath();
    if (won) {
      c.fillStyle = BRIGHT;
      c.fill();
    }
    c.strokeStyle = ink('ink');
    c.lineWidth = 1.6 * k;
    c.stroke();
  },
});
/** The same in white, for a red band. */
export const winFlagOn = (won: boolean, white: boolean): Run => {
  const flag = winFlag(won) as Extract<Run, { mark: string }>;
  return white ? { ...flag, mark: `${flag.mark} w`, paint: (c, x, middle) => flag.paint(c, x, middle, () => WHITE) } : flag;
};
/** A tile that lies face down. */
export const faceDown = (s: number): Face =>
  face(
    `face down ${s}`,
    s,
    s,
    (c) => {
      const strip = Math.max(1.5, s * 0.07);
      const high = s - strip;
      const box = (y: number, inset: number): void => {
        c.beginPath();
        c.roundRect(inset, y + inset, s - 2 * inset, high - 2 * inset, s * 0.14);
      };
      shadowed(c, () => {
        box(strip, 0);
        c.fillStyle = '#D3C198';
        c.fill();
      });
      box(0, 0);
      c.fillStyle = WHITE;
      c.fill();
      box(0, s * 0.06);
      c.fillStyle = '#1F4B8E';
      c.fill();
      c.strokeStyle = '#8CCBEA';
      c.lineWidth = s * 0.06;
      for (const y of [0.34, 0.56]) {
        c.beginPath();
        c.moveTo(s * 0.2, s * (y + 0.06));
        c.quadraticCurveTo(s * 0.35, s * (y - 0.09), s * 0.5, s * (y + 0.06));
        c.quadraticCurveTo(s * 0.65, s * (y + 0.2), s * 0.8, s * (y + 0.06));
        c.stroke();
      }
    },
    4,
  );
