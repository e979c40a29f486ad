// What games may ask about words. The packed word graph (graph.ts) is the one implementation; tests may bring a small one.

/** Valid words of one language. Words are NFC, upper case, ß already written SS; anything else is simply not in it. */
export interface Lexicon {
  /** Name of the graph: `de`, `de-folded`, `en` … */
  readonly name: string;
  /** Letters of the alphabet in graph order, at most 32. */
  readonly alphabet: readonly string[];
  has(word: string): boolean;
  /** True when some word begins with `prefix` (the empty prefix too). */
  hasPrefix(prefix: string): boolean;
  /** The root node, for walks. */
  readonly root: number;
  /** Node after `letter` (index in `alphabet`), or 0 when no word goes on so. */
  step(node: number, letter: number): number;
  /** True when the path to `step(node, letter)` spells a whole word. */
  ends(node: number, letter: number): boolean;
  /** Bit mask of letters that go on from `node`. */
  letters(node: number): number;
}
