// The show of a round's words: which word is up when, and how its points count up. Pure, out of game time, so that a phone
// that comes back in the middle of the show sees what everybody sees.
import type { Millis } from '../../../shared/game.ts';
import type { TableView } from '../../../shared/games/woertersee/view.ts';

/** Words follow each other this fast: slower bores, faster cannot be read. */
const SLOWEST = 1200;
const FASTEST = 140;
/** Before the first word, and what is kept free for the whole table of the round before the next lake. */
const LEAD = 500;
const TAIL = 3600;
const COUNT = 500;

type Shown = Pick<TableView, 'phase' | 'reveals' | 'traceUntil' | 'opensAt'>;
export interface Pace {
  /** Game time at which the n-th word comes up (0 first), and at which all have been seen. */
  at(n: number): Millis;
  readonly end: Millis;
}
/** The words of a round between its end and the next lake; after the last round there is no hurry. */
export function paceOf({ phase, reveals, traceUntil, opensAt }: Shown): Pace {
  const room = phase === 'over' ? Infinity : opensAt - traceUntil - LEAD - TAIL;
  const step = Math.max(FASTEST, Math.min(SLOWEST, Math.floor(room / Math.max(1, reveals.length))));
  const at = (n: number): Millis => traceUntil + LEAD + n * step;
  return { at, end: at(reveals.length) };
}
/** How many words are up at `now`, and which one is being spelled: -1 before the first and when all are through. */
export function shownAt(table: Shown, now: Millis): { readonly count: number; readonly current: number } {
  const pace = paceOf(table);
  const count = table.reveals.findIndex((_, n) => now < pace.at(n));
  if (count >= 0) return { count, current: count - 1 };
  return { count: table.reveals.length, current: now < pace.end ? table.reveals.length - 1 : -1 };
}
/** Points by seat out of the words that are up; those of the word on show count up over half a second, out-quart. */
export function pointsAt(table: Shown, seat: number, now: Millis): number {
  const pace = paceOf(table);
  return table.reveals.reduce((sum, each, n) => {
    if (each.seat !== seat || now < pace.at(n)) return sum;
    const part = Math.min(1, (now - pace.at(n)) / COUNT);
    return sum + Math.round(each.points * (1 - (1 - part) ** 4));
  }, 0);
}
/** When the show next changes: a point, a word, its end; undefined when it is through. */
export function nextChange(table: Shown, now: Millis): Millis | undefined {
  const pace = paceOf(table);
  if (now >= pace.end) return undefined;
  const { current } = shownAt(table, now);
  const counting = current >= 0 && now < pace.at(current) + COUNT && (table.reveals[current]?.points ?? 0) > 0;
  const next = current + 1 < table.reveals.length ? pace.at(current + 1) : pace.end;
  return counting ? Math.min(now + 50, next) : next;
}
