// The attack tray: a rival's word at large, to be changed.
import { face, type Face } from '../../look/face.ts';
import { panel } from '../../look/panel.ts';
import { tile } from '../../look/tile.ts';
import { fit, line, paragraph, shrink, text, widthOf, type Style } from '../../look/type.ts';
import type { Box, Part } from '../../table/button.ts';
import type { Load, Spot } from '../../table/picture.ts';
import { wordTag } from './boats.ts';
import { join, part, plain, type Glance } from './glance.ts';
import { isTile, laidTile, right, rowOf, small, type Row } from './laid-tile.ts';
import { howOf, type Item } from './tray.ts';

/** The tray on the chosen boat: letters to be replaced, dashed lines between them to be filled. */
export function attackTray(g: Glance): Part | undefined {
  const {
    desk,
    layout: { tray: box, shape },
  } = g;
  const { tray } = desk;
  if (!tray || desk.asking) return undefined;
  const wide = shape === 'wide';
  const most = wide ? 78 : 56;
  const how = howOf(tray);
  const row = rowOf(tray.items.length + 0.6, box, box.y + (wide ? 64 : box.h < 160 ? 40 : 48), most, how === 'replace' ? 20 : 27);
  const start = { ...row, x: row.x + row.pitch * 0.3 };
  return join(
    part([
      { key: 'tray sheet', face: panel(box.w, box.h, 'card', 4), x: box.x, y: box.y, enter: { y: box.y + 40, alpha: 0 }, motion: 'tray' },
    ]),
    title(g, box, how),
    ...(how === 'replace' ? [] : Array.from({ length: tray.items.length + 1 }, (_, at) => gap(g, start, at))),
    ...tray.items.map((item, at) => letter(g, item, start, at)),
    below(g, box, how),
  );
}
function title(g: Glance, box: Box, how: ReturnType<typeof howOf>): Part {
  const {
    desk,
    hooks: { t },
    layout,
  } = g;
  const tray = desk.tray!;
  const big: Style = { size: layout.shape === 'wide' ? 23 : 18 };
  const tag = wordTag(plain(tray.target), g.crew(tray.owner), big.size);
  const kind = how === 'none' ? '' : t(how === 'add' ? 'lexicon-go.tray.add' : 'lexicon-go.tray.replace');
  const kindFace = text(kind || ' ', { ...small, size: layout.shape === 'wide' ? 17 : 15 });
  const room = box.w - 40 - tag.w - (kind ? kindFace.w + 8 : 0);
  const say = fit(t('lexicon-go.tray.title', { name: g.name(tray.owner) }), big, room);
  const y = box.y + (layout.shape === 'wide' ? 18 : 9);
  return part([
    { key: 'tray title', face: text(say, big, 26), x: box.x + 14, y, motion: 'tray' },
    { key: 'tray tag', face: tag, x: box.x + 22 + widthOf(say, big), y: y + 13 - tag.h / 2, motion: 'tray' },
    ...(kind ? [right('tray kind', kindFace, box, y + 4)] : []),
  ]);
}
const dashes = (h: number, lit: boolean): Face =>
  face(
    `dashes ${h} ${lit ? 1 : 0}`,
    8,
    h,
    (c, p) => {
      c.beginPath();
      c.moveTo(4, 0);
      c.lineTo(4, h);
      c.setLineDash([3, 4]);
      c.strokeStyle = lit ? p.ink : p.ink2;
      c.lineWidth = lit ? 4 : 2;
      c.stroke();
      c.setLineDash([]);
    },
    1,
  );
