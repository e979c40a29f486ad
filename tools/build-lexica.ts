// npm run build-lexica: writes the word graphs, their manifest and their licences into public/lexica.
// npm run check-lexica: builds them again and compares every byte. Both need Debian's packages; playing and testing never does.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { make } from './lexica/make.ts';
import { recipes } from './lexica/recipes.ts';
import type { Manifest } from '../shared/words/manifest.ts';

const folder = new URL('../public/lexica/', import.meta.url);
const licences = new URL('../LICENSES/', import.meta.url);

/** File name → content. */
async function build(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const graphs: Manifest['graphs'] = {};
  for (const recipe of recipes) {
    const { name, bytes, entry } = await make(recipe);
    graphs[name] = entry;
    files.set(entry.file, bytes);
    files.set(entry.licence.text, readFileSync(new URL(entry.licence.text, licences)));
    console.log(`${name}: ${entry.words} words, ${entry.nodes} nodes, ${entry.edges} edges, ${entry.bytes} bytes`);
  }
  return files.set('manifest.json', Buffer.from(`${JSON.stringify({ graphs } satisfies Manifest, null, 2)}\n`));
}

/** Names of the committed files that differ from these. */
const stale = (files: ReadonlyMap<string, Uint8Array>): string[] =>
  [...files]
    .filter(([name, bytes]) => {
      const old = new URL(name, folder);
      return !existsSync(old) || !readFileSync(old).equals(bytes);
    })
    .map(([name]) => name);

try {
  const files = await build();
  if (process.argv.includes('--check')) {
    const others = stale(files);
    if (others.length > 0) throw new Error(`public/lexica differs from a fresh build: ${others.join(', ')}.`);
    console.log('public/lexica is what a fresh build gives, byte for byte.');
  } else {
    await mkdir(folder, { recursive: true });
    for (const [name, bytes] of files) await writeFile(new URL(name, folder), bytes);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
