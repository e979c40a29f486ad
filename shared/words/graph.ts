// The packed word graph: the one implementation of `Lexicon`, the same in Node and the browser.
import { indexIn } from './alphabet.ts';
import { parseGraph } from './graph-file.ts';
import type { Lexicon } from './lexicon.ts';
import type { Packed } from './pack.ts';

/** A lexicon whose table may be looked into (layout: pack.ts), for `amend` and for measured inner loops. */
export interface WordGraph extends Lexicon {
  readonly table: Int32Array;
}

/** @throws Error with one sentence when `bytes` is no whole, unharmed graph. */
export function readGraph(name: string, bytes: Uint8Array): WordGraph {
  const file = parseGraph(name, bytes);
  return graphOver(name, file.letters, file);
}

/** Closures over constant typed arrays: measured faster than a class. */
export function graphOver(name: string, letters: string, { table, root }: Packed): WordGraph {
  const index = indexIn(letters);
  /** The entry that the last letter of `text` leads to (child * 2 + end), or -2 (end: no) where no word begins so. */
  const follow = (text: string): number => {
    let entry = root << 1;
    for (let i = 0; i < text.length; i++) {
      const node = entry >>> 1;
      const letter = index(text.charCodeAt(i));
      if (letter < 0 || ((table[node]! >>> letter) & 1) === 0) return -2;
      entry = table[node + 1 + letter]!;
    }
    return entry;
  };
  const entryOf = (node: number, letter: number): number => (((table[node]! >>> letter) & 1) === 0 ? 0 : table[node + 1 + letter]!);
  return {
    name,
    alphabet: Array.from(letters),
    table,
    root,
    has: (word) => (follow(word) & 1) === 1,
    hasPrefix: (prefix) => (prefix === '' ? table[root] !== 0 : follow(prefix) >= 0),
    step: (node, letter) => entryOf(node, letter) >>> 1,
    ends: (node, letter) => (entryOf(node, letter) & 1) === 1,
    letters: (node) => table[node]!,
  };
}
