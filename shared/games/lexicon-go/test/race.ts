// A race for tests: racks as given, time as given, everything through `decide` and `evolve`.
import { isRefusal, type Millis, type Refusal, type Seat, type TableAction, type Viewer } from '../../../game.ts';
import { stream } from '../../../random.ts';
import type { Lexicon } from '../../../words/lexicon.ts';
import { lexiconOf } from '../../../words/build.ts';
import type { Event } from '../event.ts';
import { lexiconGo } from '../game.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { Action, LexiconGoNotice } from '../view.ts';

export const smallLexicon = lexiconOf(['RAD', 'RADAR', 'TEE', 'AM', 'BUCH', 'BACH', 'TUCH', 'ROST', 'KOST']);

export interface Brought {
  readonly racks: readonly string[];
  readonly bag?: string;
  readonly options?: Partial<Options>;
  readonly lexicon?: Lexicon;
  readonly seed?: string;
}

/** A table of as many seats as racks, before LEX-GO. */
export function table({ racks, bag = '', options = {}, lexicon = smallLexicon, seed = 'test' }: Brought) {
  let state: State = lexiconGo.setup({
    options: { ...lexiconGo.defaults('de'), ...options },
    language: 'de',
    seats: racks.length,
    seed,
    fixed: { racks: [racks], everyRound: true, bag, rest: true, totals: [] },
  });
  let now = 0,
    count = 0;
  const judge = (seat: Seat | null, action: Action | TableAction, at: Millis): readonly Event[] | Refusal => {
    now = at;
    const judged = lexiconGo.decide(state, seat, action, { now, lexicon, random: stream(seed, count) });
    if (!isRefusal(judged)) {
      state = judged.reduce(lexiconGo.evolve, state);
      count += judged.length;
    }
    return judged;
  };
  return {
    state: (): State => state,
    at: (): Millis => now,
    /** The events, or the refusal; one millisecond after the last unless `at` says when. */
    does: (seat: Seat, action: Action, at = now + 1) => judge(seat, action, at),
    table: (action: TableAction, at = now + 1) => judge(null, action, at),
    /** LEX-GO by seat 0 and the turning of the tiles. */
    opens() {
      judge(0, { type: 'start' }, now + 1);
      judge(null, { type: 'timeout' }, lexiconGo.deadline(state)!);
    },
    sees: (viewer: Viewer) => lexiconGo.view(state, viewer),
    hears: (events: readonly Event[], viewer: Viewer): LexiconGoNotice[] =>
      events.flatMap((event) => (lexiconGo.show(event, state, viewer) as LexiconGoNotice | undefined) ?? []),
  };
}

/** A table whose hands lie open. */
export function race(brought: Brought) {
  const made = table(brought);
  made.opens();
  return made;
}

/** What happened. @throws Error when it was refused, so that a test cannot go on by mistake. */
export function accepted(judged: readonly Event[] | Refusal): readonly Event[] {
  if (isRefusal(judged)) throw new Error(`refused: ${JSON.stringify(judged)}`);
  return judged;
}
