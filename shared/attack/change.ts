// What an attack does to a word (RULES 3.2, 3.3), told from the two words alone. Tiles are told apart by exact case: `ROsT` holds a
// LEXICON tile that is an S, `ROST` does not.
import { lettersOf } from '../tiles/tile.ts';

export interface Change {
  readonly how: 'add' | 'replace';
  /** Tiles that the attacker lays, as they lie in the new word, in its order. */
  readonly laid: string;
  /** Tiles that come off the word into his hand. */
  readonly freed: string;
  /** One character a letter of the new word: `1` newly laid, `0` has stayed. */
  readonly fresh: string;
}

/**
 * Why it is no attack: the same letters · tiles taken away · the old word is not in the new one in its order · no old tile stays ·
 * too many are replaced.
 */
export type Fault = 'same-letters' | 'shorter' | 'order' | 'none-stays' | 'too-many';

/**
 * The attack that turns `target` into `word`, or the fault. `maxReplace` null: any number, as long as one old tile stays.
 *
 * Replacing (same length): positions decide; a tile stays where both words show the same tile, case included.
 * Adding (longer): every old tile stays, in its order, case included; the others are the attacker's. Which tiles he needs does not
 * depend on which of several equal letters are taken for the old ones; for `fresh` the old ones are the leftmost that will do.
 */
export function change(target: string, word: string, maxReplace: number | null): Change | Fault {
  if (lettersOf(word) === lettersOf(target)) return 'same-letters';
  if (word.length < target.length) return 'shorter';
  return word.length === target.length ? replacing(target, word, maxReplace) : adding(target, word);
}

export const isFault = (x: Change | Fault): x is Fault => typeof x === 'string';

function replacing(target: string, word: string, maxReplace: number | null): Change | Fault {
  const fresh = [...word].map((tile, i) => (tile === target[i] ? '0' : '1')).join('');
  const laid = marked(word, fresh);
  if (laid.length === word.length) return 'none-stays';
  if (maxReplace !== null && laid.length > maxReplace) return 'too-many';
  return { how: 'replace', laid, freed: marked(target, fresh), fresh };
}

function adding(target: string, word: string): Change | Fault {
  let stayed = 0,
    fresh = '';
  for (const tile of word) {
    const stays = tile === target[stayed];
    if (stays) stayed++;
    fresh += stays ? '0' : '1';
  }
  if (stayed < target.length) return 'order';
  return { how: 'add', laid: marked(word, fresh), freed: '', fresh };
}

const marked = (word: string, fresh: string): string => [...word].filter((_, i) => fresh[i] === '1').join('');
