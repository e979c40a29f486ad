// The lexicon that calls everything a word: for files that come without the lexicon they were played with.
import { alphabetOf } from './alphabet.ts';
import { graphOver, type WordGraph } from './graph.ts';

/** A graph of one node that every letter ends at and leads back to. `name` chooses the alphabet. */
export function anyWord(name: string): WordGraph {
  const { letters } = alphabetOf(name);
  const node = 1; // 0 means that no word goes on
  const entries = Array.from(letters, () => (node << 1) | 1);
  return graphOver(name, letters, { table: Int32Array.from([0, 2 ** letters.length - 1, ...entries]), root: node });
}
