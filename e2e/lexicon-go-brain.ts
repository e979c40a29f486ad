// Thinks for the players of Lexicon-Go: which words empty a hand, which attacks there are. It knows what a person sees and a word list.
import { change, isFault } from '../shared/attack/change.ts';
import { additions, replacements } from '../shared/attack/finder.ts';
import type { Lexicon } from '../shared/words/lexicon.ts';

export interface Boat {
  readonly key: string;
  /** Upper case: a mirror says LEXICON tiles as their letters. */
  readonly word: string;
}
/** A word to be laid, in the notation of the rules: lower case where a LEXICON tile stands for the letter. */
export interface Move {
  readonly word: string;
  /** The boat that is attacked, else a new word. */
  readonly on?: Boat;
  /** Tiles of the hand that it takes. */
  readonly laid: string;
}

const less = (hand: string, tiles: string): string => {
  const left = [...hand];
  for (const tile of tiles) {
    const own = left.includes(tile) ? tile : '?';
    left.splice(left.indexOf(own), 1);
  }
  return left.join('');
};
const fitting = (move: Pick<Move, 'word' | 'on'>): Move | undefined => {
  const made = move.on && change(move.on.word, move.word, null);
  if (made !== undefined && isFault(made)) return undefined;
  return { ...move, laid: made ? made.laid : move.word };
};
function collect(search: (visit: (word: string) => boolean) => void, on?: Boat, most = 3000): Move[] {
  const found: Move[] = [];
  search((word) => {
    const move = fitting(on ? { word, on } : { word });
    if (move) found.push(move);
    return found.length < most;
  });
  return found;
}

/** Words formed from the hand alone, longest first. */
export const formable = (lexicon: Lexicon, hand: string): readonly Move[] =>
  collect((visit) => additions(lexicon, hand, '', visit)).toSorted((a, b) => b.word.length - a.word.length);

/** Attacks on this boat: by adding, then by replacing one letter. */
export const attacks = (lexicon: Lexicon, hand: string, boat: Boat): readonly Move[] => [
  ...collect((visit) => additions(lexicon, hand, boat.word, visit), boat, 200),
  ...collect((visit) => replacements(lexicon, hand, boat.word, 1, visit), boat, 200),
];

/** Letters in the order in which it is hard to be rid of them. */
const HARD = 'QXYJÖÄVÜPWZKFBCMOGDHULATISNREQ';
const hardest = (hand: string): string => [...hand].toSorted((a, b) => HARD.indexOf(a.toUpperCase()) - HARD.indexOf(b.toUpperCase()))[0]!;

/** Moves that take the hardest tile of what is left, those that take most first. A LEXICON tile makes a search long: it is kept for last. */
function options(lexicon: Lexicon, left: string, boats: readonly Boat[]): readonly Move[] {
  const poor = left.replaceAll('?', '');
  const hands = poor === left || left.length > 7 ? [poor] : [poor, left];
  const hard = hardest(poor || left);
  return hands
    .flatMap((hand) => [
      ...collect((visit) => additions(lexicon, hand, '', visit)),
      ...boats.flatMap((boat) => collect((visit) => additions(lexicon, hand, boat.word, visit), boat, 300)),
    ])
    .filter(({ laid }) => (hard === '?' ? laid !== laid.toUpperCase() : laid.includes(hard)))
    .toSorted((a, b) => b.laid.length - a.laid.length);
}

/** Moves that empty the hand, by new words and by additions to these boats; undefined: none found in time (CPU ms). */
export function emptying(lexicon: Lexicon, hand: string, boats: readonly Boat[], ms = 1500): readonly Move[] | undefined {
  const until = performance.now() + ms;
  const dead = new Set<string>();
  const solve = (left: string, free: readonly Boat[]): readonly Move[] | undefined => {
    if (left === '') return [];
    const name = `${[...left].toSorted().join('')} ${free.map((b) => b.key).join()}`;
    if (dead.has(name) || performance.now() > until) return undefined;
    for (const move of options(lexicon, left, free)) {
      const rest = solve(
        less(left, move.laid),
        free.filter((boat) => boat !== move.on),
      );
      if (rest) return [move, ...rest];
    }
    dead.add(name);
    return undefined;
  };
  return solve(hand, boats);
}
