// The quay: sand, the hand in its places, the action bar, the small bell that tells how far one is.
import { fill } from '../../look/face.ts';
import { dashedPanel } from '../../look/panel.ts';
import { emptyPlace, tile } from '../../look/tile.ts';
import { paragraph, shrink, text } from '../../look/type.ts';
import { bar, barLook, playLook } from '../../table/bar.ts';
import type { Part } from '../../table/button.ts';
import { moved } from '../../table/hand.ts';
import type { Load, Spot, Sprite } from '../../table/picture.ts';
import { bell } from './bell.ts';
import { quayEdge, quaySide } from './boats.ts';
import { isFixed } from './tray.ts';
import { join, part, plain, secondsTo, type Glance } from './glance.ts';

export const tileKey = (id: number): string => `tile ${id}`;
export const idOf = (key: string): number => Number(key.slice(5));

export function sand({ view, layout: { quay, shape } }: Glance): readonly Sprite[] {
  if (shape === 'turned')
    return [
      { key: 'quay edge', face: quaySide(view.h), x: quay.x - 4, y: 0, motion: 'jump' },
      { key: 'quay', face: fill('quay'), x: quay.x + 6, y: 0, w: view.w - quay.x - 6, h: view.h, motion: 'jump' },
    ];
  return [
    { key: 'quay', face: fill('quay'), x: 0, y: quay.y, w: view.w, h: Math.max(1, view.h - quay.y), motion: 'jump' },
    { key: 'quay edge', face: quayEdge(view.w), x: 0, y: quay.y - 16, motion: 'jump' },
  ];
}
/** What a tile is called. */
export const tileName = ({ hooks: { t } }: Pick<Glance, 'hooks'>, letter: string): string =>
  letter === '?' ? t('lexicon-go.tile.wild') : isFixed(letter) ? t('lexicon-go.tile.fixed', { letter: plain(letter) }) : letter;
export const tileFace = (letter: string, s: number, state?: 'pending' | 'lifted' | 'refused') =>
  tile(letter === '?' ? '?' : plain(letter), s, { ...(state && { state }), blank: letter === '?' || isFixed(letter) });
export const loadOf = (id: number, letter: string): Load => ({ id: tileKey(id), face: tileFace(letter, 66, 'lifted') });

/** The tiles that stand in the hand. A dragged tile opens a gap where it would fall. */
export function hand(g: Glance): Part {
  const {
    desk,
    layout: { hand: places },
    view: { touch },
  } = g;
  const out = new Set(desk.laid.map((l) => l.id));
  const { drag } = touch;
  const to = drag?.over?.startsWith('tile ') ? desk.hand.findIndex((h) => tileKey(h.id) === drag.over) : -1;
  const order = drag && to >= 0 ? moved(desk.hand, idOf(drag.load.id), to) : desk.hand;
  const back = new Set(desk.slip?.tone === 'refused' ? desk.slip.tiles : []);
  const sprites: Sprite[] = [];
  const spots: Spot[] = [];
  order.forEach((held, i) => {
    const at = places.at(i);
    const lifted = drag?.load.id === tileKey(held.id);
    if (out.has(held.id) || lifted)
      sprites.push({ key: `hand gap ${i}`, face: emptyPlace(places.size, places.size), ...at, motion: 'jump' });
    if (out.has(held.id)) return;
    const chosen = desk.chosen === held.id;
    const refused = back.has(held.id);
    const state = chosen || (desk.swapping && touch.pressed === tileKey(held.id)) ? 'pending' : refused ? 'refused' : undefined;
    sprites.push({
      key: tileKey(held.id),
      face: tileFace(held.letter, places.size, state),
      x: at.x,
      y: at.y - (chosen ? 7 : 0),
      angle: refused ? -6 : 0,
      motion: refused ? 'refused' : 'travel',
    });
  });
  // Spots stay where the tiles were when the drag began: a gap that opens must not run away from the finger.
  desk.hand.forEach((held, i) => {
    if (out.has(held.id)) return;
    const { size } = places;
    spots.push({
      key: tileKey(held.id),
      name: tileName(g, held.letter),
      role: 'option',
      group: 'hand',
      ...places.at(i),
      w: size + 5,
      h: size + 5,
      selected: desk.chosen === held.id,
      disabled: !desk.free,
      tap: () => desk.tapTile(held.id),
      takes: (load) => load.id.startsWith('tile '),
      ...(desk.free && { load: loadOf(held.id, held.letter) }),
    });
  });
  return part(sprites, spots);
}

