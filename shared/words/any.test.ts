import { expect, it } from 'vitest';
import { anyWord } from './any.ts';

it('every text in the letters of the alphabet is a word, nothing else', () => {
  const german = anyWord('de');
  for (const word of ['AB', 'XYZZY', 'ÄÖÜ', 'QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ']) expect(german.has(word)).toBe(true);
  for (const word of ['', 'ab', 'A B', 'É', 'A1']) expect(german.has(word)).toBe(false);
  expect(german.hasPrefix('ZZZ')).toBe(true);
});

it('walks go on for ever', () => {
  const english = anyWord('en');
  const node = english.step(english.root, 25);
  expect([english.step(node, 0), english.ends(node, 0), english.letters(node)]).toEqual([node, true, 2 ** 26 - 1]);
});
