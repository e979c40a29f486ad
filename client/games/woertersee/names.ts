// What things of the lake are called, for eyes and for ears.
import { board } from '../../../shared/games/woertersee/holes.ts';
import type { Seat } from '../../../shared/game.ts';
import { isVowel } from '../../look/chip.ts';
import type { Translate } from '../../i18n/catalogue.ts';
import type { TableLink } from '../../table/link.ts';
import { chipAt, type Sight } from './sight.ts';

export interface Names {
  readonly t: Translate;
  /** The name of whoever sits there; one's own is `du`. */
  of(seat: Seat): string;
  crew(seat: Seat): number;
  /** `S → T` of a berth, jokers as `?`. */
  pair(sight: Sight, from: number, to: number): string;
  /** A chip as it is said: letter, kind, row and place, and the boats that begin there. */
  chip(sight: Sight, hole: number): string;
}
export function namesFor(link: TableLink, t: Translate): Names {
  const of = (seat: Seat): string => (seat === link.seat.value ? t('woertersee.you') : (link.person(seat)?.name ?? '–'));
  const letter = (sight: Sight, hole: number): string => chipAt(sight, hole);
  return {
    t,
    of,
    crew: (seat) => link.person(seat)?.crew ?? seat,
    pair: (sight, from, to) => `${letter(sight, from)} → ${letter(sight, to)}`,
    chip(sight, hole) {
      const field = board(sight.radius);
      const chip = letter(sight, hole);
      const name = field.holes[hole]?.name ?? '';
      const facts = { letter: chip, row: name[0] ?? '', place: name.slice(1) };
      const kind = chip === '?' ? 'woertersee.chip.joker' : isVowel(chip) ? 'woertersee.chip.vowel' : 'woertersee.chip';
      const boats = sight.table.boats
        .filter((boat) => boat.from === hole)
        .map((boat) => t('woertersee.chip.boat', { name: of(boat.seat), to: letter(sight, boat.to) }));
      return [t(kind, facts), ...boats].join('; ');
    },
  };
}
