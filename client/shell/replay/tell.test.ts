import { expect, test } from 'vitest';
import { de } from '../../i18n/de.ts';
import { en } from '../../i18n/en.ts';
import { fill, type Message } from '../../i18n/message.ts';
import { tell, type Event } from './tell.ts';

const names = ['Mia', 'Emre'];
const say = (game: string, event: Event, catalogue: { readonly [key: string]: Message } = en): readonly string[] =>
  tell(game, event, names).map(({ keys, facts }) => {
    const message = catalogue[keys.find((key) => catalogue[key]) ?? ''];
    return message ? fill(message, 'en', facts) : '';
  });

test('a word, an attack, a call and a round are told with names', () => {
  expect(say('lexicon-go', { type: 'formed', seat: 0, id: 1, word: 'RAD', spent: 'RAD', valid: true })).toEqual(['Mia forms RAD.']);
  expect(say('lexicon-go', { type: 'formed', seat: 0, id: 1, word: 'RAX', spent: 'RAX', valid: false })).toEqual([
    'Mia forms RAX, which is not in the list.',
  ]);
  expect(say('lexicon-go', { type: 'attacked', seat: 1, owner: 0, id: 1, from: 'RAD', word: 'RADAR', how: 'add', valid: true })).toEqual([
    'Emre turns Mia’s RAD into RADAR.',
  ]);
  expect(say('lexicon-go', { type: 'fell', seat: 1, ids: [1, 2], words: ['RAX', 'XA'], places: [] })).toEqual([
    'Emre is out for the round: RAX and XA.',
  ]);
  expect(say('lexicon-go', { type: 'round-end', winner: 0, reason: 'lexicon', wins: [1, 0] })).toEqual(['Mia wins the round.']);
  expect(say('lexicon-go', { type: 'round-end', winner: -1, reason: 'all-stuck', wins: [0, 0] })).toEqual(['Nobody wins the round.']);
});

test('a reveal is told word by word', () => {
  const reveals = [
    { seat: 0, n: 1, word: 'REGAL', valid: true, points: 5, why: '' },
    { seat: 1, n: 1, word: 'RE', valid: false, points: 0, why: 'not-a-word' },
    { seat: 1, n: 2, word: '', valid: false, points: 0, why: 'no-word' },
  ];
  expect(say('woertersee', { type: 'revealed', at: 0, reveals })).toEqual([
    'Mia spells REGAL: 5 points.',
    'Emre spells RE, which is not in the list.',
    'Emre has no word for a boat.',
  ]);
  expect(say('woertersee', { type: 'stopped', seat: -1, at: 0 })).toEqual(['Nobody calls STOP!']);
});

test('what nobody needs to read has no sentence, and no sentence lacks a fact', () => {
  expect(say('lexicon-go', { type: 'opened' })).toEqual(['']);
  for (const catalogue of [en, de]) {
    for (const line of say('lexicon-go', { type: 'started', seat: 0, round: 2, opensAt: 0, deal: null }, catalogue))
      expect(line).not.toMatch(/\{/);
  }
});
