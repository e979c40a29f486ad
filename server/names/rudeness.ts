// Words that nobody should have to read on a screen among friends, in a name or in a table's code.
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { fold } from './folding.ts';

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** German, folded: rude wherever they stand, also inside a longer word. */
const GERMAN_ANYWHERE = ['arschl', 'fick', 'fotze', 'hurens', 'wichs', 'nutte', 'schlampe', 'kanake', 'hitler', 'heilh', 'siegheil', 'neger', 'schwuchtel', 'missgeburt', 'scheiss', 'muschi', 'titten', 'vollpfosten', 'holocaust', 'spast', 'schwanzl', 'untermensch'];
/** Rude only as a word of their own: HURE but not UHRENHURENGASSE, SAU but not SAUER. */
const GERMAN_ALONE = ['arsch', 'hure', 'sau', 'nazi', 'nazis', 'ss', 'sa', 'kacke', 'pisse', 'moese', 'mose', 'schwanz', 'penner', 'mongo', 'depp', 'idiot', 'kz', 'nsdap'];
/** Innocent words that hold a rude one. */
const INNOCENT = ['fickle', 'fickel', 'spasti k', 'cockpit', 'cocktail', 'peacock', 'hancock', 'dickens', 'dickinson', 'moby dick', 'scunthorpe', 'penistone', 'essex', 'sussex', 'dickmilch', 'wichser t'];

/** Folded text, with the words apart and run together, so that F.I.C.K hides nothing. */
function spellings(text: string): { readonly words: string; readonly joined: string } {
  const words = INNOCENT.reduce((rest, innocent) => rest.replaceAll(innocent, ' '), fold(text)).replaceAll(/ +/g, ' ').trim();
  return { words, joined: words.replaceAll(' ', '') };
}

/** Whether a name is rude in English or German, disguised or not. */
export function isRude(text: string): boolean {
  const { words, joined } = spellings(text);
  const single = words.replaceAll(/(.)\1+/g, '$1'), alone = new Set([...words.split(' '), ...single.split(' '), joined]);
  if (GERMAN_ALONE.some((word) => alone.has(word))) return true;
  if (GERMAN_ANYWHERE.some((word) => joined.includes(word) || single.replaceAll(' ', '').includes(word))) return true;
  return english.hasMatch(words) || (isSpelledOut(words) && english.hasMatch(joined));
}

/** Letters set apart one by one (`f u c k`); joining ordinary words would invent rude ones across their border. */
const isSpelledOut = (words: string): boolean => /^(\w{1,2} )+\w{1,2}$/.test(words);
