// What all parts of the picture look at: the screen, the desk, and how people are called.
import type { Seat } from '../../../shared/game.ts';
import type { TableView } from '../../../shared/games/lexicon-go/view.ts';
import type { Part } from '../../table/button.ts';
import type { TableHooks } from '../../table/open.ts';
import type { Spot, Sprite, View } from '../../table/picture.ts';
import type { Desk } from './desk.ts';
import type { Layout } from './layout.ts';

export interface Glance {
  readonly view: View;
  readonly layout: Layout;
  readonly desk: Desk;
  readonly table: TableView;
  readonly hooks: TableHooks;
  /** Game time of this picture. */
  readonly now: number;
  /** How a person is called here: oneself `you`, others by the first of long names. */
  name(seat: Seat): string;
  /** The whole name. */
  full(seat: Seat): string;
  crew(seat: Seat): number;
}
export const part = (sprites: readonly Sprite[], spots: readonly Spot[] = []): Part => ({ sprites, spots });
export const join = (...parts: readonly (Part | undefined)[]): Part => ({
  sprites: parts.flatMap((p) => p?.sprites ?? []),
  spots: parts.flatMap((p) => p?.spots ?? []),
});
/** A short name that fits on a plate: the first of several words, with the number that tells two of a name apart. */
export function nick(name: string): string {
  if ([...name].length <= 10) return name;
  const [first = name, ...rest] = name.split(/\s+/);
  const number = /^\d+$/.test(rest.at(-1) ?? '') ? ` ${rest.at(-1)}` : '';
  return [...first].length <= 11 ? first + number : `${[...first].slice(0, 9).join('')}…${number}`;
}
/** Whole seconds until a moment of game time, counted up: 1 until it is there. */
export const secondsTo = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000));
/** A word as it is read aloud and written: LEXICON tiles as their letters. */
export const plain = (word: string): string => word.toUpperCase();
