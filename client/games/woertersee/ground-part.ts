// The quay itself (sand, at 0:00 yellow), and the lid that lies on a covered lake.
import { lid, lakeBox } from '../../look/lake.ts';
import type { Colour } from '../../look/face.ts';
import { EDGE, quayLeft, quayTop, shoreLeft, shoreTop } from '../../look/shore.ts';
import { rays } from '../../look/stop-sign.ts';
import type { Sprite } from '../../table/picture.ts';
import { reach, type Water } from './geometry.ts';
import type { Layout } from './layout.ts';
import { figures, flat, label } from './part.ts';
import { WHITE } from '../../look/palette.ts';
import { shrink } from '../../look/type.ts';

/** Sand under everything that can be pressed; `alarm`: yellow rays out of a point. */
export function quayGround({ quay, wide }: Layout, alarm?: { readonly x: number; readonly y: number }): readonly Sprite[] {
  const { x, y, w, h } = quay;
  if (alarm) {
    const box = wide ? { x: x - EDGE / 2, y, w: w + EDGE / 2, h } : { x, y: y - 2, w, h: h + 2 };
    const face = rays(
      Math.ceil(box.w),
      Math.ceil(box.h),
      Math.round(alarm.x - box.x),
      Math.round(alarm.y - box.y),
      (wide ? quayLeft : quayTop)(box.w, box.h),
    );
    return [{ key: 'quay rays', face, x: box.x, y: box.y, motion: 'jump' }];
  }
  const colour: Colour = 'quay';
  const edge: Sprite = wide
    ? { key: 'quay edge', face: shoreLeft(h, colour), x: x - EDGE / 2, y, motion: 'jump' }
    : { key: 'quay edge', face: shoreTop(w, colour), x, y: y - 2, motion: 'tray' };
  // The sand reaches under the edge: on fractional scales there would be a seam.
  const sand = wide ? { x: x + EDGE / 2 - 4, y, w: w - EDGE / 2 + 4, h } : { x, y: y + EDGE - 6, w, h: h - EDGE + 6 };
  return [edge, { ...flat('quay', sand, colour), motion: 'tray' }];
}

export interface LidLook {
  readonly water: Water;
  readonly closed: boolean;
  /** What is written on it: seconds to go, or a word. */
  readonly count?: string | undefined;
  readonly text?: string | undefined;
}
/** Both halves of the lid; open, they lie beside the lake, out of sight. */
export function lidPart({ water, closed, count, text }: LidLook): readonly Sprite[] {
  const r = reach(water);
  const { w, h } = lakeBox(r);
  const aside = closed ? 0 : w * 1.1;
  const half = (side: 'left' | 'right', dx: number): Sprite => ({
    key: `lid ${side}`,
    face: lid(r, side),
    x: water.cx - w / 2 + dx,
    y: water.cy - h / 2,
    motion: 'sail',
    enter: { x: water.cx - w / 2 + (side === 'left' ? -w : w) },
  });
  const halves = [half('left', -aside), half('right', aside)];
  if (!closed) return halves;
  const size = Math.max(34, Math.min(96, water.pitch * 1.5));
  const style = text ? shrink(text, { size: Math.max(17, size * 0.36), colour: WHITE }, r * 1.2, 12) : { size };
  return [
    ...halves,
    ...(count ? figures('lid count', count, { size, colour: WHITE }, water.cx, water.cy - r * 0.56, 'centre') : []),
    ...(text ? [label('lid text', [{ ...style, say: text }], water.cx, water.cy - r * 0.52, 'centre')] : []),
  ];
}
