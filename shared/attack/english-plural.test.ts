import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../words/build.ts';
import { isEnglishPlural } from './english-plural.ts';

const words = [
  'CAT',
  'RUN',
  'BOX',
  'BUS',
  'POTATO',
  'CHURCH',
  'BERRY',
  'BOY',
  'WOLF',
  'KNIFE',
  'FIREMAN',
  'MAN',
  'DRESS',
  'HORSE',
  'HI',
  'YE',
  'IT',
  'AMEN',
  'OMEN',
  'GLAS',
  'LA',
];
const lexicon = lexiconOf(words, 'en');

describe('3.6 plurals of the English edition', () => {
  it.each([
    'CATS',
    'cATs',
    'HORSES',
    'BOXES',
    'BUSES',
    'POTATOES',
    'CHURCHES',
    'DRESSES',
    'BERRIES',
    'BOYS',
    'WOLVES',
    'KNIVES',
    'FIREMEN',
    'MEN',
    'FEET',
    'CHILDREN',
  ])('%s is one', (word) => expect(isEnglishPlural(lexicon, word)).toBe(true));
  it.each(['CAT', 'BUS', 'DRESS', 'GLASS', 'HIS', 'YES', 'ITS', 'LAS', 'AMEN', 'OMEN', 'DOGS', 'BOYES'])('%s is none', (word) =>
    expect(isEnglishPlural(lexicon, word)).toBe(false),
  );
  it('verb forms that are spelled alike go with them', () => expect(isEnglishPlural(lexicon, 'RUNS')).toBe(true));
});
