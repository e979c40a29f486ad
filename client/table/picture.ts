// What a scene declares each time something changed: what is seen where, and what can be touched where.
// All lengths are CSS px from the host's top left. The base moves, fades, hit-tests and mirrors; a scene only says how it is.
import type { Face } from '../look/face.ts';
import type { MotionName, Pose } from './motion.ts';

export interface Sprite {
  /** The same key is the same thing: it travels to its new place instead of appearing there. Unique in a picture. */
  readonly key: string;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  /** Stretches the face to this size (fills, veils). */
  readonly w?: number;
  readonly h?: number;
  readonly alpha?: number;
  readonly angle?: number;
  readonly scale?: number;
  /** How it goes to this pose from where it is now (`travel` unless given), after `wait` ms. */
  readonly motion?: MotionName;
  readonly wait?: number;
  /** Where a new sprite comes from (unless given: fades in where it is), and where one goes that is no longer declared. */
  readonly enter?: Partial<Pose>;
  readonly leave?: Partial<Pose>;
}

export type Role = 'button' | 'option' | 'gridcell' | 'text';
/** What is taken along while a finger holds it: the face it has in the air, and any name for the drop. */
export interface Load {
  readonly id: string;
  readonly face: Face;
  /** How far it hangs above the finger (44 px unless given; 0: a finger that slides over the table). */
  readonly lift?: number;
  /** How far from a place it is drawn in (30 px unless given). */
  readonly reach?: number;
  /** Where a place would take it the picture shows it lying there, and nothing hangs above the finger. */
  readonly ghost?: boolean;
}
/** A place that can be touched, and what a screen reader finds there. Later ones lie above earlier ones. */
export interface Spot {
  /** `data-key` of its mirror element. Unique in a picture, stable over pictures. */
  readonly key: string;
  /** Its name for people who listen, and for tests that touch. */
  readonly name: string;
  readonly role?: Role;
  /** Key of the group that it belongs to; without one it stands alone in the order of Tab. */
  readonly group?: string;
  /** In a `grid`: its row and column, from 0. */
  readonly row?: number;
  readonly column?: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly disabled?: boolean;
  /** `aria-selected` of options and cells, `aria-pressed` of buttons. */
  readonly selected?: boolean;
  /** A second sentence for screen readers. */
  readonly hint?: string;
  /** Not in the mirror (a second place for the same thing). */
  readonly hidden?: boolean;
  /** Out of sight: for ears and keys only. */
  readonly beyond?: boolean;
  tap?(): void;
  /** Held for 0.6 s; by keyboard and screen reader: twice. */
  hold?(): void;
  /** What a finger picks up here. */
  readonly load?: Load;
  /** Whether this place takes that load. */
  takes?(load: Load): boolean;
  /** Takes what the finger itself is on, before the lifted tile counts: places at the screen's foot. */
  readonly fingertip?: boolean;
  /** A load has come over this place, which takes it: for words that a sliding finger spells. */
  enter?(load: Load): void;
  /** Keys of the spots that arrow keys lead to from here, where that is not simply straight ahead. */
  readonly arrows?: { readonly [arrow: string]: string };
  /** Enter and Space go to the scene's `key` instead of tapping. */
  readonly keysToScene?: boolean;
}
export interface Group {
  readonly key: string;
  readonly role: 'listbox' | 'group' | 'grid' | 'toolbar';
  readonly name: string;
}
/** A window whose contents a finger or wheel moves up and down. */
export interface Pan {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  by(dy: number): void;
}

export interface Picture {
  /** In painting order, first at the bottom. */
  readonly sprites: readonly Sprite[];
  /** In reading order. */
  readonly spots: readonly Spot[];
  readonly groups?: readonly Group[];
  readonly pan?: Pan;
  /** Game time at which the picture changes by itself (a clock's next second). */
  readonly next?: number | undefined;
}

/** The state of fingers and keys that a picture may show. */
export interface Touch {
  /** Key of the spot under a pressed finger. */
  readonly pressed: string | undefined;
  /** A load in the air: where it came from, and the spot that would take it now. */
  readonly drag: { readonly from: string; readonly load: Load; readonly over: string | undefined } | undefined;
  /** A hold that is filling, 0 … 1. */
  readonly hold: { readonly key: string; readonly part: number } | undefined;
  /** The spot whose hold was pressed once by key and waits for the second press. */
  readonly armed: string | undefined;
  /** Key of the spot with keyboard focus. */
  readonly focus: string | undefined;
}
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export interface View {
  readonly w: number;
  readonly h: number;
  readonly safe: Insets;
  readonly touch: Touch;
  readonly theme: 'light' | 'dark';
}
/** A pressed key, as the DOM names it. */
export interface Stroke {
  readonly key: string;
  readonly shift: boolean;
  readonly focus: string | undefined;
}

export interface Scene {
  /** It shows the end of a game and says itself when that has been seen (hooks.finished); other scenes give way to the results at once. */
  readonly farewell?: boolean;
  /** How the table looks now. Called after every change; must not change anything itself. */
  picture(view: View): Picture;
  /** A key that no mirror element used. True: used. */
  key?(stroke: Stroke): boolean;
  /** A load was let go: over a spot that takes it, or over nothing. */
  drop?(load: Load, over: string | undefined): void;
  close?(): void;
}
