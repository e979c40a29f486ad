// Pieces of a picture: what the parts of this table are put together with.
import { panel } from '../../look/panel.ts';
import { fill, type Colour } from '../../look/face.ts';
import { line, text, widthOf, type Run, type Style } from '../../look/type.ts';
import type { Part } from '../../table/button.ts';
import type { Spot, Sprite } from '../../table/picture.ts';
import type { Box } from './layout.ts';

export const NOTHING: Part = { sprites: [], spots: [] };
export const joined = (...parts: readonly Part[]): Part => ({
  sprites: parts.flatMap((p) => p.sprites),
  spots: parts.flatMap((p) => p.spots),
});

/** One line, its middle at `middle`: from `x` on, ending at `x`, or around it. */
export function label(key: string, runs: readonly Run[], x: number, middle: number, align: 'left' | 'right' | 'centre' = 'left'): Sprite {
  const face = line(runs);
  const left = align === 'left' ? x : align === 'right' ? x - face.w + 1 : x - face.w / 2;
  return { key, face, x: left, y: middle - face.h / 2, motion: 'jump' };
}
/** Figures that change: each is a picture of its own, so that a running clock needs ten of them, not thousands. The last one has
 *  the room of a wide one, so that a clock does not tremble with every second. */
export function figures(
  key: string,
  say: string,
  style: Style,
  x: number,
  middle: number,
  align: 'left' | 'right' | 'centre' = 'left',
): readonly Sprite[] {
  const wide = widthOf('0', style);
  const cells = [...say].map((ch) => widthOf(ch, style));
  const total = cells.slice(0, -1).reduce((sum, w) => sum + w, say.length > 1 ? wide : (cells[0] ?? 0));
  let at = align === 'left' ? x : align === 'right' ? x - total : x - total / 2;
  return [...say].map((ch, i) => {
    const face = text(ch, style);
    const sprite: Sprite = { key: `${key} ${i - say.length}`, face, x: at, y: middle - face.h / 2, motion: 'jump' };
    at += cells[i]!;
    return sprite;
  });
}
export const card = (key: string, { x, y, w, h }: Box, colour: Colour, seed: number, off = 2.5): Sprite => ({
  key,
  face: panel(w, h, colour, seed, off),
  x,
  y,
  motion: 'jump',
});
export const flat = (key: string, { x, y, w, h }: Box, colour: Colour): Sprite => ({ key, face: fill(colour), x, y, w, h, motion: 'jump' });
/** What only ears need, over a box. */
export const told = (key: string, name: string, { x, y, w, h }: Box): Spot => ({ key, name, role: 'text', x, y, w, h });

/** `1:42`, `0:05`; seconds are rounded up, so that 0:00 is the very end. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
