// The hand is empty: the whole quay turns red and becomes the bell. Nothing else is there.
import { tile } from '../../look/tile.ts';
import { shrink, text } from '../../look/type.ts';
import { BRIGHT } from '../../look/palette.ts';
import type { Part } from '../../table/button.ts';
import type { Sprite } from '../../table/picture.ts';
import { bell, redQuay, ring, ringPart } from './bell.ts';
import { part, type Glance } from './glance.ts';

const PARTS = 36;
const TILTS = [-4, 3, -2, 4, -3, 2, 5];
const HOPS = [0, 3, -1, 2, -2, 3, 0];

export function ringing(g: Glance): Part {
  const {
    view,
    layout,
    desk,
    hooks: { t },
  } = g;
  const { w, h, touch, safe } = view;
  const turned = layout.shape === 'turned';
  const [left, top] = turned ? [layout.quay.x + 4, layout.lanes.y - 40] : [0, layout.quay.y - 6];
  const [width, high] = [w - left, h - top];
  const middle = left + width / 2;
  const wide = layout.shape === 'wide';
  const word = turned ? 0 : Math.min(wide ? 96 : 62, high * 0.2);
  const foot = Math.max(10, safe.bottom - 12) + 24;
  const room = high - word - foot - 26;
  const radius = Math.max(40, Math.min(88, room / 2 - 12, width / 2 - 30));
  const weight = radius > 70 ? 12 : 9;
  const cy = top + 18 + radius + weight / 2 + Math.max(0, (room - 2 * radius - weight) / 2);
  const filled = Math.round((touch.hold?.key === 'bell' ? touch.hold.part : touch.armed === 'bell' ? 0.5 : 0) * PARTS);
  const f = bell(radius * 1.22, true);
  const ringAt = { x: middle - radius - weight / 2, y: cy - radius - weight / 2 };
  const swung = desk.sending?.type === 'call';
  const label = t(swung ? 'lexicon-go.bell.ringing' : 'lexicon-go.bell.hold');
  const hint = text(label, shrink(label, { size: 15.5, text: true, weight: 600, colour: '#FFFDF6' }, width - 20, 12), 22);
  const parts = Array.from({ length: filled }, (_, i): Sprite => ({
    key: `ring ${i}`,
    face: ringPart(radius, weight, PARTS, true),
    ...ringAt,
    angle: (360 / PARTS) * i,
    motion: 'jump',
  }));
  return part(
    [
      {
        key: 'red quay',
        face: redQuay(width, high, width / 2, cy - top),
        x: left,
        y: top,
        enter: { y: top + high * 0.4, alpha: 0 },
        motion: 'tray',
      },
      { key: 'ring', face: ring(radius, weight), ...ringAt },
      ...parts,
      {
        key: 'bell on',
        face: f,
        x: middle - f.w / 2,
        y: cy - f.h / 2,
        angle: swung ? 9 : filled ? 4 : 0,
        motion: 'bell',
        enter: { scale: 0.6 },
      },
      ...(word > 0 ? letters(middle, width, top + high - foot - word, word, wide ? 74 : 48) : []),
      { key: 'bell hint', face: hint, x: middle - hint.w / 2, y: top + high - foot, motion: 'jump' },
    ],
    [
      {
        key: 'bell',
        name: t('lexicon-go.bell.name'),
        hint: t('lexicon-go.bell.hint'),
        x: left,
        y: top + 8,
        w: width,
        h: high - 8,
        disabled: desk.sending !== undefined || desk.link.room.value.paused,
        hold: () => desk.call(),
      },
    ],
  );
}
/** LEXICON in tiles, white and yellow. */
function letters(middle: number, width: number, y: number, high: number, most: number): readonly Sprite[] {
  const s = Math.min(most, high - 10, (width - 20) / 7 - 4.5);
  const step = s + Math.min(14, (width - 20 - 7 * s) / 7);
  const x = middle - (7 * step) / 2 + (step - s) / 2;
  return [...'LEXICON'].map((ch, i) => ({
    key: `call ${i}`,
    face: tile(ch, s, i % 2 ? {} : { sheet: BRIGHT }),
    x: x + i * step,
    y: y + (HOPS[i] ?? 0),
    angle: TILTS[i] ?? 0,
    motion: 'bell' as const,
    enter: { y: y + 30, alpha: 0 },
    wait: i * 30,
  }));
}
