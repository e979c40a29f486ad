import { expect, it } from 'vitest';
import { lexiconGo } from '../../i18n/en/lexicon-go.ts';
import { fill, type Facts } from '../../i18n/message.ts';
import type { Translate } from '../../i18n/catalogue.ts';
import { nick } from './glance.ts';
import { sentenceOf, unmarked } from './news.ts';

const catalogue: { readonly [key: string]: string | { one: string; other: string } } = lexiconGo;
const t: Translate = Object.assign((key: string, facts?: Facts) => fill(catalogue[key]!, 'en', facts), { first: () => '' });
const people = { seat: 1, name: (seat: number) => ['Mia', 'Ben', 'Zoë'][seat]! };
const say = (...[notice]: [Parameters<typeof sentenceOf>[0]]): string => unmarked(sentenceOf(notice, people, t)?.sentence ?? '');

it('an attack is told by whom it concerns', () => {
  const attack = { type: 'attacked', id: 1, from: 'RAD', word: 'RaDAR', how: 'add' } as const;
  expect(say({ ...attack, seat: 0, owner: 2 })).toBe('Mia takes Zoë’s RAD → RADAR');
  expect(say({ ...attack, seat: 1, owner: 2 })).toBe('You take Zoë’s RAD → RADAR');
  expect(say({ ...attack, seat: 0, owner: 1 })).toBe('Mia takes your RAD → RADAR');
});
it('only what concerns oneself is one’s own news', () => {
  expect(sentenceOf({ type: 'formed', seat: 0, id: 1, word: 'OX' }, people, t)?.own).toBe(false);
  expect(sentenceOf({ type: 'formed', seat: 1, id: 1, word: 'OX' }, people, t)?.own).toBe(true);
  expect(sentenceOf({ type: 'called', seat: 0 }, people, t)?.own).toBe(true);
});
it('tiles of a swap are told to the one who swaps', () => {
  expect(say({ type: 'swapped', seat: 1, out: '?', in: 'E' })).toBe('You swap LEXICON for E');
  expect(say({ type: 'swapped', seat: 0 })).toBe('Mia swaps a tile');
});
it('long names are called by their first, short ones stay', () => {
  expect([nick('Großtante Hannelore'), nick('Maximilian 2'), nick('Mia 2'), nick('Wolfeschlegelstein')]).toEqual([
    'Großtante',
    'Maximilian 2',
    'Mia 2',
    'Wolfeschl…',
  ]);
});
