// Boats seen from above: notched stern, light bow, the crew's emblem upright in the middle whatever the course.
import { paintEmblem } from './emblems.ts';
import { face, type Face } from './face.ts';
import { contrast, crewLook, mix, WHITE } from './palette.ts';
import { shadowed, type Ctx } from './paper.ts';

/** Length of the hull in the units of its drawing. */
const LENGTH = 36;

function path(c: Ctx, points: readonly (readonly [number, number])[]): void {
  c.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
  c.closePath();
}
const HULL = [
  [-17, -7],
  [5, -8.5],
  [19, 0],
  [5, 8.5],
  [-17, 7],
  [-12.5, 0],
] as const;
const BOW = [
  [5, -8.5],
  [19, 0],
  [5, 8.5],
  [9, 0],
] as const;

/** A boat of `length` px on a course (degrees, 0 to the right, clockwise), in a square box around its middle. `barred`: it cannot lie there. */
export function lakeBoat(crew: number, length: number, course: number, barred = false): Face {
  const k = length / LENGTH;
  const box = 44 * k;
  const { colour, emblem } = crewLook(crew);
  return face(
    `lake boat ${crew} ${length} ${course} ${barred ? 'b' : ''}`,
    box,
    box,
    (c) => {
      const turn = (course * Math.PI) / 180;
      c.translate(box / 2, box / 2);
      c.save();
      c.rotate(turn);
      c.scale(k, k);
      shadowed(
        c,
        () => {
          path(c, HULL);
          c.fillStyle = colour;
          c.fill();
          c.strokeStyle = WHITE;
          c.lineWidth = 1.6;
          c.stroke();
        },
        1.5 / k,
        3.2 / k,
      );
      path(c, HULL);
      c.fillStyle = colour;
      c.fill();
      path(c, BOW);
      c.fillStyle = mix(colour, '#FFFFFF', 0.35);
      c.fill();
      if (barred) {
        path(c, HULL);
        c.strokeStyle = '#CC3B27';
        c.lineWidth = 2.6;
        c.stroke();
      }
      c.restore();
      paintEmblem(c, emblem, -Math.cos(turn) * 2.5 * k, -Math.sin(turn) * 2.5 * k, 10.5 * k, WHITE);
    },
    4,
  );
}
/** A row of small boats: `left` of `all` still to be laid, the others as outlines. `h` px high. */
export function fleetMark(crew: number, left: number, all: number, h: number): Face {
  const [w, step] = [h * 1.35, h * 1.5];
  const { colour } = crewLook(crew);
  return face(
    `fleet ${crew} ${left}/${all} ${h}`,
    step * all,
    h + 2,
    (c, p) => {
      const line = p.name === 'dark' ? mix(colour, '#FFFFFF', 0.5) : colour;
      c.lineWidth = Math.max(1, h * 0.16);
      c.strokeStyle = line;
      c.fillStyle = p.name === 'dark' && contrast(colour, '#2F4669') < 2.2 ? line : colour;
      for (let i = 0; i < all; i++) {
        c.save();
        c.translate(i * step + 1, 1);
        path(c, [
          [0, 0],
          [w * 0.58, 0],
          [w, h / 2],
          [w * 0.58, h],
          [0, h],
          [w * 0.18, h / 2],
        ]);
        if (i < left) c.fill();
        c.stroke();
        c.restore();
      }
    },
    1,
  );
}
/** The outline of a boat that has been taken away, in the same box as the boat. */
export function boatOutline(length: number, course: number): Face {
  const k = length / LENGTH;
  const box = 44 * k;
  return face(
    `boat outline ${length} ${course}`,
    box,
    box,
    (c, p) => {
      c.translate(box / 2, box / 2);
      c.rotate((course * Math.PI) / 180);
      c.scale(k, k);
      path(c, HULL);
      c.setLineDash([4, 3]);
      c.lineWidth = 1.6;
      c.strokeStyle = p.dash;
      c.stroke();
    },
    1,
  );
}
