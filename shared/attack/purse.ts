// The hand of a seat while the word graph is walked: letters go out and come back.
import { LEXICON_TILE } from '../tiles/tile.ts';
import type { Lexicon } from '../words/lexicon.ts';

/** What a letter is paid with; a walk takes the first of these that the hand holds. */
const REAL = 0,
  ANNOUNCED = 1,
  FRESH = 2;

export interface Purse {
  /** Letters that it can pay now, as a mask. */
  can(): number;
  /** Pays a letter that it can pay; returns what with, for `tile` and `back`. */
  pay(letter: number): number;
  back(letter: number, paid: number): void;
  /** How the letter lies when paid so: LEXICON tiles lower case. */
  tile(letter: number, paid: number): string;
}

export function purse({ alphabet }: Lexicon, hand: string): Purse {
  const small = alphabet.map((letter) => letter.toLowerCase());
  const count = (tile: string): number => hand.split(tile).length - 1;
  const real = Int8Array.from(alphabet, count),
    announced = Int8Array.from(small, count);
  const has = (letter: number): number => real[letter]! + announced[letter]!;
  let fresh = count(LEXICON_TILE),
    held = 0;
  alphabet.forEach((_, letter) => (held |= has(letter) > 0 ? 1 << letter : 0));
  return {
    can: () => (fresh > 0 ? -1 : held),
    pay(letter) {
      const paid = real[letter]! > 0 ? REAL : announced[letter]! > 0 ? ANNOUNCED : FRESH;
      if (paid === REAL) real[letter]!--;
      else if (paid === ANNOUNCED) announced[letter]!--;
      else fresh--;
      if (has(letter) === 0) held &= ~(1 << letter);
      return paid;
    },
    back(letter, paid) {
      if (paid === FRESH) fresh++;
      else {
        if (paid === REAL) real[letter]!++;
        else announced[letter]!++;
        held |= 1 << letter;
      }
    },
    tile: (letter, paid) => (paid === REAL ? alphabet[letter]! : small[letter]!),
  };
}
