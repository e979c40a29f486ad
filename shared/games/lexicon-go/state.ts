// The whole truth of a match of Lexicon-Go. Plain data; never changed, only replaced.
import type { TableWord } from '../../attack/word.ts';
import type { Millis, Seat } from '../../game.ts';
import type { Bag } from '../../tiles/bag.ts';
import type { PackLanguage } from '../../tiles/lexicon-pack.ts';
import { unannounced } from '../../tiles/tile.ts';
import type { Options } from './options.ts';
import type { TableView } from './view.ts';

export interface Player {
  /** Tiles in hand, also while they lie face down. */
  readonly hand: string;
  /** Out of this round (3.13). */
  readonly out: boolean;
  /** Has pressed *stuck*, and nothing has happened since. */
  readonly stuck: boolean;
  /** Dropped for 30 s, or left. */
  readonly absent: boolean;
  /** Rounds won in this match, and in a row. */
  readonly won: number;
  readonly streak: number;
}
export interface Vote {
  readonly caller: Seat;
  /** As they lie, each spelling once. */
  readonly words: readonly string[];
  /** By seat one character a word: `1` valid, `0` not, `-` has not voted. */
  readonly votes: readonly string[];
  readonly until: Millis;
}
/** What a scenario fixes. Kept in the state for the racks of the rounds to come. */
export interface Fixed {
  /** By round, by seat; null: dealt by lot. */
  readonly racks: readonly (readonly (string | null)[])[];
  /** The racks given are those of every round. */
  readonly everyRound: boolean;
  readonly bag: string;
  readonly rest: boolean;
  /** Rounds that each has won already (in a row, with `inARow`), by seat. */
  readonly totals: readonly number[];
}
export interface State {
  readonly options: Options;
  readonly language: PackLanguage;
  readonly fixed: Fixed | null;
  readonly phase: TableView['phase'];
  /** 1 first. */
  readonly round: number;
  /** When the hands of this round open or opened; 0: nobody has called LEX-GO yet. */
  readonly opensAt: Millis;
  readonly bag: Bag;
  readonly players: readonly Player[];
  /** On the table, oldest first · gone back into the bag in this round. */
  readonly words: readonly TableWord[];
  readonly gone: readonly TableWord[];
  readonly swap: TableView['swap'];
  readonly vote: Vote | null;
  readonly last: TableView['last'];
  /** Rounds without a winner, in a row. */
  readonly voids: number;
  /** Words that this table has voted in, upper case. */
  readonly house: readonly string[];
}

/** 3.10 Tiles that each takes. */
export const HAND = 10;
/** 3.10 From LEX-GO to the turning of the tiles. */
export const COUNTDOWN: Millis = 3_000;
/** 3.12 TAUSCH opens by itself so long after a swap. */
export const SWAP_LOCK: Millis = 20_000;
/** 0.3 How long a vote lasts. */
export const VOTE: Millis = 20_000;
/** 3.13 Void rounds in a row that end the match. */
export const VOIDS = 3;

/** 3.7 */
export const packsFor = (seats: number): number => Math.ceil(seats / 4);

/** Whether the hands of the round lie face up: before, nobody knows a tile, not even his own. */
export const isOpen = ({ phase }: State): boolean => phase !== 'ready' && phase !== 'countdown';

/** Seats still in the round. */
export const seatsIn = ({ players }: State): Seat[] => players.flatMap(({ out }, seat) => (out ? [] : [seat]));

/** 3.13 Words for which `seat` answers and which neither the lexicon nor a vote knows. */
export const invalidWords = ({ words, house }: State, seat: Seat): TableWord[] =>
  words.filter(({ owner, valid, word }) => owner === seat && !valid && !house.includes(word.toUpperCase()));

/** 3.14 Rounds that count towards the match: those won, or those won in a row. */
export const wins = ({ options, players }: State): number[] => players.map(({ won, streak }) => (options.inARow ? streak : won));

/** Tiles by letter, LEXICON tiles under `?` whatever they were announced as. */
export function census({ players, words, bag }: State): ReadonlyMap<string, number> {
  const tally = new Map<string, number>();
  for (const tiles of [bag.tiles, ...players.map(({ hand }) => hand), ...words.map(({ word }) => word)])
    for (const tile of tiles) tally.set(unannounced(tile), (tally.get(unannounced(tile)) ?? 0) + 1);
  return tally;
}
