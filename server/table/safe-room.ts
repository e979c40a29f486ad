// The one base of all rooms: nothing that a client sends, and no fault of ours in a hook, can stop the process.
import { Room, ServerError, type Client } from 'colyseus';
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

export abstract class SafeRoom extends Room<{ state: RoomState }> {
  readonly safety: Safety;
  private readonly malformed = new WeakMap<Client, number>();
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

  /** Counts every frame, and turns what cannot be decoded into a closed connection. */
  private guardFrames(): void {
    const receive = (this['_onMessage'] as unknown as Receive).bind(this);
    const guarded: Receive = (client, frame) => {
      if (!this.rate.take(client.sessionId)) return this.refuseFrame(client, 'flooding', CLOSE.flooding);
      try {
        receive(client, frame);
      } catch {
        this.refuseFrame(client, 'undecodable', CLOSE.malformed);
      }
    };
    Object.defineProperty(this, '_onMessage', { value: guarded });
  }

  private refuseFrame(client: Client, reason: string, code: number): void {
    this.safety.metrics.refusedMessages.inc({ reason });
    client.leave(code);
  }

  /** A message that could be read but not understood: a few are forgiven. */
  protected forgive(client: Client): void {
    const count = (this.malformed.get(client) ?? 0) + 1;
    this.malformed.set(client, count);
    if (count > this.safety.limits.malformed) client.leave(CLOSE.malformed);
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
