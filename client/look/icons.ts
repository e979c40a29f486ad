// Line icons on a 24 × 24 grid with cut ends.
import { pathOf } from './emblems.ts';
import type { Ctx } from './paper.ts';

export type IconName = keyof typeof ICONS;
export const ICONS = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  sound: 'M4 9v6h4l6 5V4L8 9zM17 8.5a5 5 0 0 1 0 7M19.5 5.5a9 9 0 0 1 0 13',
  mute: 'M4 9v6h4l6 5V4L8 9zM17 9.5l5 5M22 9.5l-5 5',
  shuffle: 'M3 7h4l10 10h4M3 17h4l3-3M14 10l3-3h4M18 4l3 3-3 3M18 14l3 3-3 3',
  recall: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12H9',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  check: 'M4 13l5 5L20 6',
  cross: 'M5 5l14 14M19 5L5 19',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8z',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
  flag: 'M2 2h17l-4 6 4 6H5v8H2z',
} as const;

/** Paints an icon around (x, y), `size` px wide; `weight` on the 24 grid. */
export function paintIcon(c: Ctx, icon: IconName, x: number, y: number, size: number, colour: string, weight = 2.6): void {
  c.save();
  c.translate(x - size / 2, y - size / 2);
  c.scale(size / 24, size / 24);
  c.strokeStyle = colour;
  c.lineWidth = weight;
  c.lineJoin = 'miter';
  c.stroke(pathOf(ICONS[icon]));
  c.restore();
}
