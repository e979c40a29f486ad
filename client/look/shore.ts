// The quay's cut edge: the strip of sand under the thumb, or beside the table on wide screens.
import { colourOf, face, type Colour, type Face } from './face.ts';
import { outline, shadowed, type Point } from './paper.ts';

/** How far the edge reaches over the table. */
export const EDGE = 16;
/** A box w × h with the quay's cut upper edge, or its left one. */
export const quayTop = (w: number, h: number): readonly Point[] => [
  [0, 8],
  [w / 3, 0],
  [w * 0.69, 10],
  [w, 2],
  [w, h],
  [0, h],
];
export const quayLeft = (w: number, h: number): readonly Point[] => [
  [8, 0],
  [0, h / 3],
  [10, h * 0.69],
  [2, h],
  [w, h],
  [w, 0],
];
/** Upper edge over a width; what lies below is a plain fill. */
export const shoreTop = (w: number, colour: Colour): Face =>
  face(
    `shore ${w} ${colour}`,
    w,
    EDGE,
    (c, p) => {
      shadowed(c, () => {
        outline(c, quayTop(w, EDGE));
        c.fillStyle = colourOf(p, colour);
        c.fill();
      });
    },
    5,
  );
/** Left edge over a height. */
export const shoreLeft = (h: number, colour: Colour): Face =>
  face(
    `shore left ${h} ${colour}`,
    EDGE,
    h,
    (c, p) => {
      shadowed(c, () => {
        outline(c, quayLeft(EDGE, h));
        c.fillStyle = colourOf(p, colour);
        c.fill();
      });
    },
    5,
  );
