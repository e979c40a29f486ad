// The letter chips (RULES 5.3): which letters lie on red, blue and flag backs, and how many of each a larger lake holds.
import type { Language } from '../../game.ts';
import type { Options } from './options.ts';
import { board, type Radius } from './holes.ts';

type Count = Readonly<Record<string, number>>;
interface Box {
  readonly red: Count;
  readonly blue: Count;
  readonly flag: Count;
}

const printed: { readonly de: Box; readonly en: Box } = {
  de: {
    red: { E: 6, A: 3, I: 3, U: 2, O: 1 },
    blue: { N: 4, S: 3, R: 3, T: 3, D: 2, H: 2, L: 1, C: 1, G: 1, M: 1, B: 1, F: 1, K: 1, Z: 1 },
    flag: { Q: 1, X: 1, Y: 2, J: 1, V: 1, W: 1, P: 1, H: 1 },
  },
  en: {
    red: { E: 5, A: 4, I: 3, O: 2, U: 1 },
    blue: { T: 3, N: 3, R: 3, S: 3, L: 2, D: 2, C: 2, M: 1, H: 2, G: 1, F: 1, B: 1, P: 1 },
    flag: { Q: 1, X: 1, Y: 2, J: 1, V: 1, W: 1, K: 1, H: 1 },
  },
};

const small = board(3).holes.length;
const sum = (count: Count): number => Object.values(count).reduce((total, n) => total + n, 0);
const share = (n: number, radius: Radius): number => (n * board(radius).holes.length) / small;

/** `count` × holes / 37 by largest remainder; equal remainders in the order of the letters given. */
export function scaled(count: Count, radius: Radius): Count {
  const letters = Object.entries(count).map(([letter, n]) => ({ letter, exact: share(n, radius), n: Math.floor(share(n, radius)) }));
  let missing = Math.round(share(sum(count), radius)) - letters.reduce((total, { n }) => total + n, 0);
  for (const entry of letters.toSorted((a, b) => b.exact - b.n - (a.exact - a.n))) {
    if (missing-- > 0) entry.n++;
  }
  return Object.fromEntries(letters.map(({ letter, n }) => [letter, n]));
}

const spread = (count: Count): string =>
  Object.entries(count)
    .map(([letter, n]) => letter.repeat(n))
    .join('');

export interface Chips {
  /** Vowels: all of them are laid. */
  readonly red: string;
  readonly blue: string;
  readonly flag: string;
  /** How many flag chips go into the lake; blue ones fill the rest (5.3: three are left over in German). */
  readonly flagChips: number;
}

/** The chips in the box for this lake. With `q: 'none'` there is no Q among them. */
export function chipsFor(language: Language, radius: Radius, { q, flagChips }: Pick<Options, 'q' | 'flagChips'>): Chips {
  const { red, blue, flag } = language === 'en' ? printed.en : printed.de;
  const flags = spread(scaled(flag, radius)).replaceAll('Q', q === 'none' ? '' : 'Q');
  const wanted = Math.min(Math.round(share(flagChips, radius)), flags.length);
  return { red: spread(scaled(red, radius)), blue: spread(scaled(blue, radius)), flag: flags, flagChips: wanted };
}

/** Every chip in the box, in the order of the alphabet. */
export const boxed = ({ red, blue, flag }: Chips): string => inOrder(red + blue + flag);
/** Letters in the order of the alphabet. */
export const inOrder = (letters: string): string => [...letters].toSorted().join('');
