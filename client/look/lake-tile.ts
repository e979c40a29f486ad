// Tiles of a word traced on the lake: the boat's two are yellow, a joker's letter stands in a circle, QU is written small.
import { face, type Face } from './face.ts';
import { BRIGHT, INK, shade, TILE_EDGE, WHITE } from './palette.ts';
import { rounded, shadowed } from './paper.ts';
import { paintLetter } from './tile.ts';

export interface LakeTileLook {
  readonly boat: boolean;
  readonly joker: boolean;
  /** Its letter is being chosen. */
  readonly waiting: boolean;
}
export const lakeTile = (letter: string, s: number, { boat, joker, waiting }: LakeTileLook): Face =>
  face(
    `lake tile ${letter} ${s} ${boat ? 'b' : ''}${joker ? 'j' : ''}${waiting ? 'w' : ''}`,
    s,
    s,
    (c) => {
      const strip = Math.max(1.5, s * 0.07);
      const high = s - strip;
      const r = s * 0.14;
      const sheet = boat ? BRIGHT : WHITE;
      shadowed(c, () => {
        rounded(c, 0, strip, s, high, r);
        c.fillStyle = boat ? shade(BRIGHT, 0.25) : TILE_EDGE;
        c.fill();
      });
      rounded(c, 0, 0, s, high, r);
      c.fillStyle = sheet;
      c.fill();
      c.strokeStyle = INK;
      if (waiting) {
        rounded(c, 1, 1, s - 2, high - 2, r - 1);
        c.lineWidth = 2;
        c.stroke();
      }
      if (joker) {
        c.beginPath();
        c.arc(s / 2, high / 2, s * 0.36, 0, Math.PI * 2);
        if (!letter) {
          c.setLineDash([0, s * 0.113]);
          c.lineCap = 'round';
        }
        c.lineWidth = letter ? Math.max(1, s * 0.035) : Math.max(2, s * 0.055);
        c.stroke();
      }
      if (letter) paintLetter(c, letter, s / 2, high / 2, s, INK, joker || letter.length > 1 ? 0.54 : 0.8);
    },
    5,
  );
