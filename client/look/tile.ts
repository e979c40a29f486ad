// Tiles: two sheets of white paper with a letter. Geometry in parts of the outer size s.
import { face, type Face } from './face.ts';
import { BRIGHT, INK, shade, TILE_EDGE, WHITE } from './palette.ts';
import { rounded, shadowed, type Ctx } from './paper.ts';
import { CAP, DISPLAY } from './type.ts';

export type TileState = 'idle' | 'pending' | 'lifted' | 'last' | 'refused' | 'captured';
export interface TileLook {
  readonly state?: TileState;
  /** A LEXICON tile or joker: its letter stands in a circle. */
  readonly blank?: boolean;
  readonly value?: number;
  /** Another paper than the state's. */
  readonly sheet?: string;
}

const DOTTED = /[ÄÖÜÉÈÀÇÂÊÎÔÛ]/;
/** Paints one letter centred on (x, y) by its cap height; `k` is the font size in parts of s. */
export function paintLetter(c: Ctx, letter: string, x: number, y: number, s: number, ink: string, k: number): void {
  const dotted = DOTTED.test(letter);
  const size = (dotted ? k * 0.86 : k) * s;
  c.font = `800 ${size}px ${DISPLAY}, sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.fillStyle = ink;
  c.fillText(letter, x, y + (CAP * size) / 2 + (dotted ? 0.085 * s : 0));
}
/** Font size in parts of s: cap height 0.53 s in a hand, 0.48 with a value, smaller in a circle. */
const letterSize = (look: TileLook): number => (look.blank ? 0.52 : look.value === undefined ? 0.8 : 0.72);

function outlineOf(c: Ctx, s: number, face: number, r: number, state: TileState): void {
  if (state === 'idle' || state === 'lifted') return;
  const [colour, width] = state === 'refused' ? ['#CC3B27', 3] : state === 'pending' ? [INK, 1.5] : [INK, 2];
  rounded(c, width / 2, width / 2, s - width, face - width, r - width / 2);
  c.setLineDash(state === 'captured' ? [4, 3] : []);
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.stroke();
  c.setLineDash([]);
}
/** Paints a tile in the box s × s. */
export function paintTile(c: Ctx, letter: string, s: number, look: TileLook = {}): void {
  const state = look.state ?? 'idle';
  const strip = Math.max(1.5, s * 0.07);
  const r = s * 0.14;
  const high = s - strip;
  const sheet = look.sheet ?? (state === 'pending' || state === 'lifted' ? BRIGHT : WHITE);
  const edge = sheet === WHITE ? TILE_EDGE : shade(sheet, 0.25);
  if (state === 'lifted') {
    rounded(c, s * 0.04, s * 0.2, s, s, r);
    c.fillStyle = '#14233A38';
    c.fill();
  }
  shadowed(c, () => {
    rounded(c, 0, 0, s, s, r);
    c.fillStyle = edge;
    c.fill();
  });
  rounded(c, 0, 0, s, high, r);
  c.fillStyle = sheet;
  c.fill();
  outlineOf(c, s, high, r, state);
  if (!letter) return;
  const valued = look.value !== undefined;
  const x = s / 2 - (valued ? s * (s < 34 ? 0.09 : 0.05) : 0);
  const y = high / 2 - (valued ? s * 0.035 : 0);
  if (look.blank) {
    c.beginPath();
    c.arc(x, y, s * 0.36, 0, Math.PI * 2);
    c.strokeStyle = INK;
    c.lineWidth = Math.max(1, s * 0.035);
    c.stroke();
  }
  paintLetter(c, letter, x, y, s, INK, letterSize(look));
  if (valued) {
    c.font = `700 ${s * (s < 34 ? 0.34 : 0.225)}px ${DISPLAY}, sans-serif`;
    c.textAlign = 'right';
    c.fillText(String(look.value), s * 0.93, high - s * 0.09);
  }
}
export const tile = (letter: string, s: number, look: TileLook = {}): Face =>
  face(
    `tile ${letter} ${s} ${look.state ?? 'idle'} ${look.blank ? 'o' : ''} ${look.value ?? ''} ${look.sheet ?? ''}`,
    s,
    s,
    (c) => paintTile(c, letter, s, look),
    look.state === 'lifted' ? s * 0.3 : 5,
  );

/** A narrow sheet with a letter, as words lie on boats; yellow where the last change put it. */
export const letterSheet = (
  letter: string,
  w: number,
  h: number,
  look: { readonly fresh?: boolean; readonly blank?: boolean } = {},
): Face =>
  face(
    `sheet ${letter} ${w} ${h} ${look.fresh ? 'y' : ''}${look.blank ? 'o' : ''}`,
    w,
    h,
    (c) => {
      rounded(c, 0, 0, w, h, 3.5);
      c.fillStyle = look.fresh ? BRIGHT : WHITE;
      c.fill();
      c.strokeStyle = '#14233A29';
      c.lineWidth = 0.7;
      c.stroke();
      if (look.blank) {
        c.beginPath();
        c.arc(w / 2, h / 2 - 0.5, w * 0.42, 0, Math.PI * 2);
        c.strokeStyle = INK;
        c.lineWidth = 1.2;
        c.stroke();
      }
      paintLetter(c, letter, w / 2, h / 2 - 0.5, w * 1.12, INK, look.blank ? 0.6 : 0.8);
    },
    2,
  );

/** A dashed place without a tile. */
export const emptyPlace = (w: number, h: number): Face =>
  face(
    `place ${w} ${h}`,
    w,
    h,
    (c, p) => {
      rounded(c, 1.5, 1.5, w - 3, h - 5, Math.min(w, h) * 0.14);
      c.setLineDash([5, 5]);
      c.strokeStyle = p.dash;
      c.lineWidth = 2;
      c.stroke();
      c.setLineDash([]);
    },
    1,
  );
