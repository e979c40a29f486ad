import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Game } from '../../../shared/game.ts';
import { games } from '../../../shared/games/index.ts';
import { fieldsOf } from './option-fields.ts';

const field = (game: string, name: string, language: 'de' | 'en' = 'de', set = {}) => {
  const found = games[game];
  return found && fieldsOf(found, language, set).find((f) => f.name === name);
};

test('a boolean is a switch, a picklist a choice, a nullable literal a choice with null first', () => {
  expect(field('lexicon-go', 'inARow')).toEqual({ name: 'inARow', kind: 'switch', printed: false });
  expect(field('lexicon-go', 'verify')).toEqual({ name: 'verify', kind: 'choice', values: ['atCall', 'instant'], printed: 'atCall' });
  expect(field('lexicon-go', 'maxReplace')).toEqual({ name: 'maxReplace', kind: 'choice', values: [null, 1], printed: null });
});

test('a number has the limits of the schema, seconds go in quarters of a minute', () => {
  expect(field('lexicon-go', 'rounds')).toMatchObject({ kind: 'number', min: 1, max: 20, step: 1, unit: 'count', printed: 5 });
  expect(field('woertersee', 'seconds')).toMatchObject({ kind: 'number', min: 15, max: 600, step: 15, unit: 'seconds', printed: 180 });
});

test('a list of seats is a choice of people', () => {
  expect(field('woertersee', 'kiddie')).toEqual({ name: 'kiddie', kind: 'people', printed: [] });
});

test('what is printed follows the word language', () => {
  expect(field('woertersee', 'q', 'de')?.printed).toBe('none');
  expect(field('woertersee', 'q', 'en')?.printed).toBe('qu');
});

test('options that do nothing in this language, or with these settings, are not offered', () => {
  expect(field('lexicon-go', 'plurals', 'de')).toBeUndefined();
  expect(field('lexicon-go', 'plurals', 'en')).toBeDefined();
  expect(field('lexicon-go', 'vote', 'de')).toBeDefined();
  expect(field('lexicon-go', 'vote', 'de', { verify: 'instant' })).toBeUndefined();
});

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (_, game: Game) => {
  test('every value the form can set is one that the schema takes', () => {
    for (const words of game.languages) {
      for (const f of fieldsOf(game, words)) {
        const values =
          f.kind === 'switch'
            ? [true, false]
            : f.kind === 'choice'
              ? f.values
              : f.kind === 'number'
                ? [f.min, f.max, f.printed]
                : [[], [0, 1]];
        for (const value of values) expect([f.name, v.safeParse(game.options, { [f.name]: value }).success]).toEqual([f.name, true]);
      }
    }
  });
});
