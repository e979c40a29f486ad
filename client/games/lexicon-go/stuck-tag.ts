// The way out of being stuck: offered when one has not moved for a while, or when others are stuck.
import { panel } from '../../look/panel.ts';
import { text } from '../../look/type.ts';
import type { Part } from '../../table/button.ts';
import { part, type Glance } from './glance.ts';

/** Milliseconds without an own move. */
const AFTER = 25_000;
/** A small tag at the harbour line (on wide screens under the buttons). `open` shows the card with the button. */
export function stuckTag(g: Glance, lastMove: number, open: () => void): Part | undefined {
  const {
    desk,
    table,
    hooks: { t },
    layout,
    now,
  } = g;
  const others = table.players.some((p, seat) => p.stuck && seat !== desk.seat);
  const mine = desk.me?.stuck === true;
  if (!desk.me || (!mine && !others && now < lastMove + AFTER) || desk.tray || desk.line.length > 0) return undefined;
  const say = t(mine ? 'lexicon-go.stuck.is' : 'lexicon-go.stuck');
  const face = text(say, { size: 14, text: true, weight: 700, colour: mine ? '#14233A' : 'ink' }, 24);
  const w = face.w + 18;
  const { own, bar } = layout;
  const at = own ? { x: own.x + own.w - w - 6, y: own.y - 20 } : { x: bar[0]!.x, y: bar[0]!.y + bar[0]!.h + 46 };
  return part(
    [
      { key: 'stuck tag', face: panel(w, 26, mine ? 'yellow' : 'card', 6, 2), ...at, motion: 'jump' },
      { key: 'stuck tag text', face, x: at.x + 9, y: at.y + 1, motion: 'jump' },
    ],
    [{ key: 'stuck tag', name: say, x: at.x - 2, y: at.y - 9, w: w + 4, h: 44, tap: open }],
  );
}
stuckTag.after = AFTER;
