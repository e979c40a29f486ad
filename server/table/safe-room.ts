// The one base of all rooms: nothing that a client sends, and no fault of ours in a hook, can stop the process.
import { ClientState, Protocol, Room, ServerError, type Client } from 'colyseus';
import { CLOSE } from '../../shared/protocol.ts';
import { bucketOf, type Bucket } from '../http/bucket.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { RoomState } from './state.ts';

export interface Safety {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Messages a second and connection; malformed messages a connection may send before it is closed. */
  readonly limits: { readonly messages: number; readonly malformed: number };
}
/** Frames that a client may send beside messages (pings, acknowledgements of the join). */
const EXTRA = 10;
type Receive = (client: Client, frame: Buffer) => void;
/** What our client sends; requests, raw bytes and inputs are not among it. */
const FRAMES: ReadonlySet<number | undefined> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.ROOM_DATA, Protocol.PING]);
const OPEN = 1;
const isOpen = (client: Client): boolean => (client as Client & { readonly readyState: number }).readyState === OPEN;

export abstract class SafeRoom extends Room<{ state: RoomState }> {
  readonly safety: Safety;
  private readonly malformed = new WeakMap<Client, number>();
  /** Connections that are being closed: nothing they still send is heard. */
  private readonly dismissed = new WeakSet<Client>();
  private readonly watched = new WeakSet<Client>();
  private readonly rate: Bucket;

  constructor(safety: Safety) {
    super();
    this.safety = safety;
    this.rate = bucketOf(safety.limits.messages + EXTRA, 1000);
    this.maxMessagesPerSecond = Infinity; // counted below, with a close code of ours
    this.seatReservationTimeout = 5;
    this.guardFrames();
    // Without this an unknown type of 87 bytes or more stops the process: it becomes the reason of the close frame.
    this.onMessage('*', (client: Client) => this.refuseFrame(client, 'unknown-message', CLOSE.malformed));
  }

  /** Counts every frame, and lets only those through that our client sends; what cannot be decoded ends the connection. */
  private guardFrames(): void {
    const receive = (this['_onMessage'] as unknown as Receive).bind(this);
    const guarded: Receive = (client, frame) => {
      if (this.dismissed.has(client)) return;
      this.watch(client);
      if (!this.rate.take(client.sessionId)) return this.refuseFrame(client, 'flooding', CLOSE.flooding);
      const late = frame[0] === Protocol.JOIN_ROOM && client.state !== ClientState.JOINING;
      if (late || !FRAMES.has(frame[0])) return this.refuseFrame(client, 'undecodable', CLOSE.malformed);
      try {
        receive(client, frame);
      } catch {
        return this.refuseFrame(client, 'undecodable', CLOSE.malformed);
      }
      if (frame[0] === Protocol.ROOM_DATA && !isOpen(client) && !this.dismissed.has(client)) this.count('undecodable'); // Colyseus closed it
    };
    Object.defineProperty(this, '_onMessage', { value: guarded });
  }

  /** A message that is too large never gets here: `ws` ends the connection with an error. */
  private watch(client: Client): void {
    if (this.watched.has(client)) return;
    this.watched.add(client);
    client.ref.once('error', () => this.count('oversized'));
  }

  private refuseFrame(client: Client, reason: string, code: number): void {
    this.count(reason);
    this.dismiss(client, code);
  }
  /** Ends a connection; what it has sent and we have not heard yet is not heard any more. */
  protected dismiss(client: Client, code: number): void {
    this.dismissed.add(client);
    client.leave(code);
  }
  private count(reason: string): void {
    this.safety.metrics.refusedMessages.inc({ reason });
  }

  /** A message that could be read but not understood: a few are forgiven. */
  protected forgive(client: Client): void {
    const count = (this.malformed.get(client) ?? 0) + 1;
    this.malformed.set(client, count);
    if (count > this.safety.limits.malformed) this.refuseFrame(client, 'too-much-nonsense', CLOSE.malformed);
  }

  /** With this hook Colyseus wraps all others and every handler; without it a throw stops the process. */
  override onUncaughtException(error: Error & { readonly cause?: unknown }, hook: string): void {
    if (error.cause instanceof ServerError) return; // a refusal to come in
    this.safety?.log.error({ err: error.cause ?? error, hook, room: this.roomId }, 'a room stumbled');
  }

  override onBeforeShutdown(): void {
    // our own shutdown closes the rooms
  }
}
