// What a table knows of the room it lives in now: it shows itself there, and speaks to people by their person id.
import type { Json, Notice, Viewer } from '../../shared/game.ts';
import type { RoomView } from '../../shared/protocol.ts';

/** Everything that is true now, as plain JSON: `room` for all, `mine` by seat for one each. */
export interface Picture {
  readonly room: Omit<RoomView, 'table' | 'mine'>;
  /** Undefined in the lobby: nothing lies on the table. */
  readonly table: { readonly [key: string]: Json } | undefined;
  readonly mine: readonly ({ readonly [key: string]: Json } | undefined)[];
}
export interface Wire {
  readonly roomId: string;
  readonly game: string;
  /** Whether this person has a living connection here. */
  has(person: string): boolean;
  /** Brings everybody's state up to date, at once. */
  show(picture: Picture): void;
  /** Sends each connection what its viewer learns; nothing where that is nothing. */
  notices(of: (viewer: Viewer) => readonly Notice[]): void;
  /** Ends a person's connection. */
  close(person: string, code: number): void;
  /** The table lives elsewhere now: tells everybody, refuses the rest, and closes when empty or after a while. */
  retire(game: string): void;
  /** Closes the room with everybody in it. */
  shut(code: number): Promise<void>;
}
