// What people call themselves, made fit to be shown to everybody at the table.
import { randomInt } from 'node:crypto';
import type { Refusal } from '../../shared/game.ts';
import { fold } from './folding.ts';
import { isRude } from './rudeness.ts';

/** Graphemes of a name at most: what a person sees as one letter. */
const LONGEST = 20;
/** UTF-16 units at most: a family emoji has 11, and twenty families would fill a patch. */
const HEAVIEST = 64;

const segments = new Intl.Segmenter('und', { granularity: 'grapheme' });
const graphemes = (text: string): string[] => Array.from(segments.segment(text), (s) => s.segment);

/** Controls, formats (zero-width, direction overrides), lone surrogates, private use, unassigned, blank fillers; not the joiner of emoji. */
const UNSEEN = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** A zero-width joiner that joins no pictures. */
const LOOSE_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
/** More than two marks on one letter: Vietnamese needs two, zalgo uses twenty. */
const TOWER = /(\p{M}{2})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** The first `most` graphemes, as far as they are light enough. */
function cut(text: string, most: number): string {
  let out = '';
  for (const one of graphemes(text).slice(0, most)) if (out.length + one.length <= HEAVIEST) out += one;
  return out.trim();
}

/** NFC, one line, single spaces, nothing unseen, no towers of marks. */
const tidy = (raw: string): string =>
  raw
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_JOINER, '')
    .replaceAll(TOWER, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();

/**
 * A name as it may be shown, or why not: `name-empty`, `name-rude`.
 * A name that is too long is cut, not refused: nobody should have to count.
 */
export function cleanName(raw: string): string | Refusal {
  const name = cut(tidy(raw), LONGEST);
  if (!VISIBLE.test(name)) return { code: 'name-empty' };
  return isRude(name) || isRude(raw) ? { code: 'name-rude' } : name;
}

/** Animals that are spelled alike in German and English. */
const FRIENDLY = [
  'Albatros',
  'Bison',
  'Dingo',
  'Emu',
  'Flamingo',
  'Gecko',
  'Hamster',
  'Ibis',
  'Jaguar',
  'Kiwi',
  'Koala',
  'Leopard',
  'Orca',
  'Otter',
  'Panda',
  'Puma',
  'Tapir',
  'Tiger',
  'Wombat',
  'Zebra',
];

/** A name for somebody whose own cannot be shown: "Otter 7". */
export const friendlyName = (): string => `${FRIENDLY[randomInt(FRIENDLY.length)]} ${randomInt(2, 100)}`;

/** Names that look alike are alike: case, accents, look-alikes of other scripts. Digits and everything not Latin as they are. */
const likeness = (name: string): string =>
  graphemes(name.normalize('NFKC').toLowerCase())
    .map((g) => (/\d/.test(g) ? g : fold(g) || g))
    .join('');

/**
 * The name itself, or with the first free number when somebody has one that looks the same: "Mia", "Mia 2", "Mia 3".
 * @param others names of everybody else at the table
 */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(likeness));
  for (let n = 1; ; n++) {
    const tail = n === 1 ? '' : ` ${n}`,
      candidate = cut(name, LONGEST - tail.length) + tail;
    if (!taken.has(likeness(candidate))) return candidate;
  }
}

/** The name somebody gets on coming in: his own, cleaned and made distinct, or a friendly one where his cannot be shown. */
export function nameAtTable(raw: string, others: readonly string[]): string {
  const clean = cleanName(raw);
  return distinctName(typeof clean === 'string' ? clean : friendlyName(), others);
}
