// Moves the state, judges nothing.
import { captured, formed } from '../../attack/word.ts';
import type { Seat } from '../../game.ts';
import { drawn, putBack } from '../../tiles/bag.ts';
import { without } from '../../tiles/rack.ts';
import type { Event } from './event.ts';
import { VOIDS, wins, type Player, type State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'started':
      return started(state, event);
    case 'opened':
      return { ...state, phase: 'race' };
    case 'formed': {
      const { seat, id, word, valid, spent } = event;
      return { ...moved(state, seat, spent, ''), words: [...state.words, formed(id, seat, word, valid)] };
    }
    case 'attacked': {
      const { seat, id, word, fresh, valid, spent, gained } = event;
      return {
        ...moved(state, seat, spent, gained),
        words: state.words.map((old) => (old.id === id ? captured(old, seat, word, fresh, valid) : old)),
      };
    }
    case 'swapped': {
      const { seat, out, in: taken, place, freeAt } = event;
      return { ...moved(state, seat, out, taken), bag: putBack(drawn(state.bag), out, [place]), swap: { by: seat, freeAt } };
    }
    case 'called':
      return state;
    case 'vote-opened': {
      const { seat, words, until } = event;
      return { ...state, phase: 'vote', vote: { caller: seat, words, votes: state.players.map(() => '-'.repeat(words.length)), until } };
    }
    case 'voted':
      return voted(state, event);
    case 'vote-settled':
      return { ...state, phase: 'race', vote: null, house: [...state.house, ...event.accepted] };
    case 'fell':
      return fell(state, event);
    case 'stuck':
      return { ...state, players: changed(state, event.seat, { stuck: true }) };
    case 'absent':
    case 'present':
      return { ...state, players: changed(state, event.of, { absent: event.type === 'absent' }) };
    case 'round-end':
      return ended(state, event);
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const changed = ({ players }: State, seat: Seat, change: Partial<Player>): Player[] =>
  players.map((player, at) => (at === seat ? { ...player, ...change } : player));

/** Tiles leave a hand and come into it; whoever was stuck is so no longer, because the table has changed (3.13). */
function moved(state: State, seat: Seat, spent: string, gained: string): State {
  const hand = (without(state.players[seat]!.hand, spent) ?? '') + gained;
  return { ...state, players: changed(state, seat, { hand }).map((player) => ({ ...player, stuck: false })) };
}

function started(state: State, { round, opensAt, deal }: Of<'started'>): State {
  const players = state.players.map((player, seat) => ({ ...player, hand: deal?.racks[seat] ?? player.hand, out: false, stuck: false }));
  return {
    ...state,
    phase: 'countdown',
    round,
    opensAt,
    players,
    bag: deal?.bag ?? state.bag,
    words: [],
    gone: [],
    swap: { by: -1, freeAt: 0 },
    last: { winner: -1, reason: '', invalid: [] },
  };
}

function voted(state: State, { seat, word, valid }: Of<'voted'>): State {
  const vote = state.vote!;
  const votes = vote.votes.map((own, at) => (at === seat ? own.slice(0, word) + (valid ? '1' : '0') + own.slice(word + 1) : own));
  return { ...state, vote: { ...vote, votes } };
}

/** 3.13 His valid words stay and may still be attacked. */
function fell(state: State, { seat, ids, words, places }: Of<'fell'>): State {
  const goes = ({ id }: { readonly id: number }): boolean => ids.includes(id);
  return {
    ...state,
    bag: putBack(state.bag, words.join(''), places),
    players: changed(state, seat, { out: true }),
    words: state.words.filter((word) => !goes(word)),
    gone: [...state.gone, ...state.words.filter(goes)],
    last: { winner: -1, reason: 'fell', invalid: [...state.last.invalid, ...words.map((word) => ({ owner: seat, word }))] },
  };
}

/** 3.13, 3.14 A win breaks every other row; a void round breaks none. */
function ended(state: State, { winner, reason }: Of<'round-end'>): State {
  const won = winner >= 0;
  const players = state.players.map((player, seat) => {
    if (!won) return { ...player, stuck: false };
    const own = seat === winner ? 1 : 0;
    return { ...player, stuck: false, won: player.won + own, streak: own * (player.streak + 1) };
  });
  const after: State = { ...state, players, voids: won ? 0 : state.voids + 1, last: { ...state.last, winner, reason } };
  const over = after.voids === VOIDS || wins(after).some((count) => count >= state.options.rounds);
  return { ...after, phase: over ? 'over' : 'ended' };
}
