// Cut sheets as faces: panels, dashed hints, the upper and lower sheet of a button.
import { colourOf, face, type Colour, type Face } from './face.ts';
import { shade } from './palette.ts';
import { cutCorners, outline, sheet } from './paper.ts';

/** A cut sheet; `seed` keeps its snips. */
export const panel = (w: number, h: number, colour: Colour, seed: number, off = 3): Face =>
  face(`panel ${w} ${h} ${colour} ${seed} ${off}`, w, h, (c, p) => sheet(c, w, h, colourOf(p, colour), { seed, off }), 6);

/** A flat sheet with a dashed edge: a hint, an empty place for a sheet. */
export const dashedPanel = (w: number, h: number, colour: Colour, seed: number): Face =>
  face(
    `dashed ${w} ${h} ${colour} ${seed}`,
    w,
    h,
    (c, p) => {
      outline(c, cutCorners(w, h, seed));
      c.fillStyle = colourOf(p, colour);
      c.fill();
      c.setLineDash([6, 6]);
      c.strokeStyle = p.name === 'dark' ? '#5D6F8F' : '#A08A52';
      c.lineWidth = 2;
      c.stroke();
    },
    3,
  );

/** The darker lower sheet of a button, `depth` px below the upper one. */
export const lowerSheet = (w: number, h: number, colour: Colour, seed: number, depth = 4): Face =>
  face(
    `lower ${w} ${h} ${colour} ${seed} ${depth}`,
    w,
    h,
    (c, p) => {
      c.translate(0, depth);
      sheet(c, w, h, shade(colourOf(p, colour)), { seed });
    },
    depth + 6,
  );
/** The upper sheet of a button, without its label. */
export const upperSheet = (w: number, h: number, colour: Colour, seed: number): Face =>
  face(`upper ${w} ${h} ${colour} ${seed}`, w, h, (c, p) => sheet(c, w, h, colourOf(p, colour), { seed, flat: true }), 1);
