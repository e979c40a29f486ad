// Words in the making: a new word on the line, or a rival's word in the attack tray. Pure; tiles in the notation of the rules
// (`?` a LEXICON tile, lower case one that is announced).
import type { Seat } from '../../../shared/game.ts';
import type { Held } from '../../table/hand.ts';

/** A tile laid out, as it will be read: `S`, or `s` where a LEXICON tile stands for it. */
export interface Laid {
  readonly id: number;
  readonly as: string;
}
export const laid = (tile: Held, letter?: string): Laid => ({
  id: tile.id,
  as: tile.letter === '?' ? (letter ?? '?').toLowerCase() : tile.letter,
});

/** A LEXICON tile that is announced (3.5). */
export const isFixed = (tile: string): boolean => tile !== tile.toUpperCase();

/** A letter of the attacked word, with what replaces it; or a tile put in between. */
export type Item = { readonly old: string; readonly at: number; readonly by?: Laid } | { readonly add: Laid };
export interface Tray {
  readonly owner: Seat;
  readonly wordId: number;
  /** The word as it lay when it was chosen: with `owner` the version that the attack names. */
  readonly target: string;
  readonly items: readonly Item[];
}
export const tray = (owner: Seat, wordId: number, target: string): Tray => ({
  owner,
  wordId,
  target,
  items: [...target].map((old, at) => ({ old, at })),
});

export type How = 'add' | 'replace' | 'none';
/** One attack is of one kind: once a tile lies, the other kind is switched off. */
export const howOf = ({ items }: Tray): How =>
  items.some((i) => 'add' in i) ? 'add' : items.some((i) => 'old' in i && i.by) ? 'replace' : 'none';
/** The word as it would be. */
export const wordOf = ({ items }: Tray): string => items.map((i) => ('add' in i ? i.add.as : (i.by?.as ?? i.old))).join('');
/** Letters that would come into the attacker's hand. */
export const freedOf = ({ items }: Tray): string => items.map((i) => ('old' in i && i.by ? i.old : '')).join('');
export const laidIn = ({ items }: Tray): readonly Laid[] => items.flatMap((i) => ('add' in i ? [i.add] : i.by ? [i.by] : []));

/** Lays a tile on the letter at `index` of the items; on the same tile the letter shows again. Undefined: not possible. */
export function replace(t: Tray, index: number, by: Laid): Tray | undefined {
  const item = t.items[index];
  if (howOf(t) === 'add' || !item || !('old' in item)) return undefined;
  return { ...t, items: t.items.map((i, at) => (at === index ? { ...item, by } : i)) };
}
/** Puts a tile before the item at `index` (its length: at the end). Undefined: not possible. */
export function insert(t: Tray, index: number, add: Laid): Tray | undefined {
  if (howOf(t) === 'replace' || index < 0 || index > t.items.length) return undefined;
  return { ...t, items: [...t.items.slice(0, index), { add }, ...t.items.slice(index)] };
}
/** Takes a tile back out of the tray. */
export const without = (t: Tray, id: number): Tray => ({
  ...t,
  items: t.items.flatMap((i): Item[] => ('add' in i ? (i.add.id === id ? [] : [i]) : i.by?.id === id ? [{ old: i.old, at: i.at }] : [i])),
});

/** Puts a tile into a line at `index`. */
export const intoLine = (line: readonly Laid[], index: number, one: Laid): readonly Laid[] => {
  const rest = line.filter((l) => l.id !== one.id);
  return [...rest.slice(0, index), one, ...rest.slice(index)];
};

/** The tile in `hand` that a typed letter means: the letter itself, one announced as it, else a LEXICON tile. */
export function tileFor(hand: readonly Held[], letter: string): Laid | undefined {
  const big = letter.toUpperCase();
  const tile =
    hand.find((h) => h.letter === big) ?? hand.find((h) => h.letter === letter.toLowerCase()) ?? hand.find((h) => h.letter === '?');
  return tile && laid(tile, big);
}
