import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { automatonOf } from './automaton.ts';

const count = (words: string[]): { nodes: number; edges: number; words: number } => {
  const { nodes, words: total } = automatonOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ', words);
  return { nodes: nodes.length - 1, edges: nodes.flat().length, words: total };
};

describe('the automaton of a word list', () => {
  test('words that end alike share their ends', () => {
    // (start) T → A or O → P, a word → S, a word: the node after T, the one after A and O, the one after P
    expect(count(['TAP', 'TAPS', 'TOP', 'TOPS'])).toEqual({ nodes: 4, edges: 5, words: 4 });
  });

  test('a word that is listed twice counts once', () => {
    expect(count(['AS', 'AS'])).toEqual({ nodes: 2, edges: 2, words: 1 });
  });

  test.prop([fc.uniqueArray(fc.stringMatching(/^[AB]{1,6}$/))])('no two nodes accept the same endings: it is the smallest one', (words) => {
    const { nodes } = automatonOf('AB', words.toSorted());
    const endings = (node: number): string[] =>
      nodes[node]!.flatMap((edge) => [...(edge & 32 ? [`${edge & 31}`] : []), ...endings(edge >>> 6).map((rest) => `${edge & 31}${rest}`)]);
    const all = nodes.map((_, node) => endings(node).join());
    expect(new Set(all).size).toBe(words.length > 0 ? all.length : 1);
  });

  test('words out of order, a strange letter and the empty word are refused with a sentence', () => {
    expect(() => count(['B', 'A'])).toThrow('The words must ascend, but "A" follows "B".');
    expect(() => count(['ÄRA'])).toThrow('"ÄRA" has a letter outside of ABCDEFGHIJKLMNOPQRSTUVWXYZ.');
    expect(() => count([''])).toThrow('The words must ascend');
  });
});
