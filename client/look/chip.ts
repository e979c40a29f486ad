// The lake's letter chips: round paper on a darker round, vowels red and underlined. Sizes in parts of the pitch p between holes.
import { face, type Face } from './face.ts';
import { INK, WHITE } from './palette.ts';
import { paintLetter } from './tile.ts';
import type { Ctx } from './paper.ts';
import { DISPLAY } from './type.ts';

/** Radius of a chip. */
export const CHIP = 0.365;
export type ChipState = 'plain' | 'path';
const VOWEL = '#B42F1D';
const CONSONANT = '#1F4B8E';
const CREAM = '#FFF3CC';

export const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter);

const disc = (c: Ctx, x: number, y: number, r: number, fill: string): void => {
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = fill;
  c.fill();
};
/** The bare chip in a box p × p; a joker is a chip laid the wrong way round, with a dotted ring for its letter. */
export const chipDisc = (p: number, state: ChipState, joker = false): Face =>
  face(
    `chip ${p} ${state} ${joker ? 'j' : ''}`,
    p,
    p,
    (c) => {
      const r = p * CHIP;
      disc(c, p / 2, p / 2 + Math.max(1.4, p * 0.038), r, state === 'path' ? '#B98C1B' : '#C9B88C');
      disc(c, p / 2, p / 2, r, state === 'path' ? CREAM : WHITE);
      if (!joker) return;
      c.beginPath();
      c.arc(p / 2, p / 2, r * 0.68, 0, Math.PI * 2);
      c.setLineDash([0, r * 0.356]);
      c.lineCap = 'round';
      c.lineWidth = Math.max(1.6, p * 0.05);
      c.strokeStyle = CONSONANT;
      c.stroke();
    },
    2,
  );
/** A white ring round a chip: it may come next. */
export const chipRing = (p: number): Face =>
  face(
    `chip ring ${p}`,
    p,
    p,
    (c) => {
      c.beginPath();
      c.arc(p / 2, p / 2, p * CHIP + 2.5, 0, Math.PI * 2);
      c.strokeStyle = WHITE;
      c.lineWidth = 3.5;
      c.stroke();
    },
    4,
  );
/** The letter of a chip in a box p × p, with a paper edge that keeps it legible over boats. `QU` is written small. */
export const chipLetter = (letter: string, p: number, state: ChipState): Face =>
  face(
    `chip letter ${letter} ${p} ${state}`,
    p,
    p,
    (c) => {
      const vowel = isVowel(letter);
      const ink = vowel ? VOWEL : CONSONANT;
      const s = p * 0.86 * (letter.length > 1 ? 0.66 : 1);
      c.lineJoin = 'round';
      c.lineWidth = p * 0.07;
      c.strokeStyle = state === 'path' ? CREAM : WHITE;
      edged(c, () => paintLetter(c, letter, p / 2, p / 2, s, ink, 0.62), letter, p / 2, p / 2, s);
      if (!vowel) return;
      c.fillStyle = ink;
      c.fillRect(p / 2 - p * 0.1, p * 0.775 - p * 0.0225, p * 0.2, Math.max(1.5, p * 0.045));
    },
    2,
  );
function edged(c: Ctx, paint: () => void, letter: string, x: number, y: number, s: number): void {
  const size = s * 0.62;
  c.font = `800 ${size}px ${DISPLAY}, sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.strokeText(letter, x, y + (0.66 * size) / 2);
  paint();
}
/** The number of a step on a dark seal. */
export const stepSeal = (n: number, p: number): Face => {
  const d = p * 0.31;
  return face(
    `step ${n} ${p}`,
    d,
    d,
    (c) => {
      disc(c, d / 2, d / 2, d / 2, INK);
      c.font = `800 ${p * 0.22}px ${DISPLAY}, sans-serif`;
      c.textAlign = 'center';
      c.textBaseline = 'alphabetic';
      c.fillStyle = WHITE;
      c.fillText(String(n), d / 2, d / 2 + p * 0.22 * 0.34);
    },
    1,
  );
};
/** One length of the sleeve round a word, from one chip to a neighbour at `angle` degrees, in a box 2 p × 2 p around its middle. */
export const sleeve = (p: number, angle: number, edge: boolean): Face =>
  face(
    `sleeve ${p} ${angle} ${edge ? 'e' : ''}`,
    2 * p,
    2 * p,
    (c) => {
      c.translate(p, p);
      c.rotate((angle * Math.PI) / 180);
      c.beginPath();
      c.moveTo(-p / 2, 0);
      c.lineTo(p / 2, 0);
      c.lineCap = 'round';
      c.lineWidth = p * (edge ? 0.9 : 0.8);
      c.strokeStyle = edge ? INK : '#F6C23C';
      c.stroke();
    },
    0,
  );
/** A berth that is taken: a red seal with a cross. */
export const noSeal = (p: number): Face => {
  const d = p * 0.36;
  return face(
    `no seal ${p}`,
    d,
    d,
    (c) => {
      disc(c, d / 2, d / 2, d / 2, WHITE);
      disc(c, d / 2, d / 2, d / 2 - 1.5, '#CC3B27');
      c.strokeStyle = WHITE;
      c.lineWidth = d * 0.13;
      c.beginPath();
      for (const k of [-1, 1]) {
        c.moveTo(d * 0.34, d / 2 - k * d * 0.16);
        c.lineTo(d * 0.66, d / 2 + k * d * 0.16);
      }
      c.stroke();
    },
    2,
  );
};
