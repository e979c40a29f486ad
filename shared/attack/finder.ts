// Which attacks exist (RULES 3.2): one walk of the word graph for each word on the table. For `sample` now, bots and analysis later.
// A word comes as it would lie: own tiles are real ones first, then LEXICON tiles already announced, then fresh ones; old tiles stay as
// they are, the leftmost of equal letters. Each word of the lexicon comes once, in the order of the alphabet.
import { lettersOf } from '../tiles/tile.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { purse } from './purse.ts';
import { reach } from './reach.ts';

/** False stops the walk. */
export type Visit = (word: string) => boolean;

/** Words that `hand` makes of `target` by adding to it. With an empty target: words formed from the hand alone. */
export function additions(lexicon: Lexicon, hand: string, target: string, visit: Visit): void {
  const below = reach(lexicon),
    held = purse(lexicon, hand);
  const old = indices(lexicon, target);
  const need = old.map((_, i) => old.slice(i).reduce((mask, letter) => mask | (1 << letter), 0));
  const lying: string[] = [];
  const walk = (node: number, stayed: number): boolean => {
    const rest = old.length - stayed;
    if (rest > 0 && ((below.letters(node) & need[stayed]!) !== need[stayed] || below.height(node) < rest)) return true;
    let open = lexicon.letters(node) & (held.can() | (rest > 0 ? 1 << old[stayed]! : 0));
    for (; open !== 0; open &= open - 1) {
      const letter = 31 - Math.clz32(open & -open);
      const stays = letter === old[stayed];
      const paid = stays ? 0 : held.pay(letter);
      lying.push(stays ? target[stayed]! : held.tile(letter, paid));
      const then = stays ? stayed + 1 : stayed;
      const child = lexicon.step(node, letter);
      const whole = then === old.length && lying.length > old.length && lexicon.ends(node, letter);
      const on = (!whole || visit(lying.join(''))) && (child === 0 || walk(child, then));
      lying.pop();
      if (!stays) held.back(letter, paid);
      if (!on) return false;
    }
    return true;
  };
  if (!old.includes(-1)) walk(lexicon.root, 0);
}

/** Words that `hand` makes of `target` by replacing tiles; at least one stays, at most `maxReplace` go (null: any number). */
export function replacements(lexicon: Lexicon, hand: string, target: string, maxReplace: number | null, visit: Visit): void {
  const below = reach(lexicon),
    held = purse(lexicon, hand);
  const old = indices(lexicon, target);
  const most = Math.min(maxReplace ?? old.length, old.length - 1);
  const lying: string[] = [];
  const walk = (node: number, replaced: number): boolean => {
    const at = lying.length,
      rest = old.length - at - 1;
    let open = lexicon.letters(node) & ((replaced < most ? held.can() : 0) | (1 << old[at]!));
    for (; open !== 0; open &= open - 1) {
      const letter = 31 - Math.clz32(open & -open);
      const child = lexicon.step(node, letter);
      if (rest > 0 && (child === 0 || below.height(child) < rest)) continue;
      const stays = letter === old[at];
      const paid = stays ? 0 : held.pay(letter);
      lying.push(stays ? target[at]! : held.tile(letter, paid));
      const then = stays ? replaced : replaced + 1;
      const on = rest > 0 ? walk(child, then) : then === 0 || !lexicon.ends(node, letter) || visit(lying.join(''));
      lying.pop();
      if (!stays) held.back(letter, paid);
      if (!on) return false;
    }
    return true;
  };
  if (old.length > 0 && !old.includes(-1)) walk(lexicon.root, 0);
}

const indices = ({ alphabet }: Lexicon, word: string): number[] => [...lettersOf(word)].map((letter) => alphabet.indexOf(letter));
