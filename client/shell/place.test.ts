import { expect, test } from 'vitest';
import { codeLetters } from './code-letters.ts';
import { placeOf } from './place.ts';

test('an address names a place, a code in any case', () => {
  expect(placeOf('/')).toEqual({ is: 'home' });
  expect(placeOf('/t/karpf')).toEqual({ is: 'table', code: 'KARPF' });
  expect(placeOf('/rules')).toEqual({ is: 'rules', game: '' });
  expect(placeOf('/rules/woertersee')).toEqual({ is: 'rules', game: 'woertersee' });
  expect(placeOf('/replay/00ff')).toEqual({ is: 'replay', id: '00ff' });
});

test('everything else leads nowhere', () => {
  for (const path of ['/t/', '/t/KAR', '/t/KARPFEN', '/t/KARPF/x', '/x', '/replay/', '/replay/a%2Fb'])
    expect([path, placeOf(path)]).toEqual([path, { is: 'nowhere' }]);
});

test('a code is taken out of what was typed or pasted', () => {
  expect(codeLetters('karpf')).toBe('KARPF');
  expect(codeLetters(' k-a r.p1f ')).toBe('KARPF');
  expect(codeLetters('http://192.0.2.7:2567/t/KARPF')).toBe('KARPF');
  expect(codeLetters('ILO')).toBe('');
  expect(codeLetters('ABCDEFGH')).toBe('ABCDEF');
});
