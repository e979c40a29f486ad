// 0:00: the quay is yellow and holds nothing but one octagon.
import { INK } from '../../look/palette.ts';
import { stopShadow, stopSign } from '../../look/stop-sign.ts';
import { shrink, type Style } from '../../look/type.ts';
import type { Part } from '../../table/button.ts';
import type { Touch } from '../../table/picture.ts';
import type { Layout } from './layout.ts';
import type { Names } from './names.ts';
import { label, told } from './part.ts';

export interface StopLook {
  readonly layout: Layout;
  readonly names: Names;
  readonly touch: Touch;
  /** Undefined: only looks on. */
  readonly press?: (() => void) | undefined;
  /** Pressed already, the answer is on its way. */
  readonly asked: boolean;
}
/** The middle of the octagon and how far it is across. */
export function stopPlace({ desk, wide }: Layout): { readonly x: number; readonly y: number; readonly d: number } {
  const d = Math.floor(Math.min(wide && desk.h > 500 ? 260 : 175, desk.w - 30, desk.h - 42));
  return { x: Math.round(desk.x + desk.w / 2), y: Math.round(desk.y + (desk.h - 34) / 2), d };
}
export function stopDesk({ layout, names: { t }, touch, press, asked }: StopLook): Part {
  const { x, y, d } = stopPlace(layout);
  const { desk } = layout;
  const down = touch.pressed === 'stop' || asked ? d * 0.036 : 0;
  const style: Style = { size: 16, text: true, weight: 700, colour: INK };
  const say = t(press ? 'woertersee.stop.why' : 'woertersee.stop.watch');
  const why = label(
    'stop why',
    [{ ...shrink(say, style, desk.w - 8, 13), say }],
    desk.x + desk.w / 2,
    Math.min(desk.y + desk.h - 12, y + d / 2 + 26),
    'centre',
  );
  const at = { x: x - d / 2, y: y - d / 2, enter: { scale: 0.5, y: y - d }, motion: 'bell' as const };
  return {
    sprites: [
      { key: 'stop under', face: stopShadow(d), ...at },
      { key: 'stop sign', face: stopSign(d, t('woertersee.stop')), ...at, y: at.y + down, ...(down > 0 && { motion: 'press' as const }) },
      why,
    ],
    spots: press
      ? [{ key: 'stop', name: t('woertersee.stop'), hint: say, x: at.x, y: at.y, w: d, h: d + 8, tap: press }]
      : [told('stop why', say, { x: at.x, y: at.y, w: d, h: d })],
  };
}