/** A dashed line: a tile put there goes in between. */
function gap(g: Glance, row: Row, at: number): Part {
  const {
    desk,
    hooks: { t },
    view: { touch },
  } = g;
  const items = desk.tray!.items;
  const next = items[at];
  const key = `gap ${at}`;
  const aim = (desk.aim?.on === 'gap' && desk.aim.at === at) || touch.drag?.over === key;
  const width = Math.max(22, row.pitch - row.size + 8);
  const x = row.x + at * row.pitch - (row.pitch - row.size) / 2;
  const name = next
    ? t('lexicon-go.place.gap', { letter: plain('add' in next ? next.add.as : (next.by?.as ?? next.old)) })
    : t('lexicon-go.place.end');
  const f = dashes(Math.round(row.size * 0.68), aim);
  return part(
    [{ key, face: f, x: x - 4, y: row.y + (row.size - f.h) / 2 - 2, alpha: aim ? 1 : 0.75 }],
    [
      {
        key,
        name,
        group: 'tray',
        x: x - width / 2,
        y: row.y - 12,
        w: width,
        h: row.size + 34,
        selected: aim,
        keysToScene: true,
        takes: (load) => isTile(load) && desk.free,
        tap: () => desk.tapPlace({ on: 'gap', at }),
      },
    ],
  );
}
/** A letter of the word, or what was laid on it; the old letter drops below. */
function letter(g: Glance, item: Item, row: Row, at: number): Part {
  const {
    desk,
    hooks: { t },
    view: { touch },
  } = g;
  const [x, y, n] = [row.x + at * row.pitch, row.y, at + 1];
  if ('add' in item)
    return laidTile(g, item.add, { on: 'gap', at }, x, y, row.size, 'tray', t('lexicon-go.place.added', { letter: plain(item.add.as) }));
  const key = `letter ${item.at}`;
  const shut = howOf(desk.tray!) === 'add';
  const over = touch.drag?.over === key || (desk.aim?.on === 'letter' && desk.aim.at === at);
  const place: Spot = {
    key,
    name: t('lexicon-go.place.letter', { n, letter: plain(item.old) }),
    group: 'tray',
    x: x - 2,
    y: y - 8,
    w: row.size + 4,
    h: row.size + 16,
    selected: over,
    disabled: shut,
    keysToScene: true,
    takes: (load) => isTile(load) && desk.free && !shut,
    tap: () => desk.tapPlace({ on: 'letter', at }),
  };
  if (!item.by) return part([{ key, face: oldLetter(item.old, row.size, over), x, y, alpha: shut ? 0.55 : 1 }], [place]);
  const name = t('lexicon-go.place.replaced', { n, letter: plain(item.by.as), old: plain(item.old) });
  const under = Math.round(row.size * 0.7);
  const by = laidTile(g, item.by, { on: 'letter', at }, x, y - 6, row.size, 'tray', name);
  return part(
    [
      { key, face: tile(plain(item.old), under, { state: 'captured' }), x: x + row.size / 2 - under / 2, y: y + row.size - 2 },
      ...by.sprites,
    ],
    by.spots.map((s) => ({ ...s, takes: (load: Load) => isTile(load) && desk.free })),
  );
}
const oldLetter = (old: string, size: number, over: boolean): Face =>
  tile(plain(old), size, { state: over ? 'last' : 'idle', blank: old !== plain(old) });
/** What a line means, and which letters come into the hand. */
function below({ desk, hooks: { t }, layout }: Glance, box: Box, how: ReturnType<typeof howOf>): Part {
  const freed = plain(desk.freed);
  const wide = layout.shape === 'wide';
  const style: Style = wide ? { ...small, size: 16 } : { ...small, size: 13.5 };
  const foot = box.y + box.h - (wide ? 30 : box.h < 160 ? 24 : 44);
  if (how === 'replace') {
    const bold: Style = { ...style, weight: 700, colour: 'ink', size: wide ? 18 : 15 };
    const letters = [...freed].join(' ');
    const f = line([{ icon: 'arrow', size: 18, weight: 3 }, { gap: 6 }, { ...bold, say: t('lexicon-go.tray.freed.line', { letters }) }]);
    return part([right('tray foot', f, box, box.y + box.h - (wide ? 34 : 28))]);
  }
  const say = t(how === 'none' ? 'lexicon-go.tray.letter-hint' : 'lexicon-go.tray.gap-hint');
  if (wide || box.h < 160) {
    const one = say.replace('\n', ' ');
    return part([{ key: 'tray foot', face: text(one, shrink(one, style, box.w - 28, 11)), x: box.x + 14, y: foot, motion: 'jump' }]);
  }
  return part([{ key: 'tray foot', face: paragraph(say, style, box.w - 28, 'left', 1.18), x: box.x + 14, y: foot, motion: 'jump' }]);
}
