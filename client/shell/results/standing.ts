// What a finished game says of its players, made ready for the page.
import type { Json, Result } from '../../../shared/game.ts';
import type { Person, RoomView } from '../../../shared/protocol.ts';

export interface Standing {
  readonly person: Person;
  readonly place: number;
  readonly total: number;
  /** Points of the evening that this game brought (RULES 0.8): one per person beaten, ties one half. */
  readonly gained: number;
  /** Facts of the game's own about this seat (`longest` …), for its sentence `result.GAME.person`. */
  readonly more: { readonly [fact: string]: Json };
}

export const resultOf = (room: RoomView): Result | undefined => (room.result === '' ? undefined : (JSON.parse(room.result) as Result));

/** Everybody who played, best first. */
export function standings(result: Result, people: readonly Person[]): readonly Standing[] {
  const { places, totals, more = {} } = result;
  return places
    .flatMap((place, seat): Standing[] => {
      const person = people.find((p) => p.seat === seat);
      const gained = places.reduce((sum, other, at) => sum + (at === seat ? 0 : other > place ? 1 : other === place ? 0.5 : 0), 0);
      const own = Object.entries(more).flatMap(([fact, values]) =>
        Array.isArray(values) && values[seat] !== undefined ? [[fact, values[seat] as Json]] : [],
      );
      return person ? [{ person, place, total: totals[seat] ?? 0, gained, more: Object.fromEntries(own) as { [fact: string]: Json } }] : [];
    })
    .toSorted((a, b) => a.place - b.place);
}

/** The evening so far: who has points or played just now, most points first. */
export const evening = (people: readonly Person[]): readonly Person[] =>
  people.filter((p) => p.points > 0 || p.seat >= 0).toSorted((a, b) => b.points - a.points);
