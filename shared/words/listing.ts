import type { Lexicon } from './lexicon.ts';

/** Every word of a lexicon, ascending. Walks the whole graph: for tools and tests. */
export function* listing(lexicon: Lexicon, node = lexicon.root, start = ''): Generator<string> {
  for (const [letter, written] of lexicon.alphabet.entries()) {
    if (((lexicon.letters(node) >>> letter) & 1) === 0) continue;
    const word = start + written;
    if (lexicon.ends(node, letter)) yield word;
    const next = lexicon.step(node, letter);
    if (next !== 0) yield* listing(lexicon, next, word);
  }
}
