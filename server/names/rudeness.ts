// Words that nobody should have to read on a screen among friends, in a name or in a table's code.
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { fold } from './folding.ts';

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Rude wherever they stand, also inside a longer word: German first, then what the English list lets through. Folded. */
const ANYWHERE = [
  'arschl',
  'fick',
  'fikk',
  'fotze',
  'hurens',
  'wichs',
  'wixer',
  'wixxer',
  'nutte',
  'schlampe',
  'kanake',
  'hitler',
  'heilh',
  'siegheil',
  'neger',
  'schwuchtel',
  'missgeburt',
  'scheiss',
  'muschi',
  'titten',
  'holocaust',
  'spast',
  'untermensch',
  'vergasen',
  'phuck',
  'niqq',
  'kunt',
];
/** Rude only as a word of their own: HURE, but not THUREN. Folded. */
const ALONE = ['arsch', 'hure', 'huren', 'nazi', 'nazis', 'ss', 'kacke', 'pisse', 'moese', 'schwanz', 'mongo', 'kz', 'nsdap'];
/** Signs that say it without letters. */
const SIGNS = /[卍卐]/u;
/** Names and words that hold a rude one and mean no harm. Folded, with double letters as they are written. */
const INNOCENT = [
  'annalena',
  'analena',
  'annalisa',
  'analisa',
  'annalise',
  'analise',
  'annalie',
  'analog',
  'analy',
  'cummings',
  'cumming',
  'dickens',
  'dickinson',
  'fagan',
  'fagin',
  'fagott',
  'fickle',
  'kikeriki',
  'nutella',
  'pissarro',
  'semen',
  'spastian',
  'wanka',
  'moby dick',
  'penistone',
];

/** Folded words, innocent ones taken out; `single` has no letter twice in a row. */
function spellings(text: string): { readonly words: string; readonly single: string } {
  const words = INNOCENT.reduce((rest, innocent) => rest.replaceAll(innocent, ' '), fold(text))
    .replaceAll(/ +/g, ' ')
    .trim();
  return { words, single: words.replaceAll(/(.)\1+/g, '$1') };
}

const joined = (words: string): string => words.replaceAll(' ', '');
/** Letters set apart one or two at a time (`f u c k`); joining ordinary words would invent rude ones across their border. */
const isSpelledOut = (words: string): boolean => /^(\w{1,2} )+\w{1,2}$/.test(words);

/** Whether a name is rude in English or German, disguised or not. A filter for friends, not a fortress: the host can rename. */
export function isRude(text: string): boolean {
  const { words, single } = spellings(text);
  const alone = new Set([...words.split(' '), ...single.split(' '), ...(isSpelledOut(words) ? [joined(words)] : [])]);
  return (
    SIGNS.test(text) ||
    ALONE.some((word) => alone.has(word)) ||
    ANYWHERE.some((word) => joined(words).includes(word) || joined(single).includes(word)) ||
    english.hasMatch(words) ||
    (isSpelledOut(words) && english.hasMatch(joined(words)))
  );
}
