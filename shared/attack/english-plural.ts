// The house rule of the English edition (RULES 3.6): no plurals. A word list does not say what a plural is, so it is told from the
// spelling, and with it the verb forms that are spelled alike go out (RUNS is RUN + S). German spelling tells nothing: English only.
import { lettersOf } from '../tiles/tile.ts';
import type { Lexicon } from '../words/lexicon.ts';

const irregular = new Set('CHILDREN DICE FEET GEESE LICE MICE OXEN PENCE TEETH'.split(' '));

/**
 * A plural is a word of the lexicon with -S behind it (at least three letters, so that HIS, YES and ITS stay; never -SS), -ES behind a
 * hiss or an O, -IES for -Y, -VES for -F or -FE, -MEN for -MAN, or one of a few old ones (FEET).
 */
export function isEnglishPlural(lexicon: Lexicon, text: string): boolean {
  const word = lettersOf(text);
  const from = (ending: string, singular: RegExp, instead = ''): boolean => {
    const stem = word.slice(0, -ending.length) + instead;
    return word.endsWith(ending) && singular.test(stem) && lexicon.has(stem);
  };
  return (
    irregular.has(word) ||
    from('S', /..[^S]$/) ||
    from('ES', /([SXZO]|CH|SH)$/) ||
    from('IES', /[^AEIOU]Y$/, 'Y') ||
    from('VES', /F$/, 'F') ||
    from('VES', /FE$/, 'FE') ||
    from('MEN', /MAN$/, 'MAN')
  );
}
