// What a seat or the table may do now (RULES 3.10 – 3.14): the phase first, then each action's own judgement.
import { refuse, type Judging, type Refusal, type Seat, type TableAction } from '../../game.ts';
import { call, onwards, settled, votable, vote } from './call.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { attack, form, swap } from './lay.ts';
import { nextDeal } from './setup.ts';
import { COUNTDOWN, type State } from './state.ts';
import type { Action } from './view.ts';

type Judged = readonly Event[] | Refusal;

export function decide(state: State, seat: Seat | null, action: Action | TableAction, judging: Judging): Judged {
  if (action.type === 'timeout' || action.type === 'absent' || action.type === 'present')
    return seat === null ? byTable(state, action, judging) : refuse('malformed');
  if (seat === null) return refuse('malformed');
  return barred(state, seat, action.type) ?? bySeat(state, seat, action, judging);
}

function bySeat(state: State, seat: Seat, action: Action, judging: Judging): Judged {
  switch (action.type) {
    case 'start':
      return start(state, seat, judging);
    case 'form':
      return form(state, seat, action.word, judging);
    case 'attack':
      return attack(state, seat, action, judging);
    case 'swap':
      return swap(state, seat, action.tile, judging);
    case 'call':
      return call(state, seat, judging);
    case 'stuck':
      return stuck(state, seat);
    case 'vote':
      return vote(state, seat, action, judging);
  }
}

/** Phase before everything else. */
function barred({ phase, players, opensAt, vote }: State, seat: Seat, type: Action['type']): Refusal | undefined {
  if (phase === 'over') return refuse('game-over');
  if (type === 'vote') return phase === 'vote' ? undefined : refuse('no-vote');
  if (vote) return refuse('vote-open', { until: vote.until });
  const idle = phase === 'ready' || phase === 'ended';
  if (type === 'start') return idle ? undefined : refuse('already-started');
  if (phase !== 'race') return refuse('not-started', idle ? {} : { opensAt });
  return players[seat]!.out ? refuse('out') : undefined;
}

/** 3.10 Any seat, whenever no round runs. */
function start(state: State, seat: Seat, { now, random }: Judging): Event[] {
  const first = state.phase === 'ready';
  return [
    {
      type: 'started',
      seat,
      round: first ? state.round : state.round + 1,
      opensAt: now + COUNTDOWN,
      deal: first ? null : nextDeal(state, random),
    },
  ];
}

function stuck(state: State, seat: Seat): Judged {
  if (state.players[seat]!.stuck) return refuse('already-stuck');
  return followed(state, { type: 'stuck', seat });
}

function byTable(state: State, action: TableAction, judging: Judging): Judged {
  if (action.type === 'timeout') return timeout(state, judging);
  const gone = action.type === 'absent';
  if (state.players[action.of]?.absent !== !gone) return []; // nothing new
  const event: Event = { type: action.type, of: action.of };
  if (!gone) return [event];
  const after = evolve(state, event);
  return after.vote && !votable(after) ? [event, ...settled(after, judging)] : followed(state, event);
}

function timeout(state: State, judging: Judging): Judged {
  const due = deadline(state);
  if (due === undefined || judging.now < due) return refuse('too-early');
  return state.phase === 'countdown' ? followed(state, { type: 'opened' }) : settled(state, judging);
}

/** The event, and the end of the round if that was the last that was wanting. */
const followed = (state: State, event: Event): Event[] => [event, ...onwards(evolve(state, event))];

/** When the table must act: hands open, or a vote closes. TAUSCH opens by comparison, not by deadline (3.12). */
export function deadline({ phase, opensAt, vote }: State): number | undefined {
  return phase === 'countdown' ? opensAt : vote?.until;
}
