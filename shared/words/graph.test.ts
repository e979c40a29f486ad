import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { buildGraph, lexiconOf } from './build.ts';
import { readGraph, type WordGraph } from './graph.ts';
import { listing } from './listing.ts';

const thirtyTwo = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÅÆÖØÜ';
const graphOf = (words: Iterable<string>, letters = thirtyTwo): WordGraph => readGraph('test', buildGraph(letters, words).bytes);
const word = fc.oneof(fc.stringMatching(/^[ABÜ]{1,5}$/), fc.stringMatching(/^[A-ZÄÅÆÖØÜ]{1,12}$/));
const wordLists = fc.array(word, { maxLength: 80 });
const startsOf = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((w) => Array.from({ length: w.length + 1 }, (_, length) => w.slice(0, length))));

describe('a word graph, beside a set of the same words', () => {
  test.prop([wordLists, fc.array(word)])('has the words and no others', (words, others) => {
    const graph = graphOf(words);
    const set = new Set(words);
    const asked = [...words, ...others, ...startsOf(words), ...words.map((w) => `${w}A`)];
    expect(asked.filter((w) => graph.has(w))).toEqual(asked.filter((w) => set.has(w)));
  });

  test.prop([wordLists, fc.array(word)])('knows how words begin', (words, others) => {
    const graph = graphOf(words);
    const starts = startsOf(words);
    const asked = [...starts, ...others, ...words.map((w) => `${w}A`)];
    expect(asked.filter((w) => graph.hasPrefix(w))).toEqual(asked.filter((w) => starts.has(w)));
  });

  test.prop([wordLists])('a walk meets each word once, in order', (words) => {
    expect([...listing(graphOf(words))]).toEqual([...new Set(words)].toSorted());
  });

  test.prop([wordLists])('step and ends say no for a letter that is not in the mask', (words) => {
    const graph = graphOf(words);
    const visit = (node: number): void => {
      for (let letter = 0; letter < 32; letter++) {
        if ((graph.letters(node) >>> letter) & 1) {
          const next = graph.step(node, letter);
          expect(next !== 0 || graph.ends(node, letter)).toBe(true); // every way leads to a word
          if (next !== 0) visit(next);
        } else expect([graph.step(node, letter), graph.ends(node, letter)]).toEqual([0, false]);
      }
    };
    visit(graph.root);
    expect([graph.letters(0), graph.step(0, 0), graph.ends(0, 0)]).toEqual([0, 0, false]);
  });

  test('anything that is not written with its letters is simply not in it', () => {
    const graph = graphOf(['STRASSE']);
    expect(
      ['', 'strasse', 'STRAßE', 'STRASSE ', '🙂', 'Ā', '\u0000'].filter((w) => graph.has(w) || (w !== '' && graph.hasPrefix(w))),
    ).toEqual([]);
  });

  test('the empty prefix begins some word, unless there is none', () => {
    expect([graphOf(['A']).hasPrefix(''), graphOf([]).hasPrefix(''), graphOf([]).has('A')]).toEqual([true, false, false]);
  });

  test('carries its name and its letters in order', () => {
    const graph = readGraph('en', buildGraph('ABC', ['CAB']).bytes);
    expect([graph.name, graph.alphabet]).toEqual(['en', ['A', 'B', 'C']]);
  });
});

describe('a lexicon in memory', () => {
  test.prop([wordLists])('is the same as the one read from bytes', (words) => {
    const german = words.filter((w) => /^[A-ZÄÖÜ]+$/.test(w));
    expect([...listing(lexiconOf(german))]).toEqual([...listing(graphOf(german))]);
  });

  test('takes words in any order and the alphabet of its name', () => {
    expect([...listing(lexiconOf(['ÖL', 'AM', 'ÖL']))]).toEqual(['AM', 'ÖL']);
    expect(() => lexiconOf(['ÖL'], 'en')).toThrow('has a letter outside');
  });
});
