// The first deal, and the deals of later rounds (RULES 3.7, 3.10).
import type { Setup } from '../../game.ts';
import { stream, type Random } from '../../random.ts';
import { deal, type Deal } from '../../tiles/deal.ts';
import { packs, type PackLanguage } from '../../tiles/lexicon-pack.ts';
import type { Options } from './options.ts';
import { HAND, packsFor, type Fixed, type Player, type State } from './state.ts';

/** The state before anybody calls LEX-GO. `language` is one of `packLanguages`; the seats are 2 to 8. */
export function setup({ options, language, seats, seed, fixed }: Setup<Options>): State {
  const tiles = language as PackLanguage,
    given = (fixed as Fixed | undefined) ?? null;
  const { racks, bag } = dealt(tiles, seats, 1, given, given?.bag ?? '', stream(seed, -1)); // decisions take the streams from 0 on
  const player: Player = { hand: '', out: false, stuck: false, absent: false, won: 0, streak: 0 };
  return {
    options,
    language: tiles,
    fixed: given,
    phase: 'ready',
    round: 1,
    opensAt: 0,
    bag,
    players: racks.map((hand, seat) => ({ ...player, hand, won: given?.totals[seat] ?? 0, streak: given?.totals[seat] ?? 0 })),
    words: [],
    gone: [],
    swap: { by: -1, freeAt: 0 },
    vote: null,
    last: { winner: -1, reason: '', invalid: [] },
    voids: 0,
    house: [],
  };
}

/** All tiles back, shuffled and dealt for the round after this one. Draws that a scenario fixed and nobody has drawn stay in front. */
export const nextDeal = ({ language, players, round, fixed, bag }: State, random: Random): Deal =>
  dealt(language, players.length, round + 1, fixed, bag.tiles.slice(0, bag.fixed), random);

function dealt(language: PackLanguage, seats: number, round: number, fixed: Fixed | null, front: string, random: Random): Deal {
  const racks = (fixed?.everyRound ? fixed.racks[0] : fixed?.racks[round - 1]) ?? [];
  return deal(packs(language, packsFor(seats)), seats, HAND, random, {
    racks: racks.map((rack) => rack ?? undefined),
    front,
    rest: fixed?.rest ?? true,
  });
}
