// A word as it is being traced on the lake: a path that begins with its boat's two chips, and what its jokers are. Pure.
import { board } from '../../../shared/games/woertersee/holes.ts';
import { chipIn, face, mayFollow, type Berth, type Water } from '../../../shared/games/woertersee/path.ts';
import type { Options } from '../../../shared/games/woertersee/options.ts';

/** What a word may do: the lake, how the Q counts, and after how many steps a chip may come again (5.11). */
export interface Rules {
  readonly water: Water;
  readonly q: Options['q'];
  readonly gap: number;
}
export interface Draft {
  readonly path: readonly number[];
  /** For each step the letter chosen for a joker; '' where none is chosen or none is needed. */
  readonly letters: readonly string[];
}

export const begin = ({ from, to }: Berth): Draft => ({ path: [from, to], letters: ['', ''] });
const faceAt = ({ water, q }: Rules, hole: number): string => face(water, hole, q);

/** The draft of a word that the server keeps: what its jokers are is read from the word. */
export function fromTrace(rules: Rules, path: readonly number[], word: string): Draft {
  let at = 0;
  const letters = path.map((hole) => {
    const says = faceAt(rules, hole);
    const letter = says === '' ? (word[at] ?? '') : '';
    at += says.length || 1;
    return letter;
  });
  return { path, letters };
}

/** What each step shows: a letter, `QU`, or `?` for a joker without its letter. */
export const facesOf = (rules: Rules, { path, letters }: Draft): readonly string[] =>
  path.map((hole, i) => faceAt(rules, hole) || letters[i] || '?');
export const wordOf = (rules: Rules, draft: Draft): string => facesOf(rules, draft).join('');
/** First step whose joker has no letter yet, -1 when all have. */
export const openJoker = (rules: Rules, draft: Draft): number => facesOf(rules, draft).indexOf('?');
/** What is sent as `as`: only words with jokers say it. */
export const asOf = (rules: Rules, draft: Draft): string | undefined =>
  draft.letters.some((letter) => letter !== '') ? wordOf(rules, draft) : undefined;

/** Holes that may come next (5.11). */
export const nexts = ({ water, gap }: Rules, { path }: Draft): readonly number[] =>
  (board(water.radius).neighbours[path.at(-1)!] ?? []).filter((hole) => mayFollow(water, path, hole, gap));
export const mayAdd = ({ water, gap }: Rules, { path }: Draft, hole: number): boolean => mayFollow(water, path, hole, gap);
/** Why a hole may not come next, as the code of a refusal. */
export function whyNot({ water }: Rules, { path }: Draft, hole: number): 'off-board' | 'not-neighbours' | 'chip-reused' {
  if (!chipIn(water, hole)) return 'off-board';
  return board(water.radius).neighbours[path.at(-1)!]?.includes(hole) ? 'chip-reused' : 'not-neighbours';
}

export const add = ({ path, letters }: Draft, hole: number, letter = ''): Draft => ({
  path: [...path, hole],
  letters: [...letters, letter],
});
/** Without the last step; the boat's two chips stay. */
export const undo = (draft: Draft): Draft =>
  draft.path.length <= 2 ? draft : { path: draft.path.slice(0, -1), letters: draft.letters.slice(0, -1) };
/** Gives the joker at a step its letter; '' takes it away. */
export const choose = ({ path, letters }: Draft, step: number, letter: string): Draft => ({ path, letters: letters.with(step, letter) });
/** The first chip that the word visits twice. */
export const visitedTwice = ({ path }: Draft): number | undefined => path.find((hole, i) => path.indexOf(hole) < i);

/**
 * A typed letter: the word goes on over a legal next chip that shows it, else over a joker; and where neither lies ahead, over
 * any other way through the lake that spells the same word and this letter. Undefined when there is none.
 */
export function typed(rules: Rules, draft: Draft, letter: string): Draft | undefined {
  const last = faceAt(rules, draft.path.at(-1)!);
  if (last === 'QU' && letter === 'U') return draft;
  const joker = openJoker(rules, draft);
  if (joker >= 0) return choose(draft, joker, letter);
  const ahead = nexts(rules, draft);
  const shows = (hole: number): boolean => faceAt(rules, hole).startsWith(letter);
  const chip = ahead.find((hole) => faceAt(rules, hole) !== '' && shows(hole));
  if (chip !== undefined) return add(draft, chip);
  const wild = ahead.find((hole) => faceAt(rules, hole) === '');
  return wild !== undefined ? add(draft, wild, letter) : reroute(rules, draft, `${wordOf(rules, draft)}${letter}`);
}

/** Any path from the boat's two chips that spells `word`; a QU chip also ends a word in Q. */
function reroute(rules: Rules, draft: Draft, word: string): Draft | undefined {
  const walk = (so: Draft, at: number): Draft | undefined => {
    if (at >= word.length) return so;
    for (const hole of nexts(rules, so)) {
      const says = faceAt(rules, hole);
      const fits = says === '' || word.startsWith(says, at) || (says === 'QU' && word.slice(at) === 'Q');
      const found = fits ? walk(add(so, hole, says === '' ? word[at] : ''), at + (says.length || 1)) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  const start = { path: draft.path.slice(0, 2), letters: draft.letters.slice(0, 2) };
  return walk(start, wordOf(rules, start).length);
}
