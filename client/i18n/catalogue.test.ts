import { describe, expect, test } from 'vitest';
import { games } from '../../shared/games/index.ts';
import { TABLE_REFUSALS } from '../../shared/table-refusals.ts';
import { fieldsOf, type Field } from '../shell/lobby/option-fields.ts';
import { optionKeys } from '../shell/lobby/option-text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fill, type Message } from './message.ts';

const catalogues: readonly (readonly [string, { readonly [key: string]: Message }])[] = [
  ['en', en],
  ['de', de],
];
const english: { readonly [key: string]: Message } = en;
const forms = (message: Message): readonly string[] => (typeof message === 'string' ? [message] : [message.one, message.other]);
const holes = (message: Message): readonly string[] =>
  [...new Set(forms(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted();
const keysOf = (field: Field, game: string): readonly string[] => [
  optionKeys.label(game, field.name),
  optionKeys.help(game, field.name),
  ...(field.kind === 'choice' ? field.values.map((value) => optionKeys.value(game, field.name, value)) : []),
];

test.each(catalogues)('%s has every key, each with the same facts', (_, catalogue) => {
  expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, message] of Object.entries(catalogue)) expect([key, holes(message)]).toEqual([key, holes(english[key] ?? '')]);
});

describe.each(catalogues)('in %s', (_, catalogue) => {
  test('no text is empty', () => {
    for (const [key, message] of Object.entries(catalogue))
      for (const text of forms(message)) expect([key, text.trim()]).not.toEqual([key, '']);
  });
  test('every refusal of the table has a sentence', () => {
    expect(Object.keys(TABLE_REFUSALS).filter((code) => !catalogue[`refusal.table.${code}`])).toEqual([]);
  });
  test.each(Object.values(games).map((game) => [game.id, game] as const))(
    '%s has a name, a sentence for every refusal, and three for its primer',
    (id, game) => {
      const keys = [
        `${id}.name`,
        ...Object.keys(game.refusals).map((code) => `refusal.${id}.${code}`),
        ...[1, 2, 3].map((n) => `primer.${id}.${n}`),
        `result.${id}`,
        `result.${id}.total`,
      ];
      expect(keys.filter((key) => !catalogue[key])).toEqual([]);
    },
  );
  test.each(Object.values(games).map((game) => [game.id, game] as const))(
    '%s: every house rule and each of its choices has words',
    (id, game) => {
      const keys = game.languages.flatMap((words) => fieldsOf(game, words)).flatMap((field) => keysOf(field, id));
      expect(keys.length).toBeGreaterThan(10);
      expect(keys.filter((key) => !catalogue[key])).toEqual([]);
    },
  );
});

test('refusals read as sentences, without facts that might be missing', () => {
  for (const [, catalogue] of catalogues) {
    for (const [key, message] of Object.entries(catalogue).filter(([key]) => key.startsWith('refusal.'))) {
      expect([key, forms(message).every((text) => /[.!?]$/.test(text))]).toEqual([key, true]);
    }
  }
});

test('plurals, lists and numbers are written as the reader writes them', () => {
  expect(fill({ one: '{n} person', other: '{n} people' }, 'en', { n: 1 })).toBe('1 person');
  expect(fill({ one: '{n} person', other: '{n} people' }, 'en', { n: 1200 })).toBe('1,200 people');
  expect(fill('{n}', 'de', { n: 1200 })).toBe('1.200');
  expect(fill('{names}', 'de', { names: ['Mia', 'Emre', 'Zoë'] })).toBe('Mia, Emre und Zoë');
  expect(fill('{who} {what}', 'en', { who: 'Mia' })).toBe('Mia {what}');
});
