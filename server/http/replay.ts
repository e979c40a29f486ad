// A finished game, as anybody with its address may see it.
import type { Json, Result } from '../../shared/game.ts';
import type { Repository, StoredMatch } from '../store/repository.ts';

/** `setup + events` and who sat where; people by name only. */
export interface Replay extends Pick<StoredMatch, 'id' | 'game' | 'language' | 'options' | 'seats' | 'seed' | 'startedAt' | 'endedAt'> {
  readonly players: readonly { readonly name: string; readonly crew: number }[];
  readonly result: Result | null;
  readonly journal: readonly { readonly at: number; readonly seat: number; readonly action: Json; readonly events: readonly Json[] }[];
}

const ID = /^[\da-f]{32}$/;

/** Undefined for a game that is unknown and for one that still runs alike: the address gives nothing away before the end. */
export async function replayOf(store: Pick<Repository, 'match' | 'journal'>, id: string): Promise<Replay | undefined> {
  const match = ID.test(id) ? await store.match(id) : undefined;
  if (!match || match.endedAt === null) return undefined;
  const { game, language, options, seats, seed, startedAt, endedAt, result } = match;
  const journal = await store.journal(id);
  return {
    id,
    game,
    language,
    options,
    seats,
    seed,
    startedAt,
    endedAt,
    result,
    players: match.players.map(({ name, crew }) => ({ name, crew })),
    journal: journal.map(({ at, seat, action, events }) => ({ at, seat, action, events })),
  };
}
