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
  /** How a person is called here: oneself `you`. */
  name(seat: Seat): string;
  crew(seat: Seat): number;
}
export const part = (sprites: readonly Sprite[], spots: readonly Spot[] = []): Part => ({ sprites, spots });
export const join = (...parts: readonly (Part | undefined)[]): Part =>
  ({ sprites: parts.flatMap((p) => p?.sprites ?? []), spots: parts.flatMap((p) => p?.spots ?? []) });
/** Whole seconds until a moment of game time, counted up: 1 until it is there. */
export const secondsTo = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000));
/** A word as it is read aloud and written: LEXICON tiles as their letters. */
export const plain = (word: string): string => word.toUpperCase();
