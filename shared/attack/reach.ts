// What still lies below a node of a word graph. It is worked out once for a graph and lets a walk turn back early.
import type { Lexicon } from '../words/lexicon.ts';

export interface Reach {
  /** Letters that occur anywhere below, as a mask. */
  letters(node: number): number;
  /** Length of the longest way on. */
  height(node: number): number;
}

const known = new WeakMap<Lexicon, Reach>();

export function reach(lexicon: Lexicon): Reach {
  const found = known.get(lexicon) ?? explored(lexicon);
  known.set(lexicon, found);
  return found;
}

function explored(lexicon: Lexicon): Reach {
  let letters = new Int32Array(1 << 12),
    heights = new Uint8Array(1 << 12);
  const grow = (node: number): void => {
    if (node < letters.length) return;
    const size = 1 << (32 - Math.clz32(node));
    const wider = new Int32Array(size),
      higher = new Uint8Array(size);
    wider.set(letters);
    higher.set(heights);
    [letters, heights] = [wider, higher];
  };
  const explore = (node: number): void => {
    grow(node);
    if (heights[node] !== 0) return;
    let mask = lexicon.letters(node),
      height = 0;
    for (let open = mask; open !== 0; open &= open - 1) {
      const child = lexicon.step(node, 31 - Math.clz32(open & -open));
      if (child !== 0) {
        explore(child);
        mask |= letters[child]!;
      }
      height = Math.max(height, child === 0 ? 1 : heights[child]! + 1);
    }
    letters[node] = mask;
    heights[node] = height;
  };
  explore(lexicon.root);
  return { letters: (node) => letters[node]!, height: (node) => heights[node]! };
}
