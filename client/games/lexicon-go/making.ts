// A word in the making: the line of a new word, the tray of an attack, the letters for a LEXICON tile.
import { face, type Face } from '../../look/face.ts';
import { panel } from '../../look/panel.ts';
import { emptyPlace, tile } from '../../look/tile.ts';
import { fit, line, paragraph, shrink, text, widthOf, type Style } from '../../look/type.ts';
import { button, type Box, type Part } from '../../table/button.ts';
import type { Load, Spot, Sprite } from '../../table/picture.ts';
import { wordTag } from './boats.ts';
import { join, part, plain, type Glance } from './glance.ts';
import { idOf, loadOf, tileFace, tileKey, tileName } from './quay.ts';
import type { Place } from './desk.ts';
import { howOf, type Item, type Laid } from './tray.ts';

const isTile = (load: Load): boolean => load.id.startsWith('tile ');
const small: Style = { size: 14, text: true, weight: 600, colour: 'ink2' };

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
const right = (key: string, f: Face, box: Box, y: number): Sprite => ({ key, face: f, x: box.x + box.w - f.w - 14, y, motion: 'jump' });

/** A laid tile, yellow: it can be taken away again, moved, or have another put before it. */
function laidTile(g: Glance, one: Laid, place: Place, x: number, y: number, size: number, group: 'line' | 'tray', name?: string): Part {
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

/** The attack tray: the word at large, letters to be replaced, dashed lines between them to be filled. */
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

/** All letters, for a LEXICON tile that was laid. */
export function letterChoice(g: Glance): Part | undefined {
  const {
    desk,
    hooks: { t },
    layout,
    view,
  } = g;
  if (!desk.asking) return undefined;
  const { tray, shape } = layout;
  const columns = Math.floor((tray.w - 16) / (shape === 'wide' ? 58 : 46));
  const step = (tray.w - 16) / columns;
  const { letters } = desk;
  const high = 62 + Math.ceil(letters.length / columns) * 46 + 8;
  const bottom = shape === 'turned' ? view.h - 6 : tray.y + tray.h;
  const box: Box = { ...tray, y: bottom - high, h: high };
  const close = button(
    { key: 'ask none', label: t('lexicon-go.ask.none'), shape: 'lines', colour: 'sand', ink: 'ink', tap: () => desk.announce(undefined) },
    { x: box.x + box.w - 104, y: box.y + 8, w: 96, h: 40 },
    view.touch,
  );
  return join(
    part(
      [
        { key: 'ask sheet', face: panel(box.w, box.h, 'card', 8), x: box.x, y: box.y, enter: { y: box.y + 40, alpha: 0 }, motion: 'tray' },
        { key: 'ask title', face: paragraph(t('lexicon-go.ask'), { size: 16.5 }, box.w - 130), x: box.x + 14, y: box.y + 8 },
        ...(widthOf(t('lexicon-go.ask'), { size: 16.5 }) < box.w - 130
          ? [{ key: 'ask how', face: text(t('lexicon-go.ask.how'), small), x: box.x + 14, y: box.y + 32 }]
          : []),
      ],
      [
        {
          key: 'ask title',
          role: 'text',
          name: `${t('lexicon-go.ask')} ${t('lexicon-go.ask.how')}`,
          x: box.x,
          y: box.y,
          w: box.w - 110,
          h: 56,
        },
      ],
    ),
    close,
    ...letters.map((one, i) => {
      const [x, y] = [box.x + 8 + (i % columns) * step, box.y + 58 + Math.floor(i / columns) * 46];
      const key = `ask ${one}`;
      return part(
        [
          {
            key,
            face: tile(one, 40, { blank: true, state: view.touch.pressed === key ? 'pending' : 'idle' }),
            x: x + (step - 40) / 2,
            y: y + 2,
            motion: 'jump',
          },
        ],
        [{ key, name: one, group: 'ask', x, y, w: step, h: 46, tap: () => desk.announce(one) }],
      );
    }),
  );
}
