// The line of a new word.
import { panel } from '../../look/panel.ts';
import { emptyPlace } from '../../look/tile.ts';
import { text } from '../../look/type.ts';
import type { Box, Part } from '../../table/button.ts';
import type { Spot } from '../../table/picture.ts';
import { join, part, type Glance } from './glance.ts';
import { isTile, laidTile, right, rowOf, small } from './laid-tile.ts';

/** The line of a new word: a sheet that rises over the own lane; shown as well while a tile hangs in the air. */
export function newWord(g: Glance): Part | undefined {
  const {
    desk,
    layout: { tray, shape },
    hooks: { t },
    view: { touch },
  } = g;
  if (desk.tray || desk.asking || (desk.line.length === 0 && !touch.drag)) return undefined;
  const most = shape === 'wide' ? 84 : 56;
  const high = Math.min(tray.h, most + (shape === 'wide' ? 74 : 44));
  const box = { ...tray, y: shape === 'wide' ? tray.y : tray.y + tray.h - high, h: high };
  const row = rowOf(desk.line.length + 1, box, box.y + high - most - 10, most, 6);
  const end: Box = { x: row.x + desk.line.length * row.pitch, y: row.y, w: row.size, h: row.size };
  const hint = desk.word.length === 1 ? t('lexicon-go.line.more') : '';
  const tiles = desk.line.map((one, i) => laidTile(g, one, { on: 'line', at: i }, row.x + i * row.pitch, row.y, row.size, 'line'));
  const last: Spot = {
    key: 'line end',
    name: t('lexicon-go.line.end'),
    group: 'line',
    x: end.x - 3,
    y: box.y,
    w: Math.max(44, box.x + box.w - end.x),
    h: box.h,
    takes: isTile,
    keysToScene: true,
    tap: () => {
      if (desk.chosen !== undefined) desk.lay(desk.chosen, { on: 'line', at: desk.line.length });
    },
  };
  return join(
    part(
      [
        { key: 'line sheet', face: panel(box.w, box.h, 'card', 4), x: box.x, y: box.y, enter: { y: box.y + 24, alpha: 0 }, motion: 'tray' },
        { key: 'line title', face: text(t('lexicon-go.line'), { size: 16 }), x: box.x + 14, y: box.y + 8, motion: 'tray' },
        ...(hint ? [right('line hint', text(hint, small), box, box.y + 8)] : []),
        { key: 'line place', face: emptyPlace(row.size, row.size), x: end.x, y: end.y, alpha: touch.drag?.over === 'line end' ? 1 : 0.7 },
      ],
      [last],
    ),
    ...tiles,
  );
}
