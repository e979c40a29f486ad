// The committed graphs, asked as they are: nothing is folded here.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lexica, lexicon } from '../../server/lexica.ts';

const rows = readFileSync(new URL('expect.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [graph: string, where: 'in' | 'out', words: string]);

describe('expect.tsv', () => {
  it('says for every graph what must be in and what must be out', () => {
    const covered = new Set(rows.map(([graph, where]) => `${graph} ${where}`));
    expect([...covered].toSorted()).toEqual([...lexica().keys()].flatMap((graph) => [`${graph} in`, `${graph} out`]).toSorted());
  });

  it.each(rows)('%s %s: %s', (graph, where, words) => {
    const asked = words.split(' ');
    expect(asked.filter((word) => lexicon(graph).has(word))).toEqual(where === 'in' ? asked : []);
  });
});

describe('words of the rules', () => {
  it('0.5 ET is no German word, with umlaut letters or without', () => {
    expect([lexicon('de').has('ET'), lexicon('de-folded').has('ET')]).toEqual([false, false]);
  });

  it('0.4 German has ÄÖÜ as letters, its folded form has A to Z only', () => {
    expect(lexicon('de').alphabet.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ');
    expect(lexicon('de-folded').alphabet).toEqual(lexicon('en').alphabet);
  });

  it('3.2 every word that the examples of Lexicon attack is one, and what becomes of it too', () => {
    const german = 'RAD RADAR ALM PALME SAND STAND SCHWEIN SCHWEINEREI BUCH BACH NETT NEST LIED LIEB ROST KOST LEBEN NEBELN BAD';
    const english = 'BAD BAND BRAND GRAND BREAD DAB MOTHER SMOTHERED HAT THATCHED FAR FAIRY MAN MANY EXPERT EXPORT';
    expect(german.split(' ').filter((word) => !lexicon('de').has(word))).toEqual([]);
    expect(english.split(' ').filter((word) => !lexicon('en').has(word))).toEqual([]);
  });

  it('5.x the examples of Wörtersee are words of the graphs that it is played with', () => {
    expect(lexicon('de-folded').has('EDEL')).toBe(true);
    expect(['SPELL', 'STUFF', 'ELSE'].filter((word) => !lexicon('en').has(word))).toEqual([]);
  });
});
