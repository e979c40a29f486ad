// Finds words in a lake by walking lake and lexicon together, each chip once in a word: legal at every level.
import type { Lexicon } from '../../words/lexicon.ts';
import { board } from './holes.ts';
import { EMPTY, JOKER } from './lake.ts';
import type { Water } from './path.ts';

export interface Found {
  readonly path: readonly number[];
  readonly word: string;
}

/** Chips looked at in one walk: enough for a word of four to six letters from most holes. */
const budget = 600;

/**
 * The longest word that a short walk finds from hole `from`, its second hole one that `second` allows. Keeps off Q chips, which
 * each table reads its own way (variants of RULES 5). Undefined when there is none.
 */
export function walk({ lake, radius }: Water, lexicon: Lexicon, from: number, second: (to: number) => boolean): Found | undefined {
  const { alphabet } = lexicon;
  const { neighbours } = board(radius);
  const path: number[] = [];
  let word = '';
  let best: Found | undefined;
  let left = budget;

  const choices = (chip: string): readonly number[] => (chip === JOKER ? alphabet.map((_, letter) => letter) : [alphabet.indexOf(chip)]);
  const open = (hole: number): boolean =>
    lake[hole] !== EMPTY && lake[hole] !== 'Q' && !path.includes(hole) && (path.length !== 1 || second(hole));
  const visit = (node: number, hole: number): void => {
    const possible = lexicon.letters(node);
    for (const letter of choices(lake[hole]!)) {
      if (letter < 0 || ((possible >>> letter) & 1) === 0) continue;
      if (left-- <= 0) return;
      path.push(hole);
      word += alphabet[letter];
      if (path.length > Math.max(1, best?.path.length ?? 0) && lexicon.ends(node, letter)) best = { path: [...path], word };
      const child = lexicon.step(node, letter);
      if (child !== 0) for (const next of neighbours[hole]!) if (open(next)) visit(child, next);
      path.pop();
      word = word.slice(0, path.length);
    }
  };
  if (open(from)) visit(lexicon.root, from);
  return best;
}
