// What a game's scene is given, and what it gives: one maker per game, listed in client/games/index.ts.
import type { TableHooks } from './open.ts';
import type { TableLink } from './link.ts';
import type { Scene } from './picture.ts';

export interface Table {
  readonly link: TableLink;
  readonly hooks: TableHooks;
  /** The scene's own state changed (a timer, an answer): draw again. Not needed after taps, keys, drops and patches. */
  redraw(): void;
  /** Says it aloud to those who listen; `own`: one's own news, said first. */
  say(text: string, own?: boolean): void;
  /** Moves keyboard focus to a spot of the next picture. */
  focus(spot: string): void;
}
export type SceneMaker = (table: Table) => Scene;
