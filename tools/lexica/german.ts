// German: the word list of tanglet. A line is `KEY spelling spelling …`; KEY writes AE OE UE SS, so umlauts are only in the spellings,
// and KEY counts (as lower case) only where no spelling follows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fold } from '../../shared/words/fold.ts';
import { list } from './lists.ts';
import { linesOf, longest, type Recipe } from './recipe.ts';

const twoLetters = list('de-2');
const added = list('de-add');
const noVowel = list('de-no-vowel');
const junk = list('de-junk-veto');
const names = list('de-names');
const keep = list('de-names-keep');
const suffixes = list('de-name-suffixes');
const path = 'usr/share/tanglet/gamedata/de/words';

/** Word → all its spellings. */
function spellings(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of linesOf(text)) {
    const [key = '', ...given] = line.split(' ');
    for (const spelling of given.length > 0 ? given : [key.toLowerCase()]) {
      const word = fold('de', spelling);
      const others = found.get(word);
      if (others) others.push(spelling);
      else found.set(word, [spelling]);
    }
  }
  return found;
}

/** Reasons that hold however the word is spelled. */
function outAnyway(word: string): string | undefined {
  const reason = junk.get(word) ?? names.get(word);
  return word.length === 2 && !twoLetters.has(word) ? (reason ?? 'not among the German words of two letters') : reason;
}

/** Reasons that hold for a word which is always written with a capital. */
function outAsName(word: string): string | undefined {
  const suffix = [...suffixes].find(([ending]) => word.endsWith(ending) || word.endsWith(`${ending}S`));
  if (suffix) return suffix[1];
  const base = word.endsWith('S') && !keep.has(word) ? names.get(word.slice(0, -1)) : undefined;
  return base && `genitive: ${base}`;
}

function isValid(word: string, written: readonly string[]): boolean {
  if (word.length > longest || !/^[A-ZÄÖÜ]{3,}$/.test(word)) return false; // two letters: the hand-made list alone
  if (written.every((spelling) => /.\p{Lu}/u.test(spelling))) return false; // DVD, CDs
  if (!/[AEIOUYÄÖÜ]/.test(word) && !noVowel.has(word)) return false;
  if (outAnyway(word) !== undefined) return false;
  return outAsName(word) === undefined || !written.every((spelling) => /^\p{Lu}/u.test(spelling));
}

export const german: Recipe = {
  graph: 'de',
  source: {
    package: 'tanglet-data',
    version: '1.6.3-2',
    sha256: 'dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff',
  },
  licence: { id: 'CC0-1.0', text: 'de-CC0-1.0.txt', credit: 'enz/german-wordlist by Markus Enzenberger, as packed in tanglet' },
  expected: 636_558,
  read: (root) => [{ file: path, text: gunzipSync(readFileSync(join(root, path))).toString('utf8') }],
  clean: (parts) => {
    const words = parts.flatMap(({ text }) => [...spellings(text)]).filter(([word, written]) => isValid(word, written));
    return new Set([...twoLetters.keys(), ...added.keys(), ...words.map(([word]) => word)]);
  },
  reason: (word) => outAnyway(word) ?? outAsName(word),
};

const umlauts: { readonly [folded: string]: string } = { AE: 'Ä', OE: 'Ö', UE: 'Ü' };

/** Every word that folds to this one: BAER ← BAER, BÄR. */
const unfolded = (word: string): string[] =>
  word.split(/(AE|OE|UE)/).reduce<string[]>(
    (starts, part) => {
      const endings = [part, umlauts[part]].filter((ending) => ending !== undefined);
      return starts.flatMap((start) => endings.map((ending) => start + ending));
    },
    [''],
  );

/** German without umlauts, for a game that has no such letters: BÄR is BAER. */
export const foldedGerman: Recipe = {
  ...german,
  graph: 'de-folded',
  expected: 636_509,
  clean: (parts) => new Set([...german.clean(parts)].map((word) => fold('de-folded', word))),
  reason: (word) =>
    word.length > longest
      ? undefined
      : unfolded(word)
          .map(german.reason)
          .find((reason) => reason !== undefined),
};
