// Words on the table and whose they are, through all their captures. The same in both Lexicon games.
import type { Seat } from '../game.ts';
import { lettersOf } from '../tiles/tile.ts';

export interface Version {
  readonly owner: Seat;
  readonly word: string;
}

export interface TableWord extends Version {
  /** Stays with the word through captures; unique in a round, older words have smaller ones. */
  readonly id: number;
  /** One character a letter: `1` where the last change put it. */
  readonly fresh: string;
  /** Whose and what it was before, oldest first. */
  readonly past: readonly Version[];
  /** Whether the lexicon knows it as it lies now. Judged when laid; who may know it is the game's business. */
  readonly valid: boolean;
}

/** The word of `owner` that lies as `text`, case included; of two equal ones the older. */
export const find = (words: readonly TableWord[], owner: Seat, text: string): TableWord | undefined =>
  words.find((one) => one.owner === owner && one.word === text);

/** A word newly formed. */
export const formed = (id: number, owner: Seat, word: string, valid: boolean): TableWord => ({
  id,
  owner,
  word,
  fresh: '1'.repeat(word.length),
  past: [],
  valid,
});

/** 3.4 The word after an attack: the attacker's from now on. */
export const captured = (old: TableWord, owner: Seat, word: string, fresh: string, valid: boolean): TableWord => ({
  id: old.id,
  owner,
  word,
  fresh,
  past: [...old.past, { owner: old.owner, word: old.word }],
  valid,
});

/** 3.2 Whether the word had these letters before in this round. */
export const hadForm = ({ past }: TableWord, word: string): boolean => past.some((version) => lettersOf(version.word) === lettersOf(word));

export interface Fate {
  /** Who changed the version that was asked for; -1: nobody, it was never there. */
  readonly by: Seat;
  /** What it is now, whose, and its id; null, -1 and -1: no longer on the table. */
  readonly now: string | null;
  readonly owner: Seat;
  readonly id: number;
}

/**
 * What became of a version that no longer lies (RULES 0.2): who was faster, and what the word is now. Of several words that once were
 * this version the one changed least since is meant. `gone`: words that went back into the bag; `by` is then their last owner.
 */
export function fate(words: readonly TableWord[], gone: readonly TableWord[], { owner, word }: Version): Fate {
  const was = (version: Version): boolean => version.owner === owner && version.word === word;
  const later = words.filter(({ past }) => past.some(was)).toSorted((a, b) => age(a, was) - age(b, was))[0];
  if (later) return { by: successor(later, was), now: later.word, owner: later.owner, id: later.id };
  const lost = gone.findLast((one) => was(one) || one.past.some(was));
  return { by: lost ? (was(lost) ? lost.owner : successor(lost, was)) : -1, now: null, owner: -1, id: -1 };
}

/** Who made the version that came after. */
const successor = (word: TableWord, was: (version: Version) => boolean): Seat =>
  (word.past[word.past.findLastIndex(was) + 1] ?? word).owner;

/** How many changes ago the word was that version. */
const age = ({ past }: TableWord, was: (version: Version) => boolean): number => past.length - past.findLastIndex(was);
