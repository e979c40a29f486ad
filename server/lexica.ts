// The word graphs of public/lexica, loaded once per process: for the server, the replay tool and tests.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { readGraph, type WordGraph } from '../shared/words/graph.ts';
import { manifest, type ManifestEntry } from '../shared/words/manifest.ts';

export type Lexica = ReadonlyMap<string, WordGraph>;

const home = new URL('../public/lexica/', import.meta.url);
const cure = 'restore it from the repository, or run "npm run build-lexica".';
let loaded: Lexica | undefined;

/** All lexica by the name of the graph (`de`, `de-folded`, `en`). The first call reads them. @throws Error as `loadLexica`. */
export const lexica = (): Lexica => (loaded ??= loadLexica());

/** @throws Error with one sentence when there is no such lexicon, or as `loadLexica`. */
export function lexicon(graph: string): WordGraph {
  const found = lexica().get(graph);
  if (!found) throw new Error(`There is no lexicon "${graph}", only ${[...lexica().keys()].join(', ')}.`);
  return found;
}

/** Reads a folder of graphs afresh. @throws Error with one sentence when a file is missing, damaged or not the one in the manifest. */
export function loadLexica(folder = home): Lexica {
  const { graphs } = readManifest(folder);
  return new Map(Object.entries(graphs).map(([name, entry]) => [name, readGraph(name, readChecked(folder, entry))]));
}

function readManifest(folder: URL): v.InferOutput<typeof manifest> {
  const file = new URL('manifest.json', folder);
  const text = read(file).toString('utf8');
  try {
    return v.parse(manifest, JSON.parse(text));
  } catch (cause) {
    throw new Error(`The list of word graphs ${fileURLToPath(file)} is damaged: ${cure}`, { cause });
  }
}

function readChecked(folder: URL, entry: ManifestEntry): Buffer {
  const file = new URL(entry.file, folder);
  const bytes = read(file);
  if (createHash('sha256').update(bytes).digest('hex') === entry.sha256) return bytes;
  throw new Error(`The word graph ${fileURLToPath(file)} is not the one in the manifest: ${cure}`);
}

function read(file: URL): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`The file ${fileURLToPath(file)} cannot be read: ${cure}`, { cause });
  }
}
