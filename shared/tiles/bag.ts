// The draw pile: tiles in hidden order, the next one first. Chance is drawn outside and comes in as places.
import type { Random } from '../random.ts';

export interface Bag {
  readonly tiles: string;
  /** So many tiles at the front are a scenario's: drawn in that order whatever comes back; 0 in a live game. */
  readonly fixed: number;
}

/** The next tile, or undefined when the bag is empty. */
export const next = ({ tiles }: Bag): string | undefined => tiles[0];

/** The bag without its next tile. */
export const drawn = ({ tiles, fixed }: Bag): Bag => ({ tiles: tiles.slice(1), fixed: Math.max(0, fixed - 1) });

/**
 * Places for `count` tiles that go back one after the other, anywhere behind the fixed front. In a bag of unknown order that is as good
 * as shuffling it anew, and the event stays small.
 */
export const places = ({ tiles, fixed }: Bag, count: number, random: Random): number[] =>
  Array.from({ length: count }, (_, i) => fixed + random.below(tiles.length - fixed + i + 1));

/** The bag with `tiles` put back, each at its place, one after the other. */
export const putBack = ({ tiles, fixed }: Bag, back: string, at: readonly number[]): Bag => ({
  tiles: [...back].reduce((all, tile, i) => all.slice(0, at[i]) + tile + all.slice(at[i]), tiles),
  fixed,
});
