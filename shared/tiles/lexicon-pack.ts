// The tiles of the two Lexicon games (RULES, "Facts found" and "Proposed German set"): 55 German, 52 English.
import { LEXICON_TILE } from './tile.ts';

const counts = {
  de: 'E6 A4 I3 N3 S3 R3 T3 U3 D2 H2 L2 M2 O2 G1 C1 B1 F1 K1 W1 Z1 P1 V1 Ä1 Ö1 Ü1 J1 Q1 X1 Y1 ?1',
  en: 'A4 B1 C1 D1 E4 F1 G1 H3 I4 J1 K1 L3 M1 N1 O3 P1 Q1 R3 S3 T3 U3 V1 W3 X1 Y1 Z1 ?1',
} as const;

export type PackLanguage = keyof typeof counts;
export const packLanguages = Object.keys(counts) as readonly PackLanguage[];

/** All tiles of so many packs. */
export const packs = (language: PackLanguage, number: number): string =>
  counts[language]
    .split(' ')
    .map((entry) => entry[0]!.repeat(Number(entry.slice(1)) * number))
    .join('');

/** Letters that a LEXICON tile may be announced as: every letter of the set, in German also Ä Ö Ü. */
export const packLetters = (language: PackLanguage): string => counts[language].replace(/[\d ]/g, '').replace(LEXICON_TILE, '');
