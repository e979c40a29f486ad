// Sky and dunes behind the lake; the sun's way over it, and the time.
import { arcAhead, arcBehind, arcPoint, ARC_PARTS, dune, dunes, skySheet, sky, sun } from '../../look/sunset.ts';
import type { Part } from '../../table/button.ts';
import type { Sprite, View } from '../../table/picture.ts';
import type { Layout } from './layout.ts';
import { clockText, figures, flat } from './part.ts';

const HOT_MS = 10_000;
export const isHot = (left: number): boolean => left <= HOT_MS;

export function backdrop(view: View, { head, wide, quay }: Layout): readonly Sprite[] {
  const w = wide ? quay.x + 20 : view.w;
  const top = wide ? view.h * 0.16 : head.y + head.h - 14;
  const h = wide ? 64 : 42;
  return [
    flat('sky', { x: 0, y: 0, w, h: view.h }, sky(view.theme)),
    ...(view.theme === 'dark'
      ? []
      : [{ key: 'dunes', face: dunes(w, h), x: 0, y: top }, flat('dune', { x: 0, y: top + h, w, h: view.h - top - h }, dune(view.theme))]),
  ];
}
/** What covers a lake that is drawn larger than its place: the sky above the window. */
export function cover(view: View, { window, wide, quay }: Layout): readonly Sprite[] {
  const w = wide ? quay.x + 10 : view.w;
  return [
    { key: 'sky edge', face: skySheet(w), x: 0, y: window.y - 3, motion: 'jump' },
    flat('sky sheet', { x: 0, y: 0, w, h: window.y + 2 }, dune(view.theme)),
  ];
}

export interface SunLook {
  readonly layout: Layout;
  /** Part of the search that is over, 0 … 1, and what is left of it (ms). */
  readonly part: number;
  readonly left: number;
  /** Name for ears; a tap or Enter says the time. */
  readonly name: string;
  tell(): void;
}
export function sunPart({ layout: { arc, timer, sun: r }, part, left, name, tell }: SunLook): Part {
  const hot = isHot(left);
  const walked = Math.min(ARC_PARTS, Math.floor(part * ARC_PARTS + 0.2));
  const [x, y] = arcPoint(arc, Math.min(1, Math.max(0, part)));
  const disc = sun(r, hot);
  const size = timer.size;
  return {
    sprites: [
      { key: 'arc', face: arcAhead(arc), x: arc.left, y: arc.apex, motion: 'jump' },
      ...Array.from({ length: walked }, (_, i): Sprite => ({ key: `arc ${i}`, ...arcBehind(arc, i, hot), motion: 'jump' })),
      { key: 'sun', face: disc, x: x - disc.w / 2, y: y - disc.h / 2 },
      ...figures('time', clockText(left), { size, colour: hot ? 'danger' : 'ink' }, timer.x, timer.middle, 'centre'),
    ],
    spots: [
      {
        key: 'clock',
        name,
        x: timer.x - size * 1.2,
        y: timer.middle - Math.max(22, size / 2),
        w: size * 2.4,
        h: Math.max(44, size),
        tap: tell,
      },
    ],
  };
}
