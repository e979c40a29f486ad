// What phones see of Lexicon-Go, and what they may ask. Tiles are strings, one character a tile: upper case a letter,
// `?` a LEXICON tile in a hand, lower case a LEXICON tile announced as that letter. Times are 0 while there is none.
// Types, not interfaces: only those are JSON to the compiler.
import type { Millis, Seat } from '../../game.ts';

export type Action =
  | { readonly type: 'start' } // the LEX-GO call
  | { readonly type: 'form'; readonly word: string }
  | { readonly type: 'attack'; readonly owner: Seat; readonly target: string; readonly word: string } // owner + target = the version it saw
  | { readonly type: 'swap'; readonly tile: string }
  | { readonly type: 'call' } // LEXICON!
  | { readonly type: 'stuck' }
  | { readonly type: 'vote'; readonly word: string; readonly valid: boolean };

export type WordView = {
  /** Stays with the word through captures: for motion. Unique in a round. */
  readonly id: number;
  readonly word: string;
  /** One character a letter: `1` where the last change put it, else `0`. */
  readonly fresh: string;
};
export type PlayerView = {
  readonly tiles: number;
  /** Open hands: the tiles; hidden hands, and before the countdown ends: ''. */
  readonly hand: string;
  readonly words: readonly WordView[];
  /** Out of this round: a word failed at the call. */
  readonly out: boolean;
  readonly stuck: boolean;
  /** Rounds won (in a row, with the option `inARow`). */
  readonly wins: number;
};
export type TableView = {
  readonly round: number;
  /**
   * `ready`: waiting for LEX-GO · `countdown`: hands open at `opensAt` · `race` · `vote` · `ended`: LEX-GO starts the next round ·
   * `over`
   */
  readonly phase: 'ready' | 'countdown' | 'race' | 'vote' | 'ended' | 'over';
  readonly opensAt: Millis;
  readonly players: readonly PlayerView[];
  /** Who swapped last and may not again yet (-1: open for all) and when the lock opens by itself (RULES 3.12). */
  readonly swap: { readonly by: Seat; readonly freeAt: Millis };
  /** Open vote on a call (house rule), `caller` -1: none. `voted[seat]`: has voted on all words. */
  readonly vote: { readonly caller: Seat; readonly words: readonly string[]; readonly voted: readonly boolean[]; readonly until: Millis };
  /**
   * How the round ended or its last call went: winner -1 none; `reason` '' · `fell` (a call failed, the round goes on) · `lexicon` ·
   * `last-left` · `all-stuck`; `invalid`: words that have failed in this round, and whose.
   */
  readonly last: {
    readonly winner: Seat;
    readonly reason: string;
    readonly invalid: readonly { readonly owner: Seat; readonly word: string }[];
  };
  /** Void rounds in a row; three end the match. */
  readonly voids: number;
};
export type LexiconGoView = {
  readonly table: TableView;
  /**
   * `hand`: '' before the countdown ends. `votes`: one character for each word of the open vote, `1` valid, `0` not, `-` not yet;
   * '' when there is none.
   */
  readonly mine?: { readonly hand: string; readonly votes: string };
};

/** Notices (motion and sound). `seat`: who did it. */
export type LexiconGoNotice =
  | { readonly type: 'started'; readonly seat: Seat; readonly round: number; readonly opensAt: Millis }
  | { readonly type: 'opened' }
  | { readonly type: 'formed'; readonly seat: Seat; readonly id: number; readonly word: string }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly id: number;
      readonly from: string;
      readonly word: string;
      readonly how: 'add' | 'replace';
    }
  /** Tiles only to the seat itself, or when hands are open. */
  | { readonly type: 'swapped'; readonly seat: Seat; readonly out?: string; readonly in?: string }
  | { readonly type: 'called'; readonly seat: Seat }
  | { readonly type: 'fell'; readonly seat: Seat; readonly words: readonly string[] } // out for the round
  | { readonly type: 'vote'; readonly seat: Seat; readonly words: readonly string[]; readonly until: Millis }
  | { readonly type: 'round-end'; readonly winner: Seat; readonly reason: string; readonly wins: readonly number[] };
