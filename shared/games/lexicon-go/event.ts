// What can happen in Lexicon-Go, with every outcome of luck in it. Events are journal, not news: what a phone learns is in sight.ts.
import type { Millis, Seat } from '../../game.ts';
import type { Deal } from '../../tiles/deal.ts';

export type Event =
  /** LEX-GO (3.10). `deal`: the tiles of a later round; null: those of `setup`. */
  | { readonly type: 'started'; readonly seat: Seat; readonly round: number; readonly opensAt: Millis; readonly deal: Deal | null }
  | { readonly type: 'opened' }
  /** `spent`: tiles that left the hand, as it held them. `valid`: whether the lexicon knows the word. */
  | {
      readonly type: 'formed';
      readonly seat: Seat;
      readonly id: number;
      readonly word: string;
      readonly spent: string;
      readonly valid: boolean;
    }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly id: number;
      readonly from: string;
      readonly word: string;
      readonly how: 'add' | 'replace';
      readonly spent: string;
      readonly gained: string;
      readonly fresh: string;
      readonly valid: boolean;
    }
  /** `in` is the bag's next tile; `out` goes back at `place`. */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly out: string;
      readonly in: string;
      readonly place: number;
      readonly freeAt: Millis;
    }
  | { readonly type: 'called'; readonly seat: Seat }
  | { readonly type: 'vote-opened'; readonly seat: Seat; readonly words: readonly string[]; readonly until: Millis }
  | { readonly type: 'voted'; readonly seat: Seat; readonly word: number; readonly valid: boolean }
  /** `accepted`: spellings voted in. */
  | { readonly type: 'vote-settled'; readonly accepted: readonly string[] }
  /** Out for the round; the tiles of his invalid words go back into the bag, one after the other, at `places`. */
  | {
      readonly type: 'fell';
      readonly seat: Seat;
      readonly ids: readonly number[];
      readonly words: readonly string[];
      readonly places: readonly number[];
    }
  | { readonly type: 'stuck'; readonly seat: Seat }
  | { readonly type: 'absent'; readonly of: Seat }
  | { readonly type: 'present'; readonly of: Seat }
  /** `winner` -1: nobody. `wins`: by seat, this round included. */
  | { readonly type: 'round-end'; readonly winner: Seat; readonly reason: RoundEnd; readonly wins: readonly number[] };

/** His call held · all others are out · all who are left are stuck. */
export type RoundEnd = 'lexicon' | 'last-left' | 'all-stuck';
