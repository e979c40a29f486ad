// What people type, made into what a graph is asked. Only `fold` is for players; the lexica are built with the same function.
import { alphabetOf } from './alphabet.ts';

const ligatures: { readonly [letter: string]: string } = { ẞ: 'SS', Æ: 'AE', Œ: 'OE', Ĳ: 'IJ' };

/**
 * `text` as the graph of this name writes it: NFC, upper case, ß as SS (RULES 0.4), Ä as AE where the graph has no umlauts, accents
 * dropped from letters that the graph does not know (`CAFÉ` → `CAFE`). Whatever is no letter stays, so that such a text is no word.
 */
export function fold(graph: string, text: string): string {
  const { letters, spelled } = alphabetOf(graph);
  const one = (letter: string): string => {
    if (letters.includes(letter)) return letter;
    if (spelled[letter]) return spelled[letter];
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return ligatures[bare] ?? bare;
  };
  return Array.from(text.normalize('NFC').toUpperCase().normalize('NFC'), one).join('');
}
