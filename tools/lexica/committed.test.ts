// What lies in public/lexica, held against the recipes, without any package.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { lexicon } from '../../server/lexica.ts';
import { fold } from '../../shared/words/fold.ts';
import { listing } from '../../shared/words/listing.ts';
import { manifest } from '../../shared/words/manifest.ts';
import { list } from './lists.ts';
import { isNear } from './make.ts';
import { sha256 } from './package.ts';
import { recipes } from './recipes.ts';

const folder = new URL('../../public/lexica/', import.meta.url);
const { graphs } = v.parse(manifest, JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')));

it('is one graph a recipe, from the pinned package', () => {
  const committed = Object.entries(graphs).map(([graph, { source, licence }]) => ({ graph, licence, ...source }));
  expect(committed).toMatchObject(recipes.map(({ graph, source, licence }) => ({ graph, licence, ...source })));
  expect(committed).toHaveLength(recipes.length);
});

describe.each(recipes.map((recipe) => [recipe.graph, recipe] as const))('%s', (graph, { expected, reason }) => {
  it('has exactly the words of the manifest, about as many as expected', () => {
    const words = [...listing(lexicon(graph))];
    expect([words.length, sha256(`${words.join('\n')}\n`)]).toEqual([graphs[graph]?.words, graphs[graph]?.wordsSha256]);
    expect(isNear(words.length, expected)).toBe(true);
  });
  it('0.3 has none of the words that a hand-made list keeps out, and every one that such a list brings', () => {
    const language = graph.slice(0, 2);
    const out = language === 'de' ? ['de-junk-veto', 'de-names'] : ['en-veto'];
    const wordsOf = (names: string[]): string[] => names.flatMap((name) => [...list(name).keys()]).map((word) => fold(graph, word));
    const brought = new Set(wordsOf([`${language}-add`, `${language}-2`]));
    expect(wordsOf(out).filter((word) => !brought.has(word) && lexicon(graph).has(word))).toEqual(graph === 'de-folded' ? ['NOEL'] : []); // as NÖL!
    expect([...brought].filter((word) => !lexicon(graph).has(word))).toEqual([]);
  });
  it('has no word of two letters but those of its list', () => {
    const { alphabet, has } = lexicon(graph);
    const pairs = alphabet.flatMap((first) => alphabet.map((second) => first + second)).filter(has);
    expect(pairs.length).toBeGreaterThan(50);
    expect([...alphabet.filter(has), ...pairs.filter((word) => reason(word) !== undefined)]).toEqual([]);
  });
  it('has its licence in LICENSES and, the same, beside it', () => {
    const text = graphs[graph]!.licence.text;
    expect(readFileSync(new URL(text, folder))).toEqual(readFileSync(new URL(`../../LICENSES/${text}`, import.meta.url)));
  });
});

it('a count more than half a percent off stops the build', () => {
  expect([1005, 995, 1006, 994].map((count) => isNear(count, 1000))).toEqual([true, true, false, false]);
});
