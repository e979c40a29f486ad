// Slips over the quay's edge: why something was refused and what to do next, which tile to swap, a rival's hand, being stuck or out.
import { lowerSheet, panel, upperSheet } from '../../look/panel.ts';
import { tile } from '../../look/tile.ts';
import { paragraph, shrink, text, wrap, type Style } from '../../look/type.ts';
import type { Seat } from '../../../shared/game.ts';
import { button, type Box, type Part } from '../../table/button.ts';
import { handPlaces } from '../../table/hand.ts';
import type { Sprite } from '../../table/picture.ts';
import type { Slip } from './desk.ts';
import { isFixed } from './tray.ts';
import { join, part, plain, type Glance } from './glance.ts';

/** A slip's box: at the foot of the tray's place. */
const boxOf = ({ layout: { tray, shape } }: Glance, high: number): Box =>
  shape === 'wide' ? { ...tray, h: high } : { ...tray, y: tray.y + tray.h - high - 3, h: high };

/** Title and sentence of a refusal. */
export function refusalText(
  { desk, hooks: { t }, name }: Glance,
  { refusal, word, tiles }: Slip,
): { readonly title: string; readonly text: string } {
  const code = refusal?.code ?? 'other';
  const facts = {
    ...refusal,
    word: plain(String(refusal?.['word'] ?? word)),
    words: ((refusal?.['words'] ?? [word]) as readonly string[]).map(plain),
    target: plain(String(refusal?.['target'] ?? '')),
  };
  if (code !== 'word-changed') {
    const why = String(refusal?.['why'] ?? '');
    const keys = [`refusal.lexicon-go.${code}.${why}`, `refusal.lexicon-go.${code}`, `refusal.table.${code}`, 'refusal.lexicon-go.other'];
    return { title: t('lexicon-go.slip.no'), text: t.first(keys, facts) };
  }
  const by = Number(refusal?.['by'] ?? -1);
  const now = refusal?.['now'];
  const letters = desk.hand.filter((h) => tiles.includes(h.id)).map((h) => plain(h.letter));
  const what =
    typeof now === 'string'
      ? t('lexicon-go.slip.now', { word: facts.word, now: plain(now) })
      : t('lexicon-go.slip.gone', { word: facts.word });
  const back = letters.length > 0 ? `\n${t('lexicon-go.slip.back', { n: letters.length, tiles: letters.join(', ') })}` : '';
  return {
    title: by >= 0 && by !== desk.seat ? t('lexicon-go.slip.faster', { name: name(by) }) : t('lexicon-go.slip.changed'),
    text: what + back,
  };
}
/** The red slip: readable for 4 s or until tapped; with one button to attack the word as it lies now. */
export function refusedSlip(g: Glance): Part | undefined {
  const {
    desk,
    hooks: { t },
    view,
  } = g;
  const { slip } = desk;
  if (!slip || slip.tone !== 'refused' || desk.asking || desk.tray || desk.line.length > 0) return undefined;
  const says = refusalText(g, slip);
  const now = slip.again === undefined ? undefined : desk.find(slip.again);
  const width = g.layout.tray.w - 28 - (now ? 128 : 0);
  const style: Style = { size: 15, text: true, weight: 600, colour: '#FFFDF6' };
  const lines = wrap(says.text, style, width).length;
  const box = boxOf(g, Math.max(84, 44 + lines * 19 + 8));
  const title = shrink(says.title, { size: 23, colour: '#FFFDF6' }, width, 16);
  return join(
    part(
      [
        {
          key: 'slip under',
          face: lowerSheet(box.w, box.h, 'red', 14, 5),
          x: box.x,
          y: box.y,
          enter: { y: box.y + 30, alpha: 0 },
          motion: 'tray',
        },
        { key: 'slip', face: upperSheet(box.w, box.h, 'red', 14), x: box.x, y: box.y, enter: { y: box.y + 30, alpha: 0 }, motion: 'tray' },
        { key: 'slip title', face: text(says.title, title, 30), x: box.x + 16, y: box.y + 8 },
        { key: 'slip text', face: paragraph(says.text, style, width), x: box.x + 16, y: box.y + 40 },
      ],
      [
        {
          key: 'slip',
          name: `${says.title} ${says.text.replace('\n', ' ')}`,
          hint: t('lexicon-go.slip.tap'),
          ...box,
          tap: () => {
            desk.slip = undefined;
          },
        },
      ],
    ),
    now &&
      button(
        {
          key: 'again',
          label: t('lexicon-go.slip.again', { word: plain(now.word.word) }),
          shape: 'lines',
          colour: '#FFFDF6',
          ink: '#14233A',
          tap: () => desk.attack(slip.again!),
        },
        { x: box.x + box.w - 130, y: box.y + (box.h - 50) / 2, w: 116, h: 46 },
        view.touch,
      ),
  );
}
/** Which tile goes back? */
export function swapSlip(g: Glance): Part | undefined {
  const {
    desk,
    hooks: { t },
  } = g;
  if (!desk.swapping) return undefined;
  return card(g, 'swap slip', t('lexicon-go.swap.which'), t('lexicon-go.swap.how'));
}
/** A card with a title and a sentence. */
export function card(g: Glance, key: string, title: string, sentence: string, more: readonly Sprite[] = [], high = 0): Part {
  const width = g.layout.tray.w - 28;
  const style: Style = { size: 15, text: true };
  const lines = wrap(sentence, style, width).length;
  const box = boxOf(g, Math.max(78, 42 + lines * 19 + 8) + high);
  return part(
    [
      { key, face: panel(box.w, box.h, 'card', 12), x: box.x, y: box.y, enter: { y: box.y + 30, alpha: 0 }, motion: 'tray' },
      { key: `${key} title`, face: text(title, shrink(title, { size: 19 }, width, 15), 26), x: box.x + 16, y: box.y + 9 },
      { key: `${key} text`, face: paragraph(sentence, style, width), x: box.x + 16, y: box.y + 38 },
      ...more,
    ],
    [{ key, role: 'text', name: `${title} ${sentence}`, ...box }],
  );
}
/** A hand that lies open, seen on a tap on its nameplate; on one's own the way to say that one is stuck. */
export function peek(g: Glance, seat: Seat, close: () => void): Part | undefined {
  const {
    desk,
    hooks: { t },
    table,
    layout,
    view,
  } = g;
  const player = table.players[seat];
  if (!player) return undefined;
  if (seat === desk.seat) return stuckCard(g, close);
  const hand = [...player.hand];
  const box = boxOf(g, hand.length > 0 ? (hand.length > 7 ? 142 : 96) : 84);
  const places = handPlaces(hand.length, box.x + 12, box.y + 42, box.w - 24, 42, 5, 1);
  const step = Math.min(46, (box.w - 24) / 7);
  const empty = player.tiles === 0 ? t('lexicon-go.hand.empty') : t('lexicon-go.hand.hidden');
  const title = t('lexicon-go.hand.of', { name: g.name(seat) });
  const says = hand.length > 0 ? hand.map((l) => (l === '?' ? t('lexicon-go.tile.wild') : plain(l))).join(', ') : empty;
  return part(
    [
      { key: 'peek', face: panel(box.w, box.h, 'card', 12), x: box.x, y: box.y, enter: { y: box.y + 30, alpha: 0 }, motion: 'tray' },
      { key: 'peek title', face: text(title, shrink(title, { size: 18 }, box.w - 60, 14), 26), x: box.x + 14, y: box.y + 9 },
      { key: 'peek close', face: text('×', { size: 26 }, 26), x: box.x + box.w - 30, y: box.y + 8 },
      ...(hand.length > 0
        ? hand.map((l, i): Sprite => ({
            key: `peek ${i}`,
            face: tile(l === '?' ? '?' : plain(l), Math.min(42, places.size), { blank: l === '?' || isFixed(l) }),
            x: box.x + 14 + (i % 7) * step,
            y: box.y + 42 + Math.floor(i / 7) * 46,
            motion: 'jump',
          }))
        : [{ key: 'peek text', face: paragraph(empty, { size: 15, text: true }, box.w - 28), x: box.x + 14, y: box.y + 42 }]),
    ],
    [
      {
        key: 'peek',
        name: `${title}: ${says}. ${t('lexicon-go.close')}`,
        ...box,
        tap: close,
        selected: view.touch.pressed === 'peek' && layout.shape === 'wide',
      },
    ],
  );
}
function stuckCard(g: Glance, close: () => void): Part {
  const {
    desk,
    hooks: { t },
    view,
  } = g;
  const stuck = desk.me?.stuck === true;
  const title = t(stuck ? 'lexicon-go.stuck.is' : 'lexicon-go.left.tiles', { n: desk.hand.length });
  const drawn = card(g, 'stuck card', title, t('lexicon-go.stuck.how'), [], 52);
  const box = drawn.spots[0]!;
  const say = button(
    {
      key: 'stuck',
      label: t('lexicon-go.stuck'),
      shape: 'word',
      colour: 'sand',
      ink: 'ink',
      disabled: stuck || !desk.free,
      tap: () => {
        desk.stuck();
        close();
      },
    },
    { x: box.x + 16, y: box.y + box.h - 58, w: box.w - 132, h: 44 },
    view.touch,
  );
  const shut = button(
    { key: 'stuck close', label: t('lexicon-go.close'), shape: 'lines', colour: 'sand', ink: 'ink', tap: close },
    { x: box.x + box.w - 106, y: box.y + box.h - 58, w: 90, h: 44 },
    view.touch,
  );
  return join(drawn, say, shut);
}
