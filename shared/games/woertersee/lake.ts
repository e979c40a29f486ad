// Filling the lake (RULES 5.2): vowels first, evenly, then the consonants. A lake is one string, a character a hole:
// a letter, `?` a joker, `_` an empty hole.
import type { Language } from '../../game.ts';
import type { Random } from '../../random.ts';
import { boxed, chipsFor } from './chips.ts';
import { board, type Board, type Radius } from './holes.ts';
import type { Options } from './options.ts';

export const JOKER = '?';
export const EMPTY = '_';

export interface Filled {
  readonly lake: string;
  /** Letters of the box that do not show: chips left over and those under jokers, in the order of the alphabet. */
  readonly aside: string;
}

const drafts = 60;
/** Measured over 3,000 lakes of each size: the first good draft was the 29th at the latest on the small one, the 60th on the large one. */
const atMost = 2000;

/** How uneven these vowel holes lie, 0 best: a consonant without a vowel beside it outweighs everything, then vowels side by side. */
export function unevenness({ neighbours }: Board, vowel: readonly boolean[]): number {
  let pairs = 0;
  let dry = 0;
  neighbours.forEach((beside, hole) => {
    const vowels = beside.filter((other) => vowel[other]).length;
    if (vowel[hole]) pairs += vowels;
    else if (vowels === 0) dry++;
  });
  return dry * 1000 + pairs / 2;
}

/** 5.2 Best of 60 random drafts, and more when none of them gives every consonant a vowel. `order`: the holes, vowels first. */
function draft(field: Board, vowels: number, random: Random): readonly number[] {
  const holes = field.holes.map(({ index }) => index);
  let best: readonly number[] = holes;
  let least = Infinity;
  for (let n = 0; n < drafts || (least >= 1000 && n < atMost); n++) {
    const order = random.shuffle(holes);
    const vowel = holes.map(() => false);
    for (const hole of order.slice(0, vowels)) vowel[hole] = true;
    const worth = unevenness(field, vowel);
    if (worth < least) [best, least] = [order, worth];
  }
  return best;
}

/** A lake for this language and size, and what stays in the box. */
export function fill(language: Language, radius: Radius, options: Pick<Options, 'q' | 'flagChips' | 'jokers'>, random: Random): Filled {
  const field = board(radius);
  const chips = chipsFor(language, radius, options);
  const order = draft(field, chips.red.length, random);
  const flags = random.shuffle([...chips.flag]).slice(0, chips.flagChips);
  const consonants = [...flags, ...random.shuffle([...chips.blue])].slice(0, order.length - chips.red.length);
  const letters = [...random.shuffle([...chips.red]), ...random.shuffle(consonants)];
  const lake: string[] = [];
  order.forEach((hole, i) => (lake[hole] = letters[i]!));
  for (const hole of random.shuffle(order).slice(0, options.jokers)) lake[hole] = JOKER;
  return settled(lake.join(''), boxed(chips), options);
}

/** The lake as it is played: a Q that is a joker shows as one. `box`: every letter there is. */
export function settled(lake: string, box: string, { q }: Pick<Options, 'q'>): Filled {
  const shown = q === 'joker' ? lake.replaceAll('Q', JOKER) : lake;
  return { lake: shown, aside: less(box, shown) };
}

/** The letters of `box` that are not in `lake`, each counted; never below zero. */
function less(box: string, lake: string): string {
  const left = [...box];
  for (const letter of lake) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return left.join('');
}
