// Dealing a round: racks out of a set of tiles, the rest is the bag. A scenario may fix racks and the first draws.
import type { Random } from '../random.ts';
import type { Bag } from './bag.ts';
import { atMostWithout } from './rack.ts';

export interface Deal {
  readonly racks: readonly string[];
  readonly bag: Bag;
}

export interface Fixing {
  /** By seat; undefined: dealt by lot. Taken as they are, also short ones, also tiles that the set does not hold. */
  readonly racks: readonly (string | undefined)[];
  /** Drawn first and in this order. */
  readonly front: string;
  /** False: the bag holds `front` and nothing more. */
  readonly rest: boolean;
}

/** Shuffles `set` and deals `size` tiles to each of `seats`. */
export function deal(
  set: string,
  seats: number,
  size: number,
  random: Random,
  fixing: Fixing = { racks: [], front: '', rest: true },
): Deal {
  const pool = random.shuffle([...atMostWithout(set, fixing.racks.join('') + fixing.front)]);
  const racks = Array.from({ length: seats }, (_, seat) => fixing.racks[seat] ?? pool.splice(0, size).join(''));
  return { racks, bag: { tiles: fixing.front + (fixing.rest ? pool.join('') : ''), fixed: fixing.front.length } };
}
