// The smallest acyclic automaton of a sorted word list, built in one pass (Daciuk's incremental method).
import { indexIn } from './alphabet.ts';

/** Edges of one node, ascending by letter; read them with `letterOf`, `endsAt` and `childOf`. */
export type Edges = readonly number[];
/** `nodes[0]` is the node without edges; the root of no words is that one. No two nodes have the same edges. */
export interface Automaton {
  readonly nodes: readonly Edges[];
  readonly root: number;
  readonly words: number;
}

const edge = (child: number, end: boolean, letter: number): number => (child << 6) | (end ? 32 : 0) | letter;
export const letterOf = (edge: number): number => edge & 31;
export const endsAt = (edge: number): boolean => (edge & 32) !== 0;
export const childOf = (edge: number): number => edge >>> 6;

/** @throws Error when a word is empty, has a letter outside of `letters`, or the words do not ascend. Equal neighbours count once. */
export function automatonOf(letters: string, words: Iterable<string>): Automaton {
  const index = indexIn(letters);
  const nodes: Edges[] = [[]];
  const known = new Map<string, number>([['', 0]]);
  /** The path of the last word: edges gathered so far of each node that may still grow. */
  const open: number[][] = [[]];
  let last = '',
    count = 0;

  const settle = (edges: number[]): number => {
    const key = edges.join();
    const old = known.get(key);
    if (old !== undefined) return old;
    known.set(key, nodes.length);
    return nodes.push(edges) - 1;
  };
  const settleBelow = (depth: number): void => {
    while (open.length > depth + 1) {
      const child = settle(open.pop()!);
      const parent = open[open.length - 1]!;
      const newest = parent[parent.length - 1]!;
      parent[parent.length - 1] = edge(child, endsAt(newest), letterOf(newest));
    }
  };
  for (const word of words) {
    if (word === last && count > 0) continue;
    if (word <= last) throw new Error(`The words must ascend, but "${word}" follows "${last}".`);
    const shared = commonStart(word, last);
    settleBelow(shared);
    for (let i = shared; i < word.length; i++) {
      const letter = index(word.charCodeAt(i));
      if (letter < 0) throw new Error(`"${word}" has a letter outside of ${letters}.`);
      open[i]!.push(edge(0, i === word.length - 1, letter));
      open.push([]);
    }
    last = word;
    count++;
  }
  settleBelow(0);
  return { nodes, root: settle(open[0]!), words: count };
}

function commonStart(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < b.length && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  return i;
}
