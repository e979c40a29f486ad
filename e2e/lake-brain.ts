// Thinks for the players of Wörtersee: which words lie in a lake, as a person with a word list would find them.
import { board, holeNamed, type Radius } from '../shared/games/woertersee/holes.ts';
import { EMPTY, JOKER } from '../shared/games/woertersee/lake.ts';
import { walk } from '../shared/games/woertersee/word-walk.ts';
import type { Lexicon } from '../shared/words/lexicon.ts';
import type { Seen } from './mirror.ts';

export interface Lake {
  readonly radius: Radius;
  /** One character a hole, as the rules write it. */
  readonly lake: string;
}
export interface Find {
  readonly word: string;
  /** Chips by the key of their mirror element, in the order of the word. */
  readonly chips: readonly string[];
}
const LARGEST_SMALL = 37;

/** The lake that a mirror shows; undefined while it is covered. */
export function lakeOf(seen: readonly Seen[]): Lake | undefined {
  const chips = seen.filter(({ key }) => key.startsWith('chip '));
  if (chips.length === 0) return undefined;
  const radius: Radius = chips.length > LARGEST_SMALL ? 4 : 3;
  const field = board(radius);
  const lake = field.holes.map(() => EMPTY);
  for (const { key, name } of chips) {
    const letter = name.startsWith('Joker') ? JOKER : name[0]!;
    lake[holeNamed(field, key.slice(5))] = letter;
  }
  return { radius, lake: lake.join('') };
}

/** Words of these lengths only: whoever traces three by touch on a slow machine has fifty seconds. */
const SHORTEST = 3;
const LONGEST = 6;

/** A word from every berth that has one of three to six chips, shortest first, no word twice. */
export function wordsIn(water: Lake, lexicon: Lexicon): readonly Find[] {
  const field = board(water.radius);
  const found = field.holes.flatMap(({ index: from }) =>
    field.neighbours[from]!.flatMap((to) => {
      const word = walk(water, lexicon, from, (second) => second === to);
      return word ? [{ word: word.word, chips: word.path.map((hole) => `chip ${field.holes[hole]!.name}`) }] : [];
    }),
  );
  const handy = found.filter(({ chips }) => chips.length >= SHORTEST && chips.length <= LONGEST);
  const sorted = handy.toSorted((a, b) => a.chips.length - b.chips.length);
  return sorted.filter((one, i) => sorted.findIndex(({ word }) => word === one.word) === i);
}
/** Deals words to so many players, in turn; no two of them share a berth. */
export function dealt(finds: readonly Find[], players: number, each: number): readonly (readonly Find[])[] {
  const berths = new Set<string>();
  const apart = finds.filter(({ chips: [from, to] }) => {
    const berth = `${from} ${to}`;
    return !berths.has(berth) && berths.add(berth);
  });
  return Array.from({ length: players }, (_, player) => apart.filter((_, i) => i % players === player).slice(0, each));
}
