// The LEXICON call, the vote on it, and how a round ends (RULES 0.3, 3.13, 3.14).
import { refuse, type Judging, type Refusal, type Seat } from '../../game.ts';
import { places } from '../../tiles/bag.ts';
import type { Event, RoundEnd } from './event.ts';
import { evolve } from './evolve.ts';
import { invalidWords, seatsIn, VOTE, wins, type State } from './state.ts';

type Judged = readonly Event[] | Refusal;

/** 3.13 All words he owns are checked; he need not own any. */
export function call(state: State, seat: Seat, judging: Judging): Judged {
  const { length } = state.players[seat]!.hand;
  if (length > 0) return refuse('hand-not-empty', { tiles: length });
  const called: Event = { type: 'called', seat };
  const words = spellings(invalidWords(state, seat).map(({ word }) => word));
  if (words.length === 0 || !state.options.vote) return [called, ...outcome(state, seat, judging)];
  const opened: Event = { type: 'vote-opened', seat, words, until: judging.now + VOTE };
  const after = evolve(state, opened);
  return [called, opened, ...(votable(after) ? [] : settled(after, judging))];
}

/** 0.3 The other seats vote, also those out of the round; until it is settled they may change their minds. */
export function vote(
  state: State,
  seat: Seat,
  { word, valid }: { readonly word: string; readonly valid: boolean },
  judging: Judging,
): Judged {
  const { caller, words } = state.vote!;
  if (seat === caller) return refuse('own-word', { word });
  const at = words.findIndex((one) => one.toUpperCase() === word.toUpperCase());
  if (at < 0) return refuse('no-vote', { word });
  const voted: Event = { type: 'voted', seat, word: at, valid };
  const after = evolve(state, voted);
  return votable(after) ? [voted] : [voted, ...settled(after, judging)];
}

/** Whether a vote still waits for somebody who is there. */
export const votable = ({ vote, players }: State): boolean =>
  players.some(({ absent }, seat) => seat !== vote!.caller && !absent && vote!.votes[seat]!.includes('-'));

/** Closes the vote: a word is in when more say so than not; nobody or as many is no (0.3). */
export function settled(state: State, judging: Judging): Event[] {
  const { caller, words, votes } = state.vote!;
  const count = (at: number, say: string): number => votes.filter((own) => own[at] === say).length;
  const accepted = words.filter((_, at) => count(at, '1') > count(at, '0')).map((word) => word.toUpperCase());
  const event: Event = { type: 'vote-settled', accepted };
  return [event, ...outcome(evolve(state, event), caller, judging)];
}

/** 3.13 The caller wins, or falls; then perhaps the round is over for the others too. */
function outcome(state: State, caller: Seat, { random }: Judging): Event[] {
  const invalid = invalidWords(state, caller);
  if (invalid.length === 0) return [roundEnd(state, caller, 'lexicon')];
  const words = invalid.map(({ word }) => word);
  const fell: Event = {
    type: 'fell',
    seat: caller,
    ids: invalid.map(({ id }) => id),
    words,
    places: places(state.bag, words.join('').length, random),
  };
  return [fell, ...onwards(evolve(state, fell))];
}

/** 3.13 The end of the round when one is left, or all who are left are stuck or gone; else nothing. */
export function onwards(state: State): Event[] {
  if (state.phase !== 'race') return [];
  const left = seatsIn(state);
  if (left.length === 1) return [roundEnd(state, left[0]!, 'last-left')];
  const stuck = left.every((seat) => state.players[seat]!.stuck || state.players[seat]!.absent);
  return stuck ? [roundEnd(state, -1, 'all-stuck')] : [];
}

function roundEnd(state: State, winner: Seat, reason: RoundEnd): Event {
  const end = { type: 'round-end', winner, reason, wins: [] } as const;
  return { ...end, wins: wins(evolve(state, end)) };
}

/** Each spelling once: two equal words are one question. */
const spellings = (words: readonly string[]): string[] =>
  words.filter((word, at) => words.findIndex((one) => one.toUpperCase() === word.toUpperCase()) === at);
