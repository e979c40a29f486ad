// What all words in the making share: a row of places in a sheet, and a laid tile that can be taken up again.
import type { Face } from '../../look/face.ts';
import type { Style } from '../../look/type.ts';
import type { Box, Part } from '../../table/button.ts';
import type { Load, Sprite } from '../../table/picture.ts';
import type { Place } from './desk.ts';
import { part, type Glance } from './glance.ts';
import { idOf, loadOf, tileFace, tileKey, tileName } from './quay.ts';
import type { Laid } from './tray.ts';

export const isTile = (load: Load): boolean => load.id.startsWith('tile ');
/** Small print on a sheet. */
export const small: Style = { size: 14, text: true, weight: 600, colour: 'ink2' };

/** Where laid tiles and letters stand in a box: size, distance between their left ends, the first one's place. */
export interface Row {
  readonly size: number;
  readonly pitch: number;
  readonly x: number;
  readonly y: number;
}
export function rowOf(count: number, box: Box, y: number, most: number, gap: number): Row {
  const room = box.w - 20;
  const pitch = Math.min(most + gap, room / Math.max(1, count));
  const size = Math.floor(Math.min(most, pitch - Math.min(gap, pitch * 0.3)));
  return { size, pitch, x: box.x + (box.w - count * pitch + (pitch - size)) / 2, y };
}
/** A face at the right edge of a sheet. */
export const right = (key: string, f: Face, box: Box, y: number): Sprite => ({
  key,
  face: f,
  x: box.x + box.w - f.w - 14,
  y,
  motion: 'jump',
});
/** A laid tile, yellow: it can be taken away again, moved, or have another put before it. */
export function laidTile(
  g: Glance,
  one: Laid,
  place: Place,
  x: number,
  y: number,
  size: number,
  group: 'line' | 'tray',
  name?: string,
): Part {
  const { desk } = g;
  const held = desk.hand.find((h) => h.id === one.id);
  return part(
    [{ key: tileKey(one.id), face: tileFace(one.as, size, 'pending'), x, y, alpha: desk.sending ? 0.75 : 1 }],
    [
      {
        key: tileKey(one.id),
        name: name ?? tileName(g, one.as),
        group,
        x: x - 3,
        y: y - 4,
        w: size + 6,
        h: size + 8,
        keysToScene: true,
        tap: () => desk.tapTile(one.id),
        ...(desk.free && held && { load: loadOf(one.id, one.as) }),
        takes: (load) => isTile(load) && desk.free && (place.on === 'line' || idOf(load.id) === one.id),
      },
    ],
  );
}
