import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { spend } from '../tiles/rack.ts';
import { lexiconOf } from '../words/build.ts';
import { change, isFault } from './change.ts';
import { additions, replacements, type Visit } from './finder.ts';
import { judgeAttack, judgeForm } from './judge.ts';
import { formed } from './word.ts';

const all = (search: (visit: Visit) => void): string[] => {
  const found: string[] = [];
  search((word) => found.push(word) > 0);
  return found;
};
const de = lexiconOf(['RAD', 'RADAR', 'RADIO', 'GRAD', 'ALM', 'PALME', 'BUCH', 'BACH', 'BAUCH', 'TUCH', 'ÖL', 'ÖLE']);

describe('3.2 the attack finder', () => {
  it('finds additions at both ends and inside', () => {
    expect(all((visit) => additions(de, 'AR', 'RAD', visit))).toEqual(['RADAR']);
    expect(all((visit) => additions(de, 'AGIOR', 'RAD', visit))).toEqual(['GRAD', 'RADAR', 'RADIO']);
    expect(all((visit) => additions(de, 'A', 'BUCH', visit))).toEqual(['BAUCH']);
  });
  it('finds replacements, within the limit', () => {
    expect(all((visit) => replacements(de, 'AT', 'BUCH', null, visit))).toEqual(['BACH', 'TUCH']);
    expect(all((visit) => replacements(de, 'BA', 'TUCH', null, visit))).toEqual(['BACH', 'BUCH']);
    expect(all((visit) => replacements(de, 'BA', 'TUCH', 1, visit))).toEqual(['BUCH']);
  });
  it('finds the words of a hand when there is nothing to attack', () => {
    expect(all((visit) => additions(de, 'BUCHA', '', visit))).toEqual(['BACH', 'BAUCH', 'BUCH']);
  });
  it('3.5 writes LEXICON tiles lower case, spends real tiles first and leaves old tiles as they are', () => {
    expect(all((visit) => additions(de, '?', 'RaD', visit))).toEqual(['gRaD']);
    expect(all((visit) => additions(de, 'A?', 'RAD', visit))).toEqual(['gRAD', 'RADAr']);
    expect(all((visit) => additions(de, 'Le?', '', visit))).toEqual(['öL', 'öLe']);
  });
  it('stops when it is told to', () => {
    let calls = 0;
    additions(de, 'AGIOR', 'RAD', () => ++calls < 2);
    expect(calls).toBe(2);
  });
  it('finds nothing for letters that the lexicon does not have', () => {
    const en = lexiconOf(['RAD'], 'en');
    expect(all((visit) => additions(en, 'RAD?', 'Ö', visit))).toEqual([]);
    expect(all((visit) => replacements(en, 'RAD?', 'ÖAD', null, visit))).toEqual([]);
  });
});

describe('the finder and the judge agree', () => {
  const letters = fc.constantFrom('A', 'B', 'C');
  const word = fc.string({ unit: letters, minLength: 2, maxLength: 6 });
  const hand = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '?', 'a', 'b'), maxLength: 5 });
  const target = fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'a'), minLength: 2, maxLength: 4 });
  const limit = fc.constantFrom(null, 1);

  it('what is found is an attack that the hand can pay, each word once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), hand, target, limit, (words, tiles, old, most) => {
        const lexicon = lexiconOf(words);
        const found = [
          ...all((visit) => additions(lexicon, tiles, old, visit)),
          ...all((visit) => replacements(lexicon, tiles, old, most, visit)),
        ];
        const table = { words: [formed(0, 1, old, true)], gone: [], seats: 2 };
        for (const next of found) {
          expect(judgeAttack({ seat: 0, tiles, alphabet: 'ABC' }, table, { owner: 1, target: old, word: next }, most)).not.toHaveProperty(
            'code',
          );
          expect(words).toContain(next.toUpperCase());
        }
        expect(new Set(found.map((next) => next.toUpperCase())).size).toBe(found.length);
      }),
      { numRuns: 300 },
    );
  });
  it('every attack that the hand can pay is found', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), hand, target, limit, (words, tiles, old, most) => {
        const lexicon = lexiconOf(words);
        const found = new Set(
          [...all((visit) => additions(lexicon, tiles, old, visit)), ...all((visit) => replacements(lexicon, tiles, old, most, visit))].map(
            (next) => next.toUpperCase(),
          ),
        );
        const possible = words.filter((next) =>
          casings(next).some((text) => {
            const made = change(old, text, most);
            return !isFault(made) && spend(tiles, made.laid).missing === '' && staysAlike(old, text, made.how);
          }),
        );
        expect([...found].toSorted()).toEqual(possible.toSorted());
      }),
      { numRuns: 300 },
    );
  });
  it('a formed word is one that the hand can pay', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), hand, (words, tiles) => {
        const found = all((visit) => additions(lexiconOf(words), tiles, '', visit));
        for (const next of found) expect(judgeForm({ seat: 0, tiles, alphabet: 'ABC' }, next)).toHaveProperty('spent');
        const payable = words.filter((next) => casings(next).some((text) => spend(tiles, text).missing === ''));
        expect(found.map((next) => next.toUpperCase()).toSorted()).toEqual(payable.toSorted());
      }),
      { numRuns: 300 },
    );
  });
});

/** A word with each of its letters real or announced. */
const casings = (word: string): string[] =>
  [...word].reduce<string[]>((texts, letter) => texts.flatMap((text) => [text + letter, text + letter.toLowerCase()]), ['']);

/** The finder never swaps a tile for another of the same letter: it would cost a tile and gain none. */
const staysAlike = (old: string, text: string, how: string): boolean =>
  how === 'add' || [...text].every((tile, i) => tile === old[i] || tile.toUpperCase() !== old[i]!.toUpperCase());
