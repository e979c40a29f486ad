// npm run -s word -- LANG WORD…: is it a word, and if a hand-made list says no, why. One line of JSON a word.
import { lexica } from '../server/lexica.ts';
import { fold } from '../shared/words/fold.ts';
import { recipes } from './lexica/recipes.ts';

interface Answer {
  readonly word: string;
  readonly valid: boolean;
  readonly reason?: string;
}

/** @throws Error with one sentence when there is no such graph, or the lexica cannot be read. */
function answers(graph: string | undefined, words: readonly string[]): Answer[] {
  const known = [...lexica().keys()].join(', ');
  if (graph === undefined || words.length === 0)
    throw new Error(`Say which words of which language: npm run -s word -- LANG WORD… (${known}).`);
  const lexicon = lexica().get(graph);
  if (!lexicon) throw new Error(`There is no word list "${graph}", only ${known}.`);
  return words.map((text) => {
    const word = fold(graph, text);
    if (lexicon.has(word)) return { word, valid: true };
    const reason = recipes.find((recipe) => recipe.graph === graph)?.reason(word);
    return reason === undefined ? { word, valid: false } : { word, valid: false, reason };
  });
}

try {
  const [graph, ...words] = process.argv.slice(2);
  for (const answer of answers(graph, words)) console.log(JSON.stringify(answer));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
