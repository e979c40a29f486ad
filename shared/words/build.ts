// From a word list to a word graph: bytes for a file, or a lexicon in memory for scenarios and tests.
import { alphabetOf } from './alphabet.ts';
import { automatonOf } from './automaton.ts';
import { graphOver, type WordGraph } from './graph.ts';
import { writeGraph, type Counts } from './graph-file.ts';
import { pack } from './pack.ts';

/** The file of a graph. `words`: any order, already folded (`fold`). Deterministic. @throws Error as `automatonOf`. */
export function buildGraph(letters: string, words: Iterable<string>): Counts & { readonly bytes: Uint8Array<ArrayBuffer> } {
  const automaton = automatonOf(letters, [...words].toSorted());
  const counts = {
    words: automaton.words,
    nodes: automaton.nodes.length - 1,
    edges: automaton.nodes.reduce((sum, edges) => sum + edges.length, 0),
  };
  return { ...counts, bytes: writeGraph({ letters, ...counts, ...pack(automaton, letters.length) }) };
}

/** A lexicon of just these words, in any order, already folded. `name` chooses the alphabet. @throws Error as `automatonOf`. */
export function lexiconOf(words: Iterable<string>, name = 'de'): WordGraph {
  const { letters } = alphabetOf(name);
  return graphOver(name, letters, pack(automatonOf(letters, [...words].toSorted()), letters.length));
}
