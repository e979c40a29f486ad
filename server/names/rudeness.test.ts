import { describe, expect, test } from 'vitest';
import { isRude } from './rudeness.ts';

const FRIENDS =
  `Mia Emma Annalena Annalisa Analise Cassandra Cassidy Vanessa Tessa Scarlett Titus Tito Richard Assunta Sebastian Sascha Hassan
  Ute Uschi Jürgen Björn Søren Zoë Chloé José Łukasz Dvořák Benedick Hancock Woodcock Peacock Essex Sussex Scunthorpe Penistone Matsushita Hitoshi
  Moses Mosel Kiss Jessica Boss Fikret Fickle Cummings Dickens Constantin Semen Analyst Arsenal Arslan Nutella Weiß Schweiß Spaß Phoebe Kuckuck
  Fagott Kikeriki Pissarro Käptn Marsch Barsch Nazim Nazan Uhren Montenegro Kakadu Saturday Twain Raphaela Trapez Horst Hannelore`.split(
    /\s+/,
  );

const RUDE = [
  'fuck',
  'f.u.c.k',
  'f u c k',
  'fu ck',
  'fuuuck',
  'fück',
  'fυck',
  'fцck',
  'sh1t',
  '$h!t',
  'ѕhit',
  'sh\u200Bit',
  'F\u0336U\u0336C\u0336K',
  'a$$hole',
  'c0ck',
  'Ⓕⓤⓒⓚ',
  '𝓕𝓾𝓬𝓴',
  'ｆｕｃｋ',
  'phuck',
  'F1cken',
  'f i c k',
  'ar5chloch',
  'H1tler',
  'Heil Hitler',
  'sieg heil',
  'HurenSohn',
  'w1chser',
  'Wixxer',
  'Scheiße',
  'N4zi',
  'SS',
  'Hure',
  '卐',
];

describe('rude names', () => {
  test.each(FRIENDS)('%s may sit at any table', (name) => {
    expect(isRude(name)).toBe(false);
  });
  test.each(RUDE)('%s is caught', (name) => {
    expect(isRude(name)).toBe(true);
  });
  test('a birthday or a year makes no name rude', () => {
    const names = ['Mia', 'Ben', 'Jan', 'Lena', 'Tina', 'Panda'].flatMap((name) =>
      Array.from({ length: 2030 }, (_, n) => [`${name} ${n}`, `${name}${n}`]).flat(),
    );
    expect(names.filter(isRude)).toEqual([]);
  });
  test('two innocent words make no rude one across their border', () => {
    expect(['Bass Hit', 'Super Vers', 'Mia Nal', 'Chris Hit'].filter(isRude)).toEqual([]);
  });
});
