// One phone at a table with the real rules and no wire: its own actions go through the link, those of others straight to the table.
import { signal } from '@preact/signals';
import type { Refusal, Seat, TableAction } from '../../../../shared/game.ts';
import { woertersee } from '../../../../shared/games/woertersee/game.ts';
import { board, holeNamed } from '../../../../shared/games/woertersee/holes.ts';
import { defaults, type Options } from '../../../../shared/games/woertersee/options.ts';
import type { State } from '../../../../shared/games/woertersee/state.ts';
import type { Action } from '../../../../shared/games/woertersee/view.ts';
import type { Ack, RoomView } from '../../../../shared/protocol.ts';
import { stream } from '../../../../shared/random.ts';
import { lexiconOf } from '../../../../shared/words/build.ts';
import type { TableLink } from '../../../table/link.ts';
import { Helm } from '../helm.ts';
import { sightOf, type Sight } from '../sight.ts';

/** ELSE begins at b4 b3, SPELL at a3 a4; e1 is a joker, f1 a Q, no chip lies in g1. */
export const LAKE = 'EDSPNELEFRSLUKAADIENTR?STEINQALIE_NER';
export const hole = (name: string): number => holeNamed(board(3), name);

export interface Phone {
  readonly helm: Helm;
  readonly link: TableLink;
  /** What was refused, what the helm told, and what was sent, in order. */
  readonly refused: readonly Refusal[];
  readonly told: readonly string[];
  readonly sent: readonly Action[];
  readonly state: State;
  sight(): Sight;
  /** Another seat acts; holes by name in `boat`. */
  act(seat: Seat | null, action: Action | TableAction): Refusal | undefined;
  boat(seat: Seat, holes: string): void;
  /** The current phase's time runs out. */
  timeOut(): void;
}
export interface Seating {
  readonly seat?: Seat;
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly words?: readonly string[];
}

export function phone({ seat = 0, seats = 2, options = {}, words = ['ELSE', 'SPELL'] }: Seating = {}): Phone {
  const all = { ...defaults('de'), ...options };
  const lexicon = lexiconOf(words, 'de-folded');
  let state = woertersee.setup({
    options: all,
    language: 'de',
    seats,
    seed: 'test',
    fixed: { radius: 3, lakes: [LAKE], everyRound: true },
  });
  let [now, events] = [0, 0];
  const read = (): RoomView => ({
    code: 'ABCDE',
    phase: 'game',
    host: '',
    locked: false,
    paused: false,
    game: 'woertersee',
    language: 'de',
    options: JSON.stringify(all),
    people: [],
    next: { game: '', language: 'de', options: '{}' },
    clock: { now, running: true, deadline: -1 },
    round: 1,
    replay: '',
    result: '',
    ...woertersee.view(state, seat < 0 ? 'audience' : seat),
  });
  const room = signal(read());
  const [refused, told, sent]: [Refusal[], string[], Action[]] = [[], [], []];
  const act = (by: Seat | null, action: Action | TableAction): Refusal | undefined => {
    const verdict = woertersee.decide(state, by, action, { now, lexicon, random: stream('test', events++) });
    if (!Array.isArray(verdict)) return verdict as Refusal;
    state = verdict.reduce(woertersee.evolve, state);
    room.value = read();
    helm.sync();
    return undefined;
  };
  const link: TableLink = {
    room,
    seat: signal(seat),
    online: signal(true),
    now: () => now,
    person: () => undefined,
    notices: () => () => undefined,
    async act(action): Promise<Ack> {
      await Promise.resolve();
      const parsed = woertersee.parse(action);
      if (!parsed) throw new Error(`malformed: ${JSON.stringify(action)}`);
      sent.push(parsed);
      const refusal = act(seat, parsed);
      return refusal ? { id: '', ok: false, refusal } : { id: '', ok: true };
    },
  };
  const helm: Helm = new Helm(link, {
    changed: () => undefined,
    refused: (refusal) => refused.push(refusal),
    done: (what) => told.push(what),
  });
  const timeOut = (): void => {
    now = woertersee.deadline(state) ?? now;
    act(null, { type: 'timeout' });
  };
  timeOut();
  return {
    helm,
    link,
    refused,
    told,
    sent,
    act,
    timeOut,
    get state() {
      return state;
    },
    sight() {
      const sight = sightOf(link);
      if (!sight) throw new Error('no table');
      return sight;
    },
    boat(by, holes) {
      const [from = -1, to = -1] = holes.split(' ').map(hole);
      const refusal = act(by, { type: 'boat', from, to });
      if (refusal) throw new Error(refusal.code);
    },
  };
}
