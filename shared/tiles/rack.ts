// Tiles that one seat holds, as a string. Order is kept, because people remember where a tile lay.
import { LEXICON_TILE } from './tile.ts';

/** `rack` less exactly these `tiles`, the leftmost of equal ones; undefined when it does not hold them all. */
export function without(rack: string, tiles: string): string | undefined {
  let left = rack;
  for (const tile of tiles) {
    const at = left.indexOf(tile);
    if (at < 0) return undefined;
    left = left.slice(0, at) + left.slice(at + 1);
  }
  return left;
}

/** `pool` less as many of these `tiles` as it holds: a scenario may name more than the set has. */
export const atMostWithout = (pool: string, tiles: string): string => [...tiles].reduce((left, tile) => without(left, tile) ?? left, pool);

export interface Spending {
  /** Tiles that leave the rack, as it holds them. */
  readonly spent: string;
  /** Laid tiles that it cannot give; '' when it can give all. */
  readonly missing: string;
}

/**
 * What a rack gives for tiles as they are to lie. An announced letter (lower case) takes the LEXICON tile that already is that letter,
 * and only then a fresh one: the fresh one is worth more to whoever keeps it.
 */
export function spend(rack: string, laid: string): Spending {
  let left = rack,
    spent = '',
    missing = '';
  for (const tile of laid) {
    const given = left.includes(tile) ? tile : tile === tile.toUpperCase() || !left.includes(LEXICON_TILE) ? undefined : LEXICON_TILE;
    if (given === undefined) missing += tile;
    else {
      spent += given;
      left = without(left, given)!;
    }
  }
  return { spent, missing };
}
