// A lexicon with some words more and some words fewer, as scenario files and house words need it: the nodes on the way of each such
// word are copied behind the table and changed there, everything else is shared. The result is a word graph like any other.
import { indexIn } from './alphabet.ts';
import { lexiconOf } from './build.ts';
import { fold } from './fold.ts';
import { graphOver, type WordGraph } from './graph.ts';

/** `words` of a scenario file: `only` replaces the lexicon, then `also` adds, then `not` removes. */
export interface Amendments {
  readonly also?: readonly string[] | null;
  readonly not?: readonly string[] | null;
  readonly only?: readonly string[] | null;
}

/** `graph` itself is left as it is. @throws Error with one sentence when a word has letters that the graph does not know. */
export function amend(graph: WordGraph, { also, not, only }: Amendments): WordGraph {
  const folded = (words: readonly string[] | null | undefined): string[] => (words ?? []).map((word) => fold(graph.name, word));
  const start = only ? lexiconOf(folded(only), graph.name) : graph;
  const adds = folded(also),
    drops = folded(not);
  if (adds.length + drops.length === 0) return start;

  const letters = start.alphabet.join('');
  const { table, put } = copy(start, [...adds, ...drops], indexIn(letters));
  let root = start.root;
  for (const word of adds) root = put(root, word, 0, 1);
  for (const word of drops) root = put(root, word, 0, 0);
  return graphOver(start.name, letters, { table, root });
}

interface Copy {
  readonly table: Int32Array;
  /** Makes `word` from letter `at` on valid (1) or not (0) below `node`; gives the node that replaces it, 0 when nothing is left. */
  put(node: number, word: string, at: number, end: 0 | 1): number;
}

function copy(graph: WordGraph, words: readonly string[], index: (unit: number) => number): Copy {
  const row = graph.alphabet.length + 1;
  const ours = graph.table.length;
  let free = ours;
  const table = new Int32Array(ours + row * words.reduce((sum, word) => sum + word.length, 0));
  table.set(graph.table);

  const own = (node: number): number => {
    if (node >= ours) return node; // a copy has one parent only: it may change
    const mask = table[node]!;
    table[free] = mask;
    for (let letter = 0; letter < row - 1; letter++) if ((mask >>> letter) & 1) table[free + 1 + letter] = table[node + 1 + letter]!;
    free += row;
    return free - row;
  };
  const put = (node: number, word: string, at: number, end: 0 | 1): number => {
    const letter = index(word.charCodeAt(at));
    if (!(letter >= 0)) throw new Error(`"${word}" cannot be spelled with the letters of the lexicon ${graph.name}.`);
    const here = own(node);
    const old = (table[here]! >>> letter) & 1 ? table[here + 1 + letter]! : 0;
    const entry = at === word.length - 1 ? (old & ~1) | end : (put(old >>> 1, word, at + 1, end) << 1) | (old & 1);
    table[here + 1 + letter] = entry;
    table[here] = entry === 0 ? table[here]! & ~(1 << letter) : table[here]! | (1 << letter);
    return table[here] === 0 ? 0 : here;
  };
  return { table, put };
}
