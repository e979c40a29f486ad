// What phones see of Wörtersee, and what they may ask. Holes are numbered row by row from the top left, 0 first;
// a lake is one string in that order: a letter, `?` a joker, `_` an empty hole. Scenario files name holes a1, a2 … (holes.ts).
// Types, not interfaces: only those are JSON to the compiler.
import type { Millis, Seat } from '../../game.ts';

export type Action =
  | { readonly type: 'boat'; readonly from: number; readonly to: number }
  | { readonly type: 'stop' }
  /** `n`: the n-th boat of this seat, from 1. `as`: the word as spelled, needed for jokers. */
  | { readonly type: 'trace'; readonly n: number; readonly path: readonly number[]; readonly as?: string }
  | { readonly type: 'done' };

export type BoatView = { readonly seat: Seat; readonly n: number; readonly from: number; readonly to: number };
export type PlayerView = {
  readonly points: number;
  /** Boats of this seat in every round. */
  readonly boats: number;
  readonly boatsLeft: number;
  readonly kiddie: boolean;
  /** Says that all words are traced. */
  readonly done: boolean;
};
export type RevealView = {
  readonly seat: Seat;
  readonly n: number;
  readonly from: number;
  readonly to: number;
  readonly path: readonly number[];
  readonly word: string;
  readonly valid: boolean;
  readonly points: number;
  readonly why: '' | 'no-word' | 'not-a-word' | 'twice';
};
export type TableView = {
  readonly round: number;
  readonly rounds: number;
  /** `covered`: lake opens at `opensAt` · `search` until `endsAt` · `stop`: 0:00, who presses first? until `stopUntil` · `trace` until `traceUntil` · `shown`: words of the round revealed · `over` */
  readonly phase: 'covered' | 'search' | 'stop' | 'trace' | 'shown' | 'over';
  readonly radius: number;
  /** '' while covered. */
  readonly lake: string;
  readonly opensAt: Millis;
  readonly endsAt: Millis;
  readonly stopUntil: Millis;
  readonly traceUntil: Millis;
  readonly boats: readonly BoatView[];
  readonly players: readonly PlayerView[];
  /** Who pressed STOP!, -1 nobody. */
  readonly stopBy: Seat;
  /** Spelling order, once known. */
  readonly order: readonly Seat[];
  /** All words of the round, in spelling order, only from `shown` on. */
  readonly reveals: readonly RevealView[];
};
export type TraceView = {
  readonly n: number;
  readonly path: readonly number[];
  readonly word: string;
  /** '' with blindTracing */ readonly standing: '' | 'valid' | 'not-a-word' | 'twice';
  readonly points: number;
};
export type WoerterseeView = { readonly table: TableView; readonly mine?: { readonly traces: readonly TraceView[] } };

export type WoerterseeNotice =
  | { readonly type: 'opened'; readonly round: number }
  | { readonly type: 'boat'; readonly seat: Seat; readonly n: number; readonly from: number; readonly to: number }
  | { readonly type: 'time' } // 0:00
  | { readonly type: 'stopped'; readonly seat: Seat } // -1: nobody pressed
  | { readonly type: 'traced'; readonly seat: Seat; readonly n: number } // only to that seat
  | { readonly type: 'done'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly round: number; readonly points: readonly number[] }; // of this round, by seat
