// Alphabets as data. Letters stand in ascending code order, so that sorted text is also sorted by letter.

/** What a graph is written with, and how letters outside of it are spelled. */
export interface Alphabet {
  /** At most 32 letters of one UTF-16 unit each, ascending. */
  readonly letters: string;
  /** Upper-case letters that are written as several others: `Ä` → `AE`. */
  readonly spelled: { readonly [letter: string]: string };
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const german: Alphabet = { letters: `${latin}ÄÖÜ`, spelled: {} };
const foldedGerman: Alphabet = { letters: latin, spelled: { Ä: 'AE', Ö: 'OE', Ü: 'UE' } };
const english: Alphabet = { letters: latin, spelled: {} };

/** By the name of the graph. */
export const alphabets: { readonly [graph: string]: Alphabet } = { de: german, 'de-folded': foldedGerman, en: english };

/** The alphabet of a graph; a graph that is not listed is written with A–Z. */
export const alphabetOf = (graph: string): Alphabet => alphabets[graph] ?? english;

/** A function from a UTF-16 unit to the index of the letter, -1 for anything else. */
export function indexIn(letters: string): (unit: number) => number {
  const size = letters.charCodeAt(letters.length - 1) + 1;
  const index = new Int8Array(size || 0).fill(-1);
  for (let i = 0; i < letters.length; i++) index[letters.charCodeAt(i)] = i;
  return (unit) => (unit < size ? index[unit]! : -1);
}
