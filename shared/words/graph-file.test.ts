import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { alphabetOf } from './alphabet.ts';
import { buildGraph } from './build.ts';
import { parseGraph } from './graph-file.ts';
import { readGraph } from './graph.ts';

const { letters } = alphabetOf('de');
const words = ['RADAR', 'PALME', 'STAND', 'STANDEN', 'ÖL', 'AN'];
const { bytes, ...counts } = buildGraph(letters, words);

describe('the bytes of a word graph', () => {
  test.prop([fc.shuffledSubarray(words, { minLength: words.length })])('are the same in whatever order the words come', (shuffled) => {
    expect(buildGraph(letters, [...shuffled, ...words]).bytes).toEqual(bytes);
  });

  test('begin with LOGO and say the counts', () => {
    expect(String.fromCharCode(...bytes.slice(0, 4))).toBe('LOGO');
    expect(parseGraph('de', bytes)).toMatchObject({ letters, ...counts });
    expect(counts.words).toBe(6);
  });

  test('are little endian whatever the machine, so this sum never changes', () => {
    const sum = bytes.reduce((total, byte) => (Math.imul(total, 31) + byte) | 0, 0);
    expect([bytes.length, sum]).toEqual([288, 972801061]);
  });

  test('may lie anywhere in a larger buffer', () => {
    const larger = new Uint8Array(bytes.length + 9);
    larger.set(bytes, 3);
    expect(readGraph('de', larger.subarray(3, 3 + bytes.length)).has('PALME')).toBe(true);
  });

  test.prop([fc.nat({ max: bytes.length - 1 })])('cut short anywhere are refused with a sentence', (length) => {
    expect(() => readGraph('de', bytes.slice(0, length))).toThrow(/^The word graph "de" .*\.$/);
  });

  test.prop([fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 })])(
    'changed in any one place are refused with a sentence',
    (at, by) => {
      const harmed = bytes.slice();
      harmed[at]! ^= by;
      expect(() => readGraph('de', harmed)).toThrow(/^The word graph "de" .*\.$/);
    },
  );

  test('of something else, of another version, and with a tail are refused each with its reason', () => {
    const page = new TextEncoder().encode('<!doctype html>'.repeat(20));
    const newer = bytes.slice();
    newer[4] = 2;
    expect(() => readGraph('de', page)).toThrow('The word graph "de" is no word graph at all.');
    expect(() => readGraph('de', newer)).toThrow('The word graph "de" has format 2, this program reads 1.');
    expect(() => readGraph('de', new Uint8Array([...bytes, 0]))).toThrow(`has ${bytes.length + 1} bytes instead of ${bytes.length}`);
  });
});
