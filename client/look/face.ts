// A face is what a sprite looks like: a named picture that the atlas paints once per palette and pixel ratio.
import type { Palette } from './palette.ts';
import type { Ctx } from './paper.ts';

export interface Face {
  /** Names everything that the picture depends on, but the palette: equal keys are painted once. */
  readonly key: string;
  /** Size of the box in CSS px. */
  readonly w: number;
  readonly h: number;
  /** What may be painted outside the box on every side (shadows), in CSS px. Below 0: painted as well, but no part of the print, so that a stretched face has clean edges. */
  readonly pad: number;
  /** Paints in CSS px, the box's top left at (0, 0). */
  paint(c: Ctx, p: Palette): void;
}
export const face = (key: string, w: number, h: number, paint: (c: Ctx, p: Palette) => void, pad = 4): Face => ({ key, w, h, pad, paint });

/** A palette's token (`ink`, `sea` …) or a colour of its own (`#rrggbb`). */
export type Colour = Exclude<keyof Palette, 'name'> | `#${string}`;
export const colourOf = (p: Palette, colour: Colour): string => (colour.startsWith('#') ? colour : p[colour as keyof Palette]);

/** One colour, to be stretched over any box. */
export const fill = (colour: Colour): Face =>
  face(
    `fill ${colour}`,
    4,
    4,
    (c, p) => {
      c.fillStyle = colourOf(p, colour);
      c.fillRect(-2, -2, 8, 8);
    },
    -2,
  );
