// A finished game's journal in sentences: `replay.GAME.EVENT`, or `replay.GAME.EVENT.VARIANT`. Events without a sentence are not told.
import type { Json } from '../../../shared/game.ts';
import type { Facts } from '../../i18n/message.ts';

export type Event = { readonly type: string; readonly [fact: string]: Json };
/** Keys to try, the most special first, and the facts for the sentence. */
export interface Sentence {
  readonly keys: readonly string[];
  readonly facts: Facts;
}

/** What makes one sentence different from another of the same event. */
function variant(event: Event): string {
  const { how, reason, why, valid, winner, seat } = event;
  if (typeof how === 'string') return how;
  if (winner === -1 || seat === -1) return 'nobody';
  if (typeof reason === 'string') return reason;
  if (typeof why === 'string' && why !== '') return why;
  return valid === false ? 'invalid' : '';
}

/** A journal event as one or more sentences; an event that holds a list (`reveals`) is told line by line. */
export function tell(game: string, event: Event, names: readonly string[]): readonly Sentence[] {
  if (Array.isArray(event['reveals'])) {
    return event['reveals'].flatMap((one: Json) => tell(game, { ...(one as { readonly [fact: string]: Json }), type: 'reveal' }, names));
  }
  const name = (seat: Json | undefined): string => names[Number(seat)] ?? '';
  const special = variant(event);
  const facts: Facts = {
    ...event,
    who: name(event['seat'] ?? event['of']),
    whom: name(event['owner']),
    winner: name(event['winner']),
    n: Number(event['points'] ?? event['round'] ?? 0),
  };
  return [{ keys: [...(special ? [`replay.${game}.${event.type}.${special}`] : []), `replay.${game}.${event.type}`], facts }];
}
