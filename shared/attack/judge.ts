// Whether tiles may be laid so: what the two Lexicon games ask before they ask about words (RULES 3.1 – 3.5).
import { refuse, type Refusal, type Seat } from '../game.ts';
import { spend } from '../tiles/rack.ts';
import { isLaid } from '../tiles/tile.ts';
import { change, isFault, type Change } from './change.ts';
import { fate, find, type TableWord } from './word.ts';

export interface Hand {
  readonly seat: Seat;
  readonly tiles: string;
  /** Letters that tiles can be. */
  readonly alphabet: string;
}
export interface WordTable {
  readonly words: readonly TableWord[];
  /** Words that went back into the bag in this round. */
  readonly gone: readonly TableWord[];
  readonly seats: number;
}
export interface Attack {
  readonly owner: Seat;
  readonly target: string;
  readonly word: string;
}

/** A word of fewer letters is none (3.1). */
const LEAST = 2;

/** 3.1, 3.5 Tiles that leave the hand for `word`; refused: `malformed`, `too-short`, `not-your-tiles`. */
export function judgeForm(hand: Hand, word: string): Refusal | { readonly spent: string } {
  if (!isLaid(word, hand.alphabet)) return refuse('malformed');
  if (word.length < LEAST) return refuse('too-short', { word, least: LEAST });
  return paid(hand, word);
}

/**
 * 0.2, 3.2, 3.3, 3.5 The attacked word, what changes and what leaves the hand; refused, the first that holds: `malformed`, `own-word`,
 * `word-changed` (with what became of it), `not-an-attack` (`why`: change.ts), `not-your-tiles`.
 * What an attack needs from the hand is known only when it is one, so the shape comes before the tiles.
 */
export function judgeAttack(
  hand: Hand,
  table: WordTable,
  { owner, target, word }: Attack,
  maxReplace: number | null,
): Refusal | { readonly old: TableWord; readonly change: Change; readonly spent: string } {
  if (owner >= table.seats || !isLaid(word, hand.alphabet) || !isLaid(target, hand.alphabet)) return refuse('malformed');
  if (owner === hand.seat) return refuse('own-word', { word: target });
  const old = find(table.words, owner, target);
  if (!old) return refuse('word-changed', { word: target, ...fate(table.words, table.gone, { owner, word: target }) });
  const made = change(target, word, maxReplace);
  if (isFault(made)) return refuse('not-an-attack', { target, word, why: made });
  const payment = paid(hand, made.laid);
  return 'code' in payment ? payment : { old, change: made, spent: payment.spent };
}

function paid({ tiles }: Hand, laid: string): Refusal | { readonly spent: string } {
  const { spent, missing } = spend(tiles, laid);
  return missing === '' ? { spent } : refuse('not-your-tiles', { tiles: missing });
}
