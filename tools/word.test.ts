import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const tool = fileURLToPath(new URL('word.ts', import.meta.url));
const word = (...asked: string[]): { answers: unknown[]; said: string; code: number | null } => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [tool, ...asked], { encoding: 'utf8' });
  return {
    answers: stdout
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
    said: stderr,
    code: status,
  };
};

describe('npm run -s word -- LANG WORD…', () => {
  it('prints one line a word, folded, in the order asked', () => {
    expect(word('de', 'Straße', 'xyz', 'öl')).toEqual({
      answers: [
        { word: 'STRASSE', valid: true },
        { word: 'XYZ', valid: false },
        { word: 'ÖL', valid: true },
      ],
      said: '',
      code: 0,
    });
  });
  it('says why, where a list is why', () => {
    expect(word('de', 'et', 'Laura').answers).toEqual([
      { word: 'ET', valid: false, reason: 'a rulebook says that ET is no word (RULES 0.5)' },
      { word: 'LAURA', valid: false, reason: 'first name or deity' },
    ]);
  });
  it('spells German without umlauts where the graph has none', () => {
    expect(word('de-folded', 'Bär').answers).toEqual([{ word: 'BAER', valid: true }]);
  });
  it('an unknown language is one sentence on standard error and exit 1', () => {
    expect(word('xx', 'A')).toEqual({ answers: [], said: 'There is no word list "xx", only de, de-folded, en.\n', code: 1 });
  });
  it('without a word it says how it is asked, exit 1', () => {
    expect(word('de')).toMatchObject({ answers: [], code: 1, said: expect.stringContaining('npm run -s word -- LANG WORD') });
  });
});
