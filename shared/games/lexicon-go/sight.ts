// What each viewer sees, built up from nothing: `table` for all, `mine` for a seat, and the news of an event.
import type { TableWord } from '../../attack/word.ts';
import type { Viewer } from '../../game.ts';
import type { Event } from './event.ts';
import { isOpen, wins, type State } from './state.ts';
import type { LexiconGoNotice, LexiconGoView, PlayerView, TableView, WordView } from './view.ts';

export function view(state: State, viewer: Viewer): LexiconGoView {
  const table = tableOf(state);
  if (viewer === 'audience') return { table };
  // 3.10 Face down means face down: before LEX-GO has been counted down nobody knows his own tiles either.
  return { table, mine: { hand: isOpen(state) ? state.players[viewer]!.hand : '', votes: state.vote?.votes[viewer] ?? '' } };
}

function tableOf(state: State): TableView {
  const { round, phase, opensAt, swap, vote, last, voids } = state;
  return {
    round,
    phase,
    opensAt,
    swap: { by: swap.by, freeAt: swap.freeAt },
    voids,
    players: playersOf(state),
    vote: vote
      ? { caller: vote.caller, words: vote.words, voted: vote.votes.map((own) => !own.includes('-')), until: vote.until }
      : { caller: -1, words: [], voted: [], until: 0 },
    last: { winner: last.winner, reason: last.reason, invalid: last.invalid.map(({ owner, word }) => ({ owner, word })) },
  };
}

function playersOf(state: State): PlayerView[] {
  const counted = wins(state),
    faceUp = isOpen(state) && state.options.hands === 'open';
  return state.players.map(({ hand, out, stuck, absent }, seat) => ({
    tiles: hand.length,
    hand: faceUp ? hand : '',
    words: state.words.filter(({ owner }) => owner === seat).map(shown),
    out,
    stuck: stuck || absent,
    wins: counted[seat]!,
  }));
}

/** Never `valid`: until the call nobody may know (3.8). */
const shown = ({ id, word, fresh }: TableWord): WordView => ({ id, word, fresh });

/** `state`: before or after the event, it does not matter. */
export function show(event: Event, { options }: State, viewer: Viewer): LexiconGoNotice | undefined {
  switch (event.type) {
    case 'started':
      return { type: 'started', seat: event.seat, round: event.round, opensAt: event.opensAt };
    case 'opened':
      return { type: 'opened' };
    case 'formed':
      return { type: 'formed', seat: event.seat, id: event.id, word: event.word };
    case 'attacked': {
      const { seat, owner, id, from, word, how } = event;
      return { type: 'attacked', seat, owner, id, from, word, how };
    }
    case 'swapped':
      return options.hands === 'open' || viewer === event.seat
        ? { type: 'swapped', seat: event.seat, out: event.out, in: event.in }
        : { type: 'swapped', seat: event.seat };
    case 'called':
      return { type: 'called', seat: event.seat };
    case 'vote-opened':
      return { type: 'vote', seat: event.seat, words: event.words, until: event.until };
    case 'fell':
      return { type: 'fell', seat: event.seat, words: event.words };
    case 'round-end':
      return { type: 'round-end', winner: event.winner, reason: event.reason, wins: event.wins };
    case 'voted': // secret until the vote is settled; then what follows says how it went
    case 'vote-settled':
    case 'stuck': // the view says so
    case 'absent':
    case 'present':
      return undefined;
  }
}
