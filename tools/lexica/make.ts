// From a recipe to the files of a graph.
import { alphabetOf } from '../../shared/words/alphabet.ts';
import { buildGraph } from '../../shared/words/build.ts';
import type { ManifestEntry } from '../../shared/words/manifest.ts';
import { sha256, unpacked } from './package.ts';
import type { Recipe } from './recipe.ts';

export interface Made {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly entry: ManifestEntry;
}

/** @throws Error with one sentence when the package cannot be had, or the count is more than 0.5 % off. */
export async function make(recipe: Recipe): Promise<Made> {
  const { graph: name, source, licence, expected } = recipe;
  const parts = recipe.read(await unpacked(source));
  const words = [...recipe.clean(parts)].toSorted();
  if (!isNear(words.length, expected)) {
    throw new Error(
      `${name} has ${words.length} words, more than 0.5 % off the expected ${expected}: look at the source before changing the number.`,
    );
  }
  const { bytes, ...counts } = buildGraph(alphabetOf(name).letters, words);
  return {
    name,
    bytes,
    entry: {
      file: `${name}.graph`,
      bytes: bytes.length,
      sha256: sha256(bytes),
      ...counts,
      wordsSha256: sha256(`${words.join('\n')}\n`),
      source: { ...source, listSha256: sha256(parts.map(({ text }) => text).join('')) },
      licence,
    },
  };
}

export const isNear = (count: number, expected: number): boolean => Math.abs(count - expected) <= expected * 0.005;
