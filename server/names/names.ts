// What people call themselves, made fit to be shown to everybody at the table.
import { randomInt } from 'node:crypto';
import type { Refusal } from '../../shared/game.ts';
import { fold } from './folding.ts';
import { isRude } from './rudeness.ts';

/** Graphemes of a name at most: what a person sees as one letter. */
export const LONGEST = 16;
/** UTF-16 units at most: a family emoji has 11, so that sixteen would fill a patch. */
const HEAVIEST = 64;
/** Marks on one letter at most: Vietnamese needs two, zalgo uses twenty. */
const MARKS = 2;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const parts = (text: string): string[] => Array.from(graphemes.segment(text), (s) => s.segment);

/**
 * Controls, formats (zero-width, direction overrides), surrogates alone, private use, unassigned, line ends, fillers.
 * The zero-width joiner is kept where it builds an emoji and taken elsewhere.
 */
const UNSEEN = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/gu;
const LOOSE_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS}})\\p{M}+`, 'gu');

/** NFC, one line, single spaces, nothing unseen, no towers of marks; at most 16 graphemes. */
function tidy(raw: string): string {
  const text = raw.normalize('NFC').replaceAll(/[\s\p{Zs}]+/gu, ' ').replaceAll(UNSEEN, '').replaceAll(LOOSE_JOINER, '').replaceAll(TOO_MANY_MARKS, '$1').trim();
  let out = '';
  for (const part of parts(text).slice(0, LONGEST)) if (out.length + part.length <= HEAVIEST) out += part;
  return out.trim();
}

/** Whether there is anything to see: a letter, a digit or a picture. */
const isVisible = (name: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}\p{S}\p{P}]/u.test(name);

/**
 * A name as it may be shown, or why not: `name-empty`, `name-rude`.
 * Too long is cut, not refused: nobody should have to count.
 */
export function cleanName(raw: string): string | Refusal {
  const name = tidy(raw);
  if (!isVisible(name)) return { code: 'name-empty' };
  return isRude(name) || isRude(raw) ? { code: 'name-rude' } : name;
}

/** Sea creatures that read the same in German and English, near enough; a number makes them somebody. */
const FRIENDLY = ['Delfin', 'Koala', 'Panda', 'Tiger', 'Puma', 'Robin', 'Otter', 'Lama', 'Falke', 'Gecko', 'Iguana', 'Zebra', 'Marlin', 'Bison', 'Kiwi', 'Lori'];

/** A name for somebody without one that can be shown: "Otter 7". */
export const friendlyName = (): string => `${FRIENDLY[randomInt(FRIENDLY.length)]} ${randomInt(2, 100)}`;

/** Names that look alike are alike: case, accents, foreign look-alikes. Those without a Latin letter compare as they are. */
const likeness = (name: string): string => {
  const latin = fold(name);
  return /\d/.test(name) || latin.replaceAll(' ', '').length < parts(name).length ? name.normalize('NFKC').toLowerCase() : latin;
};

/**
 * The name itself, or with the first free number when somebody has one that looks the same: "Mia", "Mia 2", "Mia 3".
 * @param others names of everybody else at the table
 */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(likeness));
  for (let n = 1; ; n++) {
    const tail = n === 1 ? '' : ` ${n}`;
    const candidate = parts(name).slice(0, LONGEST - tail.length).join('').trimEnd() + tail;
    if (!taken.has(likeness(candidate))) return candidate;
  }
}

/** The name somebody gets on coming in: cleaned, made distinct, a friendly one where his own cannot be shown. */
export function nameAtTable(raw: string, others: readonly string[]): string {
  const clean = cleanName(raw);
  return distinctName(typeof clean === 'string' ? clean : friendlyName(), others);
}
