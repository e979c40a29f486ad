// Small marks in a band: how much of a time is left, and rounds as dots.
import type { Run } from './type.ts';

const PARTS = 24;
/** A ring that empties; `part` 1 … 0. Drawn in 24 steps. */
export function dial(part: number, hot: boolean): Run {
  const left = Math.ceil(part * PARTS);
  return {
    mark: `dial ${left} ${hot ? 'h' : ''}`,
    w: 28,
    paint(c, x, middle, ink) {
      const ring = (from: number, to: number, colour: string): void => {
        c.beginPath();
        c.arc(x + 14, middle, 11, from, to);
        c.strokeStyle = colour;
        c.lineWidth = 4.5;
        c.stroke();
      };
      c.beginPath();
      c.arc(x + 14, middle, 11, 0, Math.PI * 2);
      c.fillStyle = ink('card');
      c.fill();
      ring(0, Math.PI * 2, ink('line'));
      if (left > 0) ring(-Math.PI / 2, -Math.PI / 2 + (Math.PI * 2 * left) / PARTS, ink(hot ? 'red' : 'green'));
    },
  };
}
/** One dot a round, those that are over filled; many rounds stand closer. */
export function roundDots(done: number, all: number): Run {
  const step = all > 6 ? 11 : 20;
  const r = all > 6 ? 3.6 : 5.5;
  return {
    mark: `rounds ${done}/${all}`,
    w: step * all,
    paint(c, x, middle, ink) {
      c.strokeStyle = ink('ink');
      c.fillStyle = ink('ink');
      c.lineWidth = all > 6 ? 1.5 : 2;
      for (let i = 0; i < all; i++) {
        c.beginPath();
        c.arc(x + step * (i + 0.5), middle, r, 0, Math.PI * 2);
        if (i < done) c.fill();
        c.stroke();
      }
    },
  };
}
