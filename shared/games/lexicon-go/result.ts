// The end of a match (RULES 3.13, 3.14), derived from the state.
import type { Result } from '../../game.ts';
import { VOIDS, type State } from './state.ts';

/** Totals are rounds won, in a row or not. */
export function over({ phase, options, players, voids, last }: State): Result | undefined {
  if (phase !== 'over') return undefined;
  const totals = players.map(({ won }) => won);
  const drawn = voids === VOIDS;
  // Under `inARow` the champion need not have won most rounds; after three void rounds most rounds count, equal ones share.
  const before = (one: number, other: number): boolean =>
    (!drawn && one === last.winner) || (totals[one]! > totals[other]! && (drawn || other !== last.winner));
  const places = players.map((_, seat) => 1 + players.filter((_, other) => other !== seat && before(other, seat)).length);
  return {
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    totals,
    places,
    reason: drawn ? 'three-voids' : options.inARow ? 'in-a-row' : 'rounds',
  };
}
