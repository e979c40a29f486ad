// What every table of one server shares.
import type { Lexicon } from '../../shared/words/lexicon.ts';
import type { Identity } from '../identity/identity.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Repository } from '../store/repository.ts';
import type { Games } from './house-rules.ts';
import type { Lots } from './lots.ts';
import type { Spans } from './model.ts';
import type { Time } from './time.ts';
import type { Wire } from './wire.ts';

export interface House {
  readonly games: Games;
  /** @throws Error when there is no word graph of this name */
  readonly lexicon: (graph: string) => Lexicon;
  readonly store: Repository;
  readonly identity: Identity;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly time: Time;
  readonly lots: Lots;
  readonly spans: Spans;
  /** Messages a second and connection; malformed messages a connection may send before it is closed. */
  readonly limits: { readonly messages: number; readonly malformed: number };
  /** Makes the room of a game for this table; nobody can come in before the table shows itself there. */
  readonly openRoom: (game: string, code: string) => Promise<Wire>;
}
