import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amend } from './amend.ts';
import { lexiconOf } from './build.ts';
import { listing } from './listing.ts';

const wordLists = fc.array(fc.oneof(fc.stringMatching(/^[AB]{1,4}$/), fc.stringMatching(/^[A-ZÄÖÜ]{1,8}$/)), { maxLength: 40 });

describe('a lexicon with words more and words fewer', () => {
  test.prop([wordLists, wordLists, wordLists])('is the lexicon of exactly the words that are left, walks and all', (words, also, not) => {
    const left = [...new Set([...words, ...also])].filter((word) => !not.includes(word)).toSorted();
    const amended = amend(lexiconOf(words), { also, not });
    expect([...listing(amended)]).toEqual(left);
    const asked = [...words, ...also, ...not];
    expect(asked.filter((word) => amended.has(word))).toEqual(asked.filter((word) => left.includes(word)));
    expect(asked.every((word) => amended.hasPrefix(word) === left.some((other) => other.startsWith(word)))).toBe(true);
  });

  test.prop([wordLists, wordLists, wordLists])('leaves the lexicon that it came from as it was', (words, also, not) => {
    const lexicon = lexiconOf(words);
    const before = [...listing(lexicon)];
    amend(lexicon, { also, not });
    expect([...listing(lexicon)]).toEqual(before);
  });

  test.prop([wordLists, wordLists, wordLists])('amended twice keeps both', (words, first, second) => {
    const amended = amend(amend(lexiconOf(words), { also: first }), { not: second });
    expect([...listing(amended)]).toEqual([...new Set([...words, ...first])].filter((word) => !second.includes(word)).toSorted());
  });

  test('`only` replaces it, and `also` and `not` work on that', () => {
    const lexicon = lexiconOf(['RADAR', 'PALME']);
    expect([...listing(amend(lexicon, { only: ['FOO', 'BAR'], also: ['BAZ'], not: ['BAR'] }))]).toEqual(['BAZ', 'FOO']);
    expect([...listing(amend(lexicon, { only: [] }))]).toEqual([]);
  });

  test('null and nothing leave it as it is', () => {
    const lexicon = lexiconOf(['RADAR']);
    expect(amend(lexicon, { also: null, not: [], only: null })).toBe(lexicon);
  });

  test('words are folded as the graph writes them', () => {
    const amended = amend(lexiconOf(['RAD'], 'de-folded'), { also: ['Fööße'] });
    expect([...listing(amended)]).toEqual(['FOEOESSE', 'RAD']);
  });

  test('a word with letters that the graph does not know is refused with a sentence', () => {
    expect(() => amend(lexiconOf(['RAD']), { also: ['R2D2'] })).toThrow('"R2D2" cannot be spelled with the letters of the lexicon de.');
    expect(() => amend(lexiconOf(['RAD']), { also: [''] })).toThrow('"" cannot be spelled');
  });
});
