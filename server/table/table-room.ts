// The Colyseus room of a table: connections, seats' views, messages. One class for every game.
import { ClientState, ServerError, type Client } from 'colyseus';
import { StateView } from '@colyseus/schema';
import * as v from 'valibot';
import type { Json, Notice, Viewer } from '../../shared/game.ts';
import { Act, CLOSE, Order, type Ack, type Join, type You } from '../../shared/protocol.ts';
import { refuseTable } from '../../shared/table-refusals.ts';
import { give } from './desk.ts';
import type { House } from './house.ts';
import { act, stamp } from './judge.ts';
import type { LiveTable } from './live-table.ts';
import { mirror } from './mirror.ts';
import { enter, exit } from './presence.ts';
import { SafeRoom } from './safe-room.ts';
import type { GameSchema, RoomState } from './state.ts';
import type { Picture, Wire } from './wire.ts';

/** Who a connection is, and whose seat it sees. */
interface Guest {
  readonly person: string;
  seat: number;
}
type Seated = Client & { userData: Guest };
/** What the door found out about who wants to come in. */
export type Admission = Pick<Join, 'name' | 'crew'> & { readonly player: string };

export interface RoomParts {
  readonly house: House;
  readonly game: string;
  readonly State: new () => RoomState;
  readonly schema: GameSchema;
  readonly seats: number;
  /** The table that asked for this room, when it arrives. */
  readonly arrive: (code: string, room: TableRoom) => LiveTable;
}

/** A patch goes out after each action, not by a timer; `null` would tick an idle clock 60 times a second in every room. */
const NO_TIMER = 2 ** 31 - 1;

export class TableRoom extends SafeRoom implements Wire {
  override patchRate: number | null = NO_TIMER;
  override autoDispose = false;
  private readonly parts: RoomParts;
  private readonly guests = new Map<string, Seated>();
  private live: LiveTable | undefined;
  private laid = false;

  constructor(parts: RoomParts) {
    super(parts.house);
    this.parts = parts;
    this.state = new parts.State();
    for (let seat = 0; seat < parts.seats; seat++) this.state.mine.set(String(seat), new parts.schema.Mine());
  }

  get game(): string {
    return this.parts.game;
  }

  override onCreate({ code }: { readonly code: string }): void {
    this.onMessage('act', (client: Seated, body: unknown) =>
      this.hear(client, body, Act, (live, message, reply) => act(live, client.userData.person, message, stamp(live), reply)),
    );
    this.onMessage('order', (client: Seated, body: unknown) =>
      this.hear(client, body, Order, (live, message, reply) => give(live, client.userData.person, message, reply)),
    );
    this.live = this.parts.arrive(code, this);
  }

  private hear<S extends v.GenericSchema>(
    client: Seated,
    body: unknown,
    schema: S,
    hand: (live: LiveTable, message: v.InferOutput<S>, reply: (ack: Ack) => void) => Promise<void>,
  ): void {
    const parsed = v.safeParse(schema, body);
    const reply = (ack: Ack): void => {
      if (!ack.ok && ack.refusal.code === 'malformed') this.forgive(client);
      client.send('ack', ack);
    };
    if (parsed.success && this.live?.wire === this) return void hand(this.live, parsed.output, reply);
    const id = v.safeParse(v.object({ id: Act.entries.id }), body);
    const refusal = refuseTable(parsed.success ? 'moved' : 'malformed');
    this.safety.metrics.refusedMessages.inc({ reason: refusal.code });
    reply({ id: id.success ? id.output.id : '', ok: false, refusal });
  }

  override async onJoin(client: Client, _options: unknown, { player, name, crew }: Admission): Promise<void> {
    const { live } = this;
    if (!live) throw new ServerError(CLOSE.moved, 'moved');
    const person = this.parts.house.identity.person(player, live.code);
    const refusal = await enter(live, { player, person, name, crew }, this);
    if (refusal) throw new ServerError(CLOSE.removed, refusal.code); // the client reads the code as the message
    const before = this.guests.get(person);
    if (before) this.dismiss(before, CLOSE.elsewhere);
    else this.safety.metrics.online.inc();
    client.userData = { person, seat: -1 } satisfies Guest;
    this.guests.set(person, client as Seated);
    this.seat(client as Seated, true);
  }

  override onLeave(client: Client): void {
    const guest = client.userData as Guest | undefined;
    client.view?.dispose();
    if (!guest || this.guests.get(guest.person) !== client) return;
    this.guests.delete(guest.person);
    this.safety.metrics.online.dec();
    if (this.live?.wire === this) void exit(this.live, guest.person, () => this.live?.wire === this && !this.guests.has(guest.person));
  }

  /** Lets a connection see what its person's seat may see, and tells it which seat that is. */
  private seat(client: Seated, fresh = false): void {
    const { person, seat: before } = client.userData;
    const seat = this.live?.table.people.find((p) => p.person === person)?.seat ?? -1;
    if (seat === before && !fresh) return;
    if (seat !== before) {
      const mine = (at: number) => this.state.mine.get(String(at))!;
      if (before >= 0) client.view!.remove(mine(before));
      if (seat >= 0) (client.view ??= new StateView()).add(mine(seat));
    }
    client.userData.seat = seat;
    client.send('you', { person, seat } satisfies You);
  }

  // ---- what the table asks of its room (Wire) ----
  has(person: string): boolean {
    return this.guests.has(person);
  }

  show({ room, table, mine }: Picture): void {
    const { state, parts } = this;
    for (const client of this.guests.values()) this.seat(client); // before anything of a new game is written: whose it is must be right
    mirror(room as unknown as { readonly [key: string]: Json }, state);
    if (table) mirror(table, state.table);
    else if (this.laid) state.table = new parts.schema.Table();
    for (let seat = 0; seat < parts.seats; seat++) {
      const own = mine[seat];
      if (!own) continue;
      const made = mirror(own, state.mine.get(String(seat))!);
      for (const { userData, view } of this.guests.values()) if (userData.seat === seat) for (const item of made) view?.add(item);
    }
    this.laid = table !== undefined;
    this.broadcastPatch();
  }

  notices(of: (viewer: Viewer) => readonly Notice[]): void {
    const audience = of('audience');
    for (const client of this.guests.values()) {
      const { seat } = client.userData;
      const notices = seat < 0 ? audience : of(seat);
      if (notices.length > 0 && client.state === ClientState.JOINED) client.send('notices', notices);
    }
  }

  close(person: string, code: number): void {
    const client = this.guests.get(person);
    if (client) this.dismiss(client, code);
  }

  retire(game: string): void {
    this.broadcast('moved', { game });
    this.autoDispose = true;
    this.parts.house.time.after(this.parts.house.spans.moved, () => void this.disconnect(CLOSE.moved));
  }

  async shut(code: number): Promise<void> {
    await this.disconnect(code);
  }
}
