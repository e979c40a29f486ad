// What a scene knows of the wire: this interface and nothing else. net.ts fulfils it; tests and the look-book bring a false one.
import type { ReadonlySignal } from '@preact/signals';
import type { Notice, Seat } from '../../shared/game.ts';
import type { Ack, Person, RoomView } from '../../shared/protocol.ts';

export interface TableLink {
  /** The room's state as it is now; a new object with every patch. */
  readonly room: ReadonlySignal<RoomView>;
  /** Own seat in the running game; -1: a spectator. */
  readonly seat: ReadonlySignal<Seat>;
  /** False while the wire is down: a banner shows, actions wait and are sent again. */
  readonly online: ReadonlySignal<boolean>;
  /** Game time now in ms, from the last patch and the local monotonic clock; stands still while paused. */
  now(): number;
  /** The person on a seat of the running game. */
  person(seat: Seat): Person | undefined;
  /** Sends an action; resolves with the server's answer, also across a reconnect. */
  act(action: { readonly type: string; readonly [key: string]: unknown }): Promise<Ack>;
  /** Notices in order, as they come. Returns the way to stop listening. */
  notices(listen: (notice: Notice) => void): () => void;
}
