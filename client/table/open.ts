// How the shell opens a table: it imports stage.ts when a game runs, so that the lobby needs no Phaser.
import type { ReadonlySignal } from '@preact/signals';
import type { Translate } from '../i18n/catalogue.ts';
import type { Sound } from '../sound/sound.ts';
import type { TableLink } from './link.ts';

export interface TableHooks {
  /** Opens the shell's menu sheet (rules, pause, leave …). */
  menu(): void;
  /** A line that stays readable for 4 s or until tapped. */
  say(text: string, tone: 'info' | 'refused'): void;
  readonly t: Translate;
  readonly sound: Sound;
  readonly theme: ReadonlySignal<'light' | 'dark'>;
  readonly reducedMotion: boolean;
  /** The first round of this game on this device: hints may show. */
  readonly firstRound: boolean;
  /** The last picture of a finished game has been seen: the results may come. */
  finished?(): void;
}
export interface OpenTable {
  close(): void;
}
/** `stage.ts` exports this as `openTable`. The host element fills the page; the stage follows its size. */
export type TableOpener = (host: HTMLElement, link: TableLink, hooks: TableHooks) => Promise<OpenTable>;
