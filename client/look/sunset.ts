// The sky over the lake: dunes at dusk, the sun (at night the moon) and the arc that it walks while the timer runs.
import { face, type Face } from './face.ts';
import { BRIGHT } from './palette.ts';
import { outline, shadowed, type Ctx } from './paper.ts';

export const sky = (theme: 'light' | 'dark'): `#${string}` => (theme === 'dark' ? '#142A44' : '#F9DDA5');
export const dune = (theme: 'light' | 'dark'): `#${string}` => (theme === 'dark' ? '#142A44' : '#F6CF84');
const HOT = '#CC3B27';

/** The dunes' upper edge, `h` px high, over a width; the sand below it is a plain fill. */
export const dunes = (w: number, h: number): Face =>
  face(
    `dunes ${w} ${h}`,
    w,
    h,
    (c, p) => {
      outline(c, [
        [0, h * 0.77],
        [w * 0.23, h * 0.15],
        [w * 0.436, h * 0.85],
        [w * 0.718, 0],
        [w, h * 0.77],
        [w, h],
        [0, h],
      ]);
      c.fillStyle = dune(p.name);
      c.fill();
    },
    0,
  );
/** A sheet of sky with a cut lower edge: it covers a lake that is drawn larger than its place. */
export const skySheet = (w: number): Face =>
  face(
    `sky sheet ${w}`,
    w,
    14,
    (c, p) => {
      const edge = [
        [0, 0],
        [w, 0],
        [w, 9],
        [w * 0.62, 12],
        [w * 0.27, 7],
        [0, 11],
      ] as const;
      shadowed(c, () => {
        outline(c, edge);
        c.fillStyle = dune(p.name);
        c.fill();
      });
    },
    6,
  );

export interface Arc {
  readonly left: number;
  readonly right: number;
  readonly apex: number;
  readonly end: number;
}
export const ARC_PARTS = 36;
/** The point of an arc after a part of the way, 0 left shore, 1 right shore. */
export const arcPoint = ({ left, right, apex, end }: Arc, part: number): readonly [number, number] => [
  (left + right) / 2 - (Math.cos(part * Math.PI) * (right - left)) / 2,
  end - Math.sin(part * Math.PI) * (end - apex),
];

function walk(c: Ctx, arc: Arc, from: number, to: number): void {
  const steps = Math.max(2, Math.ceil((to - from) * 80));
  c.beginPath();
  for (let i = 0; i <= steps; i++) {
    const [x, y] = arcPoint(arc, from + ((to - from) * i) / steps);
    if (i === 0) c.moveTo(x - arc.left, y - arc.apex);
    else c.lineTo(x - arc.left, y - arc.apex);
  }
  c.lineCap = 'round';
}
const arcKey = ({ left, right, apex, end }: Arc): string => `${right - left} ${end - apex}`;
/** The way ahead, dotted, in a box from (left, apex). */
export const arcAhead = (arc: Arc): Face =>
  face(
    `arc ahead ${arcKey(arc)}`,
    arc.right - arc.left,
    arc.end - arc.apex,
    (c, p) => {
      walk(c, arc, 0, 1);
      c.setLineDash([1, 10]);
      c.lineWidth = 5;
      c.strokeStyle = p.name === 'dark' ? '#3B5880' : '#E5BE77';
      c.stroke();
    },
    4,
  );
/** One of the parts of the way that the sun has walked; its box and where it lies in the arc's. */
export function arcBehind(arc: Arc, i: number, hot: boolean): { readonly face: Face; readonly x: number; readonly y: number } {
  const ends = [arcPoint(arc, i / ARC_PARTS), arcPoint(arc, (i + 1) / ARC_PARTS)] as const;
  // Whole px, or each part would be rounded to its own and the line would wobble.
  const x = Math.floor(Math.min(ends[0][0], ends[1][0])) - 4;
  const y = Math.floor(Math.min(ends[0][1], ends[1][1])) - 4;
  const w = Math.ceil(Math.abs(ends[0][0] - ends[1][0])) + 9;
  const h = Math.ceil(Math.abs(ends[0][1] - ends[1][1])) + 9;
  const made = face(
    `arc ${arcKey(arc)} ${i} ${hot ? 'h' : ''}`,
    w,
    h,
    (c) => {
      c.translate(arc.left - x, arc.apex - y);
      walk(c, arc, i / ARC_PARTS, (i + 1) / ARC_PARTS);
      c.lineWidth = 6;
      c.strokeStyle = hot ? HOT : BRIGHT;
      c.stroke();
    },
    1,
  );
  return { face: made, x, y };
}
/** Sun with ten rays, at night the moon; red in the last seconds. `r`: radius of its disc, in a box of 3 r. */
export const sun = (r: number, hot: boolean): Face =>
  face(
    `sun ${r} ${hot ? 'h' : ''}`,
    3 * r,
    3 * r,
    (c, p) => {
      const colour = hot ? HOT : p.name === 'dark' ? '#F8EFDC' : BRIGHT;
      c.translate(1.5 * r, 1.5 * r);
      if (p.name === 'dark') {
        const round = (x: number, y: number, radius: number, fill: string): void => {
          c.beginPath();
          c.arc(x, y, radius, 0, Math.PI * 2);
          c.fillStyle = fill;
          c.fill();
        };
        shadowed(c, () => round(0, 0, r, colour));
        c.clip();
        round(r * 0.37, -r * 0.26, r * 0.79, sky('dark'));
        return;
      }
      shadowed(c, () => {
        c.beginPath();
        for (let i = 0; i < 20; i++) {
          const a = (i * Math.PI) / 10 - Math.PI / 2;
          const k = i % 2 === 0 ? 1.5 * r - 1 : r * 1.06;
          c.lineTo(Math.cos(a) * k, Math.sin(a) * k);
        }
        c.closePath();
        c.fillStyle = colour;
        c.fill();
      });
    },
    3,
  );
