// Keys that no mirror element used: letters spell, Backspace goes back, Enter finishes, Escape calls off; 1 2 3 read table, own boats
// and clock.
import type { Stroke } from '../../table/picture.ts';
import type { Helm } from './helm.ts';
import type { Sight } from './sight.ts';

export interface KeyHost {
  readonly helm: Helm;
  /** STOP! */
  stop(): void;
  read(what: 'table' | 'boats' | 'clock'): void;
}
const READ = { '1': 'table', '2': 'boats', '3': 'clock' } as const;

/** True: used. */
export function strike(sight: Sight, { helm, stop, read }: KeyHost, { key, focus }: Stroke): boolean {
  const { phase } = sight.table;
  if (key in READ) {
    read(READ[key as keyof typeof READ]);
    return true;
  }
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
