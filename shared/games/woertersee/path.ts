// Words on the lake: which holes a word may visit (RULES 5.5, 5.11) and what it spells (variants: jokers, QU).
import { refuse, type Refusal } from '../../game.ts';
import { fold } from '../../words/fold.ts';
import { adjacent, board, nameOf, type Radius } from './holes.ts';
import { EMPTY, JOKER } from './lake.ts';
import type { Options } from './options.ts';

/** A lake as it lies before the players. */
export interface Water {
  readonly radius: Radius;
  readonly lake: string;
}
export interface Berth {
  readonly from: number;
  readonly to: number;
}

/**
 * 5.11 The same chip may stand at places i < j of a word when j − i is at least this: basic 3 (two other letters in between),
 * difficult 2 (one), simple never. A kiddie plays as in difficult.
 */
export function reuseGap(level: Options['level'], kiddie: boolean): number {
  if (kiddie || level === 'difficult') return 2;
  return level === 'simple' ? Infinity : 3;
}

/** True when a chip lies in this hole. */
export const chipIn = ({ lake }: Water, hole: number): boolean => hole >= 0 && hole < lake.length && lake[hole] !== EMPTY;

/** What is wrong with a path: its first fault, or undefined. Codes: off-board, too-short, chip-reused, not-neighbours. */
export function pathFault(water: Water, path: readonly number[], gap: number): Refusal | undefined {
  const field = board(water.radius);
  if (path.some((hole) => !chipIn(water, hole))) return refuse('off-board');
  if (path.length < 2) return refuse('too-short');
  for (let j = 1; j < path.length; j++) {
    const hole = path[j]!;
    if (reused(path.slice(0, j), hole, gap)) return refuse('chip-reused', { letter: water.lake[hole]!, hole: nameOf(field, hole) });
    if (!adjacent(field, path[j - 1]!, hole))
      return refuse('not-neighbours', { from: nameOf(field, path[j - 1]!), to: nameOf(field, hole) });
  }
  return undefined;
}

/** 5.11 True when `hole` would come too soon again after `path`. */
function reused(path: readonly number[], hole: number, gap: number): boolean {
  const last = path.lastIndexOf(hole);
  return last >= 0 && path.length - last < gap;
}

/** True when `hole` may come next after the holes of `path`: what a table rings while a word is traced. */
export function mayFollow(water: Water, path: readonly number[], hole: number, gap: number): boolean {
  if (!chipIn(water, hole) || reused(path, hole, gap)) return false;
  return path.length === 0 || adjacent(board(water.radius), path.at(-1)!, hole);
}

/** What the chip in this hole stands for: '' any one letter (joker), `QU`, or its letter. */
export function face({ lake }: Water, hole: number, q: Options['q']): string {
  const letter = lake[hole]!;
  if (letter === JOKER) return '';
  return letter === 'Q' && q === 'qu' ? 'QU' : letter;
}

/**
 * The word that a faultless path spells. `as` says what its jokers are, each time it visits one; case and umlauts are folded.
 * Codes: as-needed (a joker and no `as`), malformed (`as` is not what the chips say).
 */
export function spelled(water: Water, path: readonly number[], q: Options['q'], as: string | undefined): string | Refusal {
  const faces = path.map((hole) => face(water, hole, q));
  if (as === undefined) return faces.includes('') ? refuse('as-needed') : faces.join('');
  const word = fold('de-folded', as);
  const pattern = new RegExp(`^${faces.map((letters) => letters || '[A-Z]').join('')}$`);
  return pattern.test(word) ? word : refuse('malformed', { as: word, spelled: faces.map((letters) => letters || JOKER).join('') });
}