/** Tausch with its lock, Mischen, Zurück, and the large button that names the word. */
export function actions(g: Glance): Part {
  const {
    desk,
    hooks: { t },
    layout,
    table,
    now,
    view,
  } = g;
  const locked = table.swap.by === desk.seat && now < table.swap.freeAt;
  const seconds = secondsTo(table.swap.freeAt, now);
  const bare = desk.laid.length === 0 && !desk.asking;
  const looks = [
    barLook({
      key: 'swap',
      label: t('lexicon-go.swap'),
      icon: locked ? 'lock' : 'swap',
      disabled: locked || !desk.free || desk.hand.length === 0,
      selected: desk.swapping,
      ...(locked && { figure: t('lexicon-go.swap.seconds', { seconds }), name: t('lexicon-go.swap.locked', { seconds }) }),
      tap: () => desk.chooseSwap(),
    }),
    barLook({
      key: 'shuffle',
      label: t('lexicon-go.shuffle'),
      icon: 'shuffle',
      disabled: desk.hand.length < 2,
      tap: () => desk.shuffle(Math.random),
    }),
    barLook({
      key: 'recall',
      label: t(bare && desk.tray ? 'lexicon-go.recall.close' : 'lexicon-go.recall'),
      icon: bare && desk.tray ? 'cross' : 'recall',
      disabled: (bare && !desk.tray && !desk.swapping) || desk.sending !== undefined,
      tap: () => desk.recall(),
    }),
    playLook({ key: 'play', label: playLabel(g), disabled: !desk.playable, tap: () => desk.play() }),
  ];
  const swapAt = layout.bar[0]!;
  const drawn = bar(looks, layout.bar, view.touch);
  // A tile dropped on Tausch is swapped at once.
  const spots = drawn.spots.map((s) =>
    s.key === 'swap' && !locked ? { ...s, ...swapAt, fingertip: true, takes: (load: Load) => desk.free && load.id.startsWith('tile ') } : s,
  );
  return layout.shape === 'wide' ? join(part(drawn.sprites, spots), keyHints(g)) : part(drawn.sprites, spots);
}
function playLabel({ desk, hooks: { t } }: Glance): string {
  const word = plain(desk.word);
  if (desk.sending?.type === 'form' || desk.sending?.type === 'attack') return t('lexicon-go.sending');
  if (desk.laid.length === 0 || desk.word.length < 2) return t('lexicon-go.play');
  return t(desk.tray ? 'lexicon-go.play.attack' : 'lexicon-go.play.form', { word });
}
function keyHints({ hooks: { t }, layout }: Glance): Part {
  const keys = ['lexicon-go.key.plus', 'lexicon-go.key.space', 'lexicon-go.key.esc', 'lexicon-go.key.enter'] as const;
  return part(
    keys.map((key, i) => {
      const box = layout.bar[i]!;
      const face = text(t(key), { size: 15.5, text: true, weight: 600 });
      return { key, face, x: box.x + (box.w - face.w) / 2, y: box.y + box.h + 12, motion: 'jump' };
    }),
  );
}

/** The hint of a first round, and the bell that is no button yet. */
export function foot(g: Glance): Part {
  const {
    hooks: { t },
    layout: { bell: box, hint, shape },
    desk,
  } = g;
  const n = desk.hand.length;
  const bare = desk.laid.length === 0 && !desk.tray && !desk.slip && !desk.swapping;
  const sprites: Sprite[] = [];
  const spots: Spot[] = [];
  if (hint && bare) {
    const title = text(t('lexicon-go.hint.title'), shrink(t('lexicon-go.hint.title'), { size: 17 }, hint.w - 24, 14), 22);
    const lines = paragraph(t('lexicon-go.hint'), { size: 14.5, text: true }, hint.w - 20);
    sprites.push(
      { key: 'hint', face: dashedPanel(hint.w, hint.h, 'hint', 9), x: hint.x, y: hint.y },
      { key: 'hint title', face: title, x: hint.x + 14, y: hint.y + 8 },
      { key: 'hint text', face: lines, x: hint.x + 14, y: hint.y + 32 },
    );
    spots.push({ key: 'hint', role: 'text', name: `${t('lexicon-go.hint.title')} ${t('lexicon-go.hint')}`, ...hint });
  }
  if (box.w > 0 && n > 0 && (bare || !hint)) sprites.push(...smallBell(g, n));
  if (n > 0)
    spots.push({
      key: 'left',
      role: 'text',
      name: t('lexicon-go.left.tiles', { n }),
      ...(shape === 'phone' && box.w === 0 ? { ...box, w: 1, h: 1 } : box),
    });
  return part(sprites, spots);
}
function smallBell({ hooks: { t }, layout: { bell: box, shape, hint } }: Glance, n: number): readonly Sprite[] {
  if (shape === 'wide') {
    const face = bell(72, false);
    return [
      { key: 'bell', face, x: box.x, y: box.y + 4, motion: 'jump' },
      { key: 'bell left', face: text(t('lexicon-go.left.tiles', { n }), { size: 20 }), x: box.x + 92, y: box.y + 12, motion: 'jump' },
      {
        key: 'bell then',
        face: paragraph(t('lexicon-go.left.then'), { size: 15.5, text: true, weight: 600 }, 150),
        x: box.x + 92,
        y: box.y + 42,
        motion: 'jump',
      },
    ];
  }
  if (hint) {
    const face = bell(46, false);
    const label = text(t('lexicon-go.left', { n }), { size: 15 });
    return [
      { key: 'bell', face, x: box.x + (box.w - face.w) / 2, y: box.y + 6, motion: 'jump' },
      { key: 'bell left', face: label, x: box.x + (box.w - label.w) / 2, y: box.y + 60, motion: 'jump' },
    ];
  }
  const face = bell(Math.min(44, box.h - 10), false);
  const [word, figure] = [text(t('lexicon-go.left.word'), { size: 16 }), text(String(n), { size: 26 })];
  const x = box.x + 10 + face.w + 10;
  return [
    { key: 'bell', face, x: box.x + 8, y: box.y + (box.h - face.h) / 2, motion: 'jump' },
    { key: 'bell left', face: word, x, y: box.y + box.h / 2 - 23, motion: 'jump' },
    { key: 'bell number', face: figure, x, y: box.y + box.h / 2 - 7, motion: 'jump' },
  ];
}
