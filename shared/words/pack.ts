// The packed table ("Liang" layout). Node = its base: T[base] is the mask of letters that go on, T[base + 1 + letter] is child * 2 + end.
// Rows overlap wherever the letters of one fall into the gaps of another. T[0] = 0, so the base 0 is the node without letters.
import { childOf, endsAt, letterOf, type Automaton } from './automaton.ts';

export interface Packed {
  readonly table: Int32Array;
  readonly root: number;
}

/** How far behind the frontier a gap is still looked for: near nodes lie near, and packing takes linear time. */
const window = 512;

/** Always the same table for the same automaton. `size`: letters of the alphabet. */
export function pack({ nodes, root }: Automaton, size: number): Packed {
  const used = new Uint8Array(nodes.length * (size + 1) + window);
  const base = new Int32Array(nodes.length);
  used[0] = 1;
  let low = 1,
    top = 1;
  const fits = (at: number, edges: readonly number[]): boolean => !used[at] && edges.every((e) => !used[at + 1 + letterOf(e)]);
  for (const node of inDepth(nodes, root)) {
    const edges = nodes[node]!;
    low = Math.max(low, top - window);
    while (used[low]) low++;
    let at = low;
    while (!fits(at, edges)) at++;
    base[node] = at;
    used[at] = 1;
    for (const e of edges) used[at + 1 + letterOf(e)] = 1;
    top = Math.max(top, at + 2 + (edges.length > 0 ? letterOf(edges[edges.length - 1]!) : -1));
  }
  const table = new Int32Array(top);
  for (const [node, edges] of nodes.entries()) {
    for (const e of edges) {
      table[base[node]!]! |= 1 << letterOf(e);
      table[base[node]! + 1 + letterOf(e)] = (base[childOf(e)]! << 1) | (endsAt(e) ? 1 : 0);
    }
  }
  return { table, root: base[root]! };
}

/** Nodes reachable from the root, parents before children, first letters first; without the node that has no edges. */
function inDepth(nodes: Automaton['nodes'], root: number): number[] {
  const seen = new Uint8Array(nodes.length);
  const order: number[] = [];
  const stack = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === 0 || seen[node]) continue;
    seen[node] = 1;
    order.push(node);
    stack.push(...nodes[node]!.map(childOf).toReversed());
  }
  return order;
}
