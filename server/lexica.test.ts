import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lexica, lexicon, loadLexica } from './lexica.ts';

describe('the lexica of this process', () => {
  it('are German, folded German and English', () => {
    expect([...lexica().keys()]).toEqual(['de', 'de-folded', 'en']);
    expect(['de', 'de-folded', 'en'].map((graph) => lexicon(graph).name)).toEqual(['de', 'de-folded', 'en']);
  });
  it('are loaded once', () => {
    expect(lexica()).toBe(lexica());
  });
  it('an unknown one is refused with a sentence', () => {
    expect(() => lexicon('xx')).toThrow('There is no lexicon "xx", only de, de-folded, en.');
  });
});

describe('a folder of lexica that is not whole', () => {
  let folder = '';
  const load = (): unknown => loadLexica(pathToFileURL(`${folder}/`));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lexica-'));
    cpSync(fileURLToPath(new URL('../public/lexica', import.meta.url)), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('whole, it loads', () => {
    expect(load()).toHaveProperty('size', 3);
  });
  it('a missing graph is named, and the cure', () => {
    rmSync(join(folder, 'de.graph'));
    expect(load).toThrow(/^The file .*de\.graph cannot be read: restore it from the repository, or run "npm run build-lexica"\.$/);
  });
  it('a damaged graph is named, and the cure', () => {
    const bytes = readFileSync(join(folder, 'en.graph'));
    bytes[5000]! ^= 1;
    writeFileSync(join(folder, 'en.graph'), bytes);
    expect(load).toThrow(/^The word graph .*en\.graph is not the one in the manifest: restore it/);
  });
  it('a missing and a damaged manifest are named', () => {
    writeFileSync(join(folder, 'manifest.json'), '{ "graphs": { "de": {} } }');
    expect(load).toThrow(/^The list of word graphs .*manifest\.json is damaged: restore it/);
    rmSync(join(folder, 'manifest.json'));
    expect(load).toThrow(/^The file .*manifest\.json cannot be read: restore it/);
  });
});
