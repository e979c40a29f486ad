import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from './english.ts';
import { foldedGerman, german } from './german.ts';
import { list } from './lists.ts';
import type { Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';

/** The words that a recipe takes from these lines, beside those that its own lists bring. */
const taken = (recipe: Recipe, text: string): string[] => {
  const own = recipe.clean([]);
  return [...recipe.clean([{ file: 'test', text }])].filter((word) => !own.has(word)).toSorted();
};

describe('the German recipe', () => {
  it('takes the spellings of a line, never its key, unless it stands alone', () => {
    expect(taken(german, 'SCHOEN schön\nSTRASSE Straße\nHAUS')).toEqual(['HAUS', 'SCHÖN', 'STRASSE']);
  });
  it('leaves out abbreviations: a capital inside every spelling, or no vowel', () => {
    expect(taken(german, 'EKG EKG\nCDS CDs\nQRT qrt\nPST pst\nPC PC pc')).toEqual(['PST']);
  });
  it('leaves out names and their genitives, and places by their endings, but only where always written with a capital', () => {
    expect(taken(german, 'LAURA Laura\nLAURAS Lauras\nNORDAFRIKA Nordafrika\nNORDAFRIKAS Nordafrikas\nMARINAS Marinas')).toEqual([
      'MARINAS',
    ]);
    expect(taken(german, 'HANSS hanss\nXENGLAND xengland')).toEqual(['HANSS', 'XENGLAND']);
  });
  it('leaves out the junk list, other alphabets, and more than 17 letters', () => {
    expect(taken(german, 'DVD dvd\nLOL lol\nAAAAAAAAAAAAAAAAA\nAAAAAAAAAAAAAAAAAA\nA1A a1a\nAΩA aωa')).toEqual(['AAAAAAAAAAAAAAAAA']);
  });
  it('0.5 takes words of two letters from its own list alone', () => {
    expect(taken(german, 'ET et\nXX xx')).toEqual([]);
    expect([...german.clean([])].filter((word) => word.length === 2)).toEqual([...list('de-2').keys()]);
  });
  it('is folded for games without umlauts, words of two letters too', () => {
    const words = foldedGerman.clean([{ file: 'test', text: 'BAER Bär\nUEBEN üben' }]);
    expect(['BAER', 'UEBEN', 'OEL', 'AN'].filter((word) => !words.has(word))).toEqual([]);
    expect([...words].filter((word) => /[ÄÖÜ]/.test(word))).toEqual([]);
  });
});

describe('the English recipe', () => {
  it('takes lower-case words only, without their accents', () => {
    expect(taken(english, "café\nParis\ndon't\nNASA\nco-op\nfarm")).toEqual(['CAFE', 'FARM']);
  });
  it('leaves out its veto list and words without a vowel, but not those of its list', () => {
    expect(taken(english, 'esc\nhmm\nqrs\nrhythm\npsst')).toEqual(['HMM', 'PSST', 'RHYTHM']);
  });
  it('takes words of two letters from its own list alone', () => {
    expect(taken(english, 'qx\nnot')).toEqual(['NOT']);
    expect([...english.clean([])].filter((word) => word.length === 2)).toEqual([...list('en-2').keys()]);
  });
});

describe('reasons', () => {
  it.each([
    ['de', 'ET', 'RULES 0.5'],
    ['de', 'LAURAS', 'genitive: first name'],
    ['de', 'NORDAFRIKA', 'country'],
    ['de', 'QX', 'two letters'],
    ['de-folded', 'LAURA', 'first name'],
    ['de-folded', 'SUEDAFRIKAS', 'country'],
    ['en', 'PARIS', 'name'],
    ['en', 'QX', 'two letters'],
  ])('%s %s: %s', (graph, word, part) => {
    expect(recipes.find((recipe) => recipe.graph === graph)?.reason(word)).toContain(part);
  });
  it('there is none for a word that no list speaks of', () => {
    expect(recipes.map(({ reason }) => reason('XYZZYX'))).toEqual([undefined, undefined, undefined]);
  });
  it('every line of every list has one, and stands there once', () => {
    for (const file of readdirSync(new URL('lists/', import.meta.url))) {
      const name = file.replace('.txt', '');
      const lines = readFileSync(new URL(`lists/${file}`, import.meta.url), 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'));
      expect([name, list(name).size]).toEqual([name, lines.length]);
      expect([...list(name).keys()].filter((word) => !/^[A-ZÄÖÜ]{2,}$/.test(word))).toEqual([]);
    }
  });
  it('no word is kept or added and vetoed at once', () => {
    const wanted = [...list('de-names-keep').keys(), ...list('de-add').keys(), ...list('de-2').keys()];
    expect(wanted.filter((word) => german.reason(word) !== undefined)).toEqual([]);
    expect([...list('en-add').keys(), ...list('en-2').keys()].filter((word) => english.reason(word) !== undefined)).toEqual([]);
  });
});
