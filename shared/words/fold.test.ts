import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { alphabets } from './alphabet.ts';
import { fold } from './fold.ts';

describe('folding what people type', () => {
  test('0.4 ß is SS, small and capital', () => {
    expect(['Straße', 'STRAßE', 'STRAẞE'].map((text) => fold('de', text))).toEqual(['STRASSE', 'STRASSE', 'STRASSE']);
  });

  test('0.4 umlauts are letters of their own in German, typed in one or in two characters', () => {
    expect([fold('de', 'öl'), fold('de', 'o\u0308l'), fold('de', 'ÄÖÜ')]).toEqual(['ÖL', 'ÖL', 'ÄÖÜ']);
  });

  test('0.4 without umlaut chips they are written AE OE UE', () => {
    expect(['Bär', 'SCHO\u0308N', 'über'].map((text) => fold('de-folded', text))).toEqual(['BAER', 'SCHOEN', 'UEBER']);
  });

  test('accents fall from letters that the graph does not know, ligatures come apart', () => {
    expect([fold('en', 'café'), fold('de', 'Café'), fold('en', 'Œuvre'), fold('en', 'naïve'), fold('en', 'ægis'), fold('en', 'Ǽ')]).toEqual(
      ['CAFE', 'CAFE', 'OEUVRE', 'NAIVE', 'AEGIS', 'AE'],
    );
  });

  test('what is no letter stays, so that it is no word', () => {
    expect([fold('en', "don't"), fold('en', 'a b'), fold('en', 'r2'), fold('en', '')]).toEqual(["DON'T", 'A B', 'R2', '']);
  });

  test.prop([fc.constantFrom(...Object.keys(alphabets)), fc.string({ unit: 'grapheme' })])('folded twice is folded once', (graph, text) => {
    expect(fold(graph, fold(graph, text))).toBe(fold(graph, text));
  });
});

describe('the alphabets', () => {
  test.each(Object.entries(alphabets))('%s has at most 32 letters, ascending, none twice', (_, { letters }) => {
    expect(letters.length).toBeLessThanOrEqual(32);
    expect([...new Set(letters)].toSorted().join('')).toBe(letters);
  });
});
