// The eight crews' emblems, cut on a 24 × 24 sheet, one colour.
import type { EmblemName } from './palette.ts';
import type { Ctx } from './paper.ts';

/** SVG path data on a 24 × 24 grid, even-odd: the shell draws the same. */
export const EMBLEMS: Readonly<Record<EmblemName, string>> = {
  star: 'M12 1.5l3.1 6.9 7.4.8-5.5 5 1.5 7.4L12 17.9l-6.5 3.7L7 14.2l-5.5-5 7.4-.8z',
  anchor:
    'M12 1.2a3.6 3.6 0 0 0-1.7 6.8v1.5H6.2v3h4.1v6.6c-2.7-.5-4.6-2-5.3-4.2l1.9-.9L3 9.6.9 15.6l1.6-.4c1 4.6 4.9 7.5 9.5 7.5s8.5-2.9 9.5-7.5l1.6.4L21 9.6l-3.9 4.4 1.9.9c-.7 2.2-2.6 3.7-5.3 4.2v-6.6h4.1v-3h-4.1V8A3.6 3.6 0 0 0 12 1.2zm0 2.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  fish: 'M1 12c3-5 6.6-7 10.2-7 3 0 5.5 1.7 7.3 4.3L23 5.5v13l-4.5-3.8c-1.8 2.6-4.3 4.3-7.3 4.3C7.6 19 4 17 1 12zm6.3-2.9a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  moon: 'M16.5 1.8A10.3 10.3 0 1 0 22 17.3 9.2 9.2 0 0 1 16.5 1.8z',
  ring: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 6.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  bolt: 'M14.5.8L3.5 13.6h6.2L8 23.2l12-14h-6.7z',
  heart: 'M12 22L2.8 12.8C-.8 9 1.2 2.7 6.3 2.7c2.5 0 4.5 1.3 5.7 3.5 1.2-2.2 3.2-3.5 5.7-3.5 5.1 0 7.1 6.3 3.5 10.1z',
  crown: 'M1.5 6l5 4.5L12 2.5l5.5 8 5-4.5-2 14.5h-17z',
};
const paths = new Map<string, Path2D>();
/** Path data to a path, parsed once. */
export function pathOf(data: string): Path2D {
  let path = paths.get(data);
  if (!path) paths.set(data, (path = new Path2D(data)));
  return path;
}
/** Paints an emblem around (x, y), `size` px wide. */
export function paintEmblem(c: Ctx, emblem: EmblemName, x: number, y: number, size: number, colour: string): void {
  c.save();
  c.translate(x - size / 2, y - size / 2);
  c.scale(size / 24, size / 24);
  c.fillStyle = colour;
  c.fill(pathOf(EMBLEMS[emblem]), 'evenodd');
  c.restore();
}
