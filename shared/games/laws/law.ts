// What a law is, and the little that all of them need.
import type { Seat, Viewer } from '../../game.ts';
import type { Random } from '../../random.ts';
import type { Moment, Playing } from './playing.ts';

export interface Law {
  readonly name: string;
  /** Undefined when it holds over this whole game, else what is wrong, in words. `random`: for whatever the law leaves to chance. */
  broken(playing: Playing, random: Random): string | undefined;
}

/** What is wrong, in words; a law that cannot even be applied is broken too. */
export function faultOf(law: Law, playing: Playing, random: Random): string | undefined {
  try {
    return law.broken(playing, random);
  } catch (error) {
    return `throws ${String(error)}`;
  }
}

export const viewersOf = ({ setup }: Playing): readonly Viewer[] => [
  ...Array.from({ length: setup.seats }, (_, seat): Seat => seat),
  'audience',
];

/**
 * At most `most` of the moments, by chance, and all of them in one game of twenty: laws that are dear look at a few of a game's moments,
 * and at thousands over all games.
 */
export const some = ({ moments }: Playing, most: number, random: Random): readonly Moment[] =>
  moments.length <= most || random.below(20) === 0 ? moments : Array.from({ length: most }, () => random.pick(moments));

/** The first of `items` that `look` finds fault with. */
export function firstFault<T>(items: Iterable<T>, look: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const fault = look(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

export const called = ({ seat, action, now }: Moment): string => `${JSON.stringify(action)} by ${seat ?? 'the table'} at ${now}`;
