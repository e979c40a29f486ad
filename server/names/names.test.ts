import { describe, expect, test } from 'vitest';
import { cleanName, distinctName, friendlyName, nameAtTable } from './names.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('a name is shown as it was meant', () => {
  test.each([
    ['  Mia  ', 'Mia'],
    ['Jürgen', 'Jürgen'],
    ['Ju\u0308rgen', 'Jürgen'],
    ['Mia\tMaria\nLisa', 'Mia Maria Lisa'],
    ['Nguyễn Thị', 'Nguyễn Thị'],
    ['שלום', 'שלום'],
    ['さくら', 'さくら'],
    [`${FAMILY} Meier`, `${FAMILY} Meier`],
    ['🏴‍☠️ Jack', '🏴‍☠️ Jack'],
    ["O'Brien-Süß", "O'Brien-Süß"],
    ["'; DROP TABLE", "'; DROP TABLE"],
    ['<b>Mia</b>', '<b>Mia</b>'],
    ['${7*7}{{x}}', '${7*7}{{x}}'],
    ['__proto__', '__proto__'],
  ])('%j becomes %j', (raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });
});

describe('what cannot be seen or would break the line is taken away', () => {
  test.each([
    ['\u202EaiM', 'aiM'],
    ['\u2066Mia\u2069', 'Mia'],
    ['M\u200Bi\u200Ca\uFEFF', 'Mia'],
    ['Mi\u200Da', 'Mia'],
    ['Mia\u0000\u0007', 'Mia'],
    ['Mia\uD83D', 'Mia'],
    ['\u{E0041}Mia', 'Mia'],
    ['Mia\u3164\u2800', 'Mia'],
    ['Mia\u2028Lisa', 'Mia Lisa'],
  ])('%j becomes %j', (raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });
  test('zalgo keeps two marks a letter', () => {
    expect(cleanName(`M${'\u0321'.repeat(20)}ia`)).toBe('M\u0321\u0321ia');
  });
});

describe('a name is never long', () => {
  test('twenty graphemes at most, counted as people count', () => {
    expect(cleanName('Abcdefghijklmnopqrstuvwxyz')).toBe('Abcdefghijklmnopqrst');
    expect(cleanName('e\u0301'.repeat(24))).toBe('é'.repeat(20));
  });
  test('twenty families are cut to what a patch can carry', () => {
    const name = cleanName(FAMILY.repeat(20));
    expect(name).toBe(FAMILY.repeat(5));
  });
});

describe('some names are refused', () => {
  test.each(['', '   ', '\u200B\u200D', '\u202E', '\u3164', '\u0301\u0301'])('%j is empty', (raw) => {
    expect(cleanName(raw)).toEqual({ code: 'name-empty' });
  });
  test('rude, also when only the part that was cut is rude', () => {
    expect(cleanName('Arschloch')).toEqual({ code: 'name-rude' });
    expect(cleanName('Abcdefghijklm fucker')).toEqual({ code: 'name-rude' });
  });
});

describe('two people of one name', () => {
  test('the second Mia is Mia 2, the third Mia 3', () => {
    expect(distinctName('Mia', [])).toBe('Mia');
    expect(distinctName('Mia', ['Mia'])).toBe('Mia 2');
    expect(distinctName('Mia', ['Mia', 'Mia 2'])).toBe('Mia 3');
  });
  test.each(['mia', 'MIA', 'Mía', 'Міа', 'Ｍｉａ'])('%s looks like Mia', (alike) => {
    expect(distinctName(alike, ['Mia'])).toBe(`${alike} 2`);
  });
  test('a number or a foreign letter makes a difference', () => {
    expect(distinctName('Mia 1', ['Mia', 'Mia 2'])).toBe('Mia 1');
    expect(distinctName('さくら', ['あやめ'])).toBe('さくら');
    expect(distinctName('🐙', ['🐟'])).toBe('🐙');
  });
  test('the number fits within twenty', () => {
    expect(distinctName('Abcdefghijklmnopqrst', ['Abcdefghijklmnopqrst'])).toBe('Abcdefghijklmnopqr 2');
  });
});

test('who has no name that can be shown gets a friendly one', () => {
  expect(nameAtTable('Arschloch', [])).toMatch(/^[A-Z][a-z]+ \d+$/);
  expect(nameAtTable('\u200B', [])).toMatch(/^[A-Z][a-z]+ \d+$/);
  for (let i = 0; i < 300; i++) {
    const name = friendlyName();
    expect(cleanName(name)).toBe(name);
  }
});
