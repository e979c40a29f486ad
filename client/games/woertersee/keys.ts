// Keys that no mirror element used: letters spell, Backspace goes back, Enter finishes, Escape calls off.
import type { Stroke } from '../../table/picture.ts';
import type { Helm } from './helm.ts';
import type { Sight } from './sight.ts';

/** True: used. */
export function strike(sight: Sight, helm: Helm, { key, focus }: Stroke, stop: () => void): boolean {
  const { phase } = sight.table;
  const presses = key === 'Enter' || key === ' ';
  if (phase === 'stop') {
    if (presses && sight.me) stop();
    return presses;
  }
  if (key === 'Escape') return helm.callOff();
  const boat = helm.boat(sight);
  if (!boat) return false;
  if (key === 'Backspace') helm.undo();
  else if (key === ' ' && focus?.startsWith('chip ')) helm.undo();
  else if (presses) void helm.finish();
  else if (/^\p{L}$/u.test(key)) return helm.type(folded(key));
  else return false;
  return true;
}
/** Lakes have no umlauts: Ä is spelled over an A. */
const folded = (letter: string): string => letter.toUpperCase().normalize('NFD').charAt(0);
