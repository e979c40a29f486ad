// Another truth that looks the same to one viewer: what he may not know is changed, all else is left.
import type { TableWord } from '../../attack/word.ts';
import type { Viewer } from '../../game.ts';
import type { Random } from '../../random.ts';
import { isOpen, type State } from './state.ts';

/**
 * Unknown are: the order of the bag · hands that lie face down for him · under `atCall`, for everybody, the layers included, whether a
 * word is in the lexicon that no call has checked (3.8) · how the others have voted.
 */
export function disguise(state: State, viewer: Viewer, random: Random): State {
  return {
    ...redealt(state, viewer, random),
    words: state.words.map((word) => (isChecked(state, word) ? word : { ...word, valid: random.below(2) === 1 })),
    vote: revoted(state, viewer, random),
  };
}

function redealt(state: State, viewer: Viewer, random: Random): State {
  const unknown = (seat: number): boolean => !isOpen(state) || (state.options.hands === 'hidden' && seat !== viewer);
  const hands = state.players.map(({ hand }, seat) => (unknown(seat) ? hand : ''));
  const { tiles, fixed } = state.bag;
  const front = tiles.slice(0, fixed);
  const pool = random.shuffle([...hands.join(''), ...tiles.slice(fixed)]);
  const players = state.players.map((player, seat) => ({
    ...player,
    hand: unknown(seat) ? pool.splice(0, player.hand.length).join('') : player.hand,
  }));
  return { ...state, players, bag: { tiles: front + pool.join(''), fixed } };
}

/** Words whose standing everybody knows: laid under `instant`, or their owner has called. */
function isChecked({ options, players, vote, last }: State, { owner }: TableWord): boolean {
  return (
    options.verify === 'instant' || players[owner]!.out || vote?.caller === owner || (last.winner === owner && last.reason === 'lexicon')
  );
}

function revoted({ vote }: State, viewer: Viewer, random: Random): State['vote'] {
  const other = (own: string): string => own.replace(/[01]/g, () => String(random.below(2)));
  return vote && { ...vote, votes: vote.votes.map((own, seat) => (seat === viewer ? own : other(own))) };
}
