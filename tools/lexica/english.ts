// English: SCOWL, sizes 10 to 80, class "words" only, which leaves out names, abbreviations and contractions; all spellings of English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../shared/words/fold.ts';
import { list } from './lists.ts';
import { linesOf, longest, type Recipe } from './recipe.ts';

const twoLetters = list('en-2');
const added = list('en-add');
const noVowel = list('en-no-vowel');
const veto = list('en-veto');
const folder = 'usr/share/dict/scowl';
const largest = 80;
const groups = new Set([
  'english',
  'american',
  'british',
  'british_z',
  'canadian',
  'australian',
  'variant_1',
  'variant_2',
  'british_variant_1',
  'british_variant_2',
  'canadian_variant_1',
  'canadian_variant_2',
  'australian_variant_1',
  'australian_variant_2',
]);

function isList(file: string): boolean {
  const [, group = '', size] = /^(.+)-words\.(\d+)$/.exec(file) ?? [];
  return groups.has(group) && Number(size) <= largest;
}

function reason(word: string): string | undefined {
  if (word.length === 2) return twoLetters.has(word) ? undefined : 'not among the English words of two letters';
  return veto.get(word);
}

function isValid(word: string): boolean {
  if (word.length > longest || !/^[A-Z]{3,}$/.test(word)) return false; // two letters: the hand-made list alone
  return (/[AEIOUY]/.test(word) || noVowel.has(word)) && reason(word) === undefined;
}

export const english: Recipe = {
  graph: 'en',
  source: { package: 'scowl', version: '2020.12.07-2', sha256: 'de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718' },
  licence: { id: 'LicenseRef-SCOWL', text: 'en-SCOWL.txt', credit: 'SCOWL by Kevin Atkinson and the authors of its sources' },
  expected: 252_964,
  read: (root) =>
    readdirSync(join(root, folder))
      .filter(isList)
      .toSorted()
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
  clean: (parts) => {
    const spelled = parts.flatMap(({ text }) => linesOf(text)).filter((line) => /^\p{Ll}+$/u.test(line));
    return new Set([...twoLetters.keys(), ...added.keys(), ...spelled.map((line) => fold('en', line)).filter(isValid)]);
  },
  reason,
};
