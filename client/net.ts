// The one way into a table, and the only file that knows the Colyseus SDK:
// (code, player token) → resolve → join → the seat that this token holds; the same road after every drop.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Room } from 'colyseus.js';
import { CLOSE, roomView, type Ack, type Notices, type OrderBody, type RoomView, type WireState, type You } from '../shared/protocol.ts';
import type { Notice } from '../shared/game.ts';
import type { TableLink } from './table/link.ts';
import { delay, pause } from './net/back-off.ts';
import { gameClock } from './net/game-clock.ts';
import { findTable, playerToken, Unreachable } from './net/http.ts';
import { newId, outbox } from './net/outbox.ts';
import { watchWire } from './net/wire-watch.ts';

/** `ended`: nothing is tried any more; `why` is a code (`elsewhere`, `removed`, `left`, `no-such-table` …). */
export type Status =
  | { readonly is: 'entering' | 'dropped'; readonly tries: number }
  | { readonly is: 'online' }
  | { readonly is: 'ended'; readonly why: string };

export interface Connection extends TableLink {
  readonly status: ReadonlySignal<Status>;
  /** Own person id; '' until the first state has come. */
  readonly me: ReadonlySignal<string>;
  order(order: OrderBody): Promise<Ack>;
  /** Comes in again after `ended` (the newest tab wins the seat). */
  takeOver(): void;
  /** Drops the wire without leaving the table. */
  close(): void;
}

const PATIENCE = 8000;
/** Answers after which another try cannot help. */
const FINAL = new Set(['no-such-table', 'removed', 'table-full', 'bad-token', 'too-old']);
const ENDINGS = new Map<number, string>([[CLOSE.elsewhere, 'elsewhere'], [CLOSE.removed, 'removed'], [CLOSE.left, 'left']]);
/** After these the same messages must not be sent again: the server did not want them. */
const BLAMING = new Set<number>([CLOSE.malformed, CLOSE.flooding]);

const codeOf = (no: unknown): string =>
  no instanceof Unreachable ? no.code : no instanceof Error && FINAL.has(no.message) ? no.message : 'offline';

async function join(code: string, who: { name: string; crew?: number }): Promise<Room> {
  const found = await findTable(code);
  const { Client } = await import('colyseus.js');
  const joining = new Client(location.origin).joinById(found.roomId, { token: await playerToken(), ...who });
  const late = new Promise<never>((_, no) => {
    setTimeout(() => no(new Unreachable('offline')), PATIENCE);
  });
  return Promise.race([joining, late]).catch((no: unknown) => {
    joining.then((room) => room.leave(false)).catch(() => undefined); // came after all, or never: not ours any more
    throw no;
  });
}

export const emptyRoom = (code: string): RoomView => ({
  code, phase: 'lobby', host: '', locked: false, paused: false, game: '', language: 'en', next: { game: '', language: 'en', options: '{}' },
  options: '{}', people: [], clock: { now: 0, running: false, deadline: -1 }, round: 0, replay: '', result: '', table: {},
});

/** Goes to the table and stays there until `close`. Returns at once; `status` says how it goes. */
export function enter(code: string, name: string, crew?: number): Connection {
  const status = signal<Status>({ is: 'entering', tries: 0 });
  const view = signal<RoomView>(emptyRoom(code));
  const you = signal<You>({ person: '', seat: -1 });
  const clock = gameClock();
  const box = outbox();
  const listeners = new Set<(notice: Notice) => void>();
  let wire: Room | undefined;
  let road = 0; // number of the current way in: whoever wakes up on an older one stops

  const end = (why: string): void => {
    road += 1;
    box.close('left-table');
    status.value = { is: 'ended', why };
  };
  const attach = (room: Room, mine: number): void => {
    let fresh = true;
    wire = room;
    room.reconnection.enabled = false;
    room.onMessage('you', (to: You) => (you.value = to));
    room.onMessage('ack', (ack: Ack) => box.settle(ack));
    room.onMessage('notices', (notices: Notices) => notices.forEach((notice) => listeners.forEach((listen) => listen(notice))));
    room.onMessage('moved', () => again());
    room.onStateChange((state: { toJSON(): unknown }) => {
      if (mine !== road) return;
      const next = roomView(state.toJSON() as WireState);
      clock.read(next.clock, fresh);
      view.value = next;
      if (fresh) status.value = { is: 'online' };
      fresh = false;
    });
    room.onLeave((closed) => {
      if (mine !== road) return;
      const ending = ENDINGS.get(closed);
      if (BLAMING.has(closed)) box.close('not-understood');
      if (ending) end(ending);
      else again();
    });
    box.resend((message, body) => room.send(message, body));
  };
  const walk = async (mine: number, tries = 0): Promise<void> => {
    try {
      const room = await join(code, { name, ...(crew !== undefined && { crew }) });
      if (mine === road) attach(room, mine);
      else void room.leave(false);
    } catch (no) {
      if (mine !== road) return;
      const why = codeOf(no);
      if (FINAL.has(why)) return end(why);
      status.value = { is: status.peek().is === 'entering' ? 'entering' : 'dropped', tries: tries + 1 };
      await pause(why === 'slow-down' ? 5000 : delay(tries));
      if (mine === road) await walk(mine, tries + 1);
    }
  };
  const setOut = (): void => {
    road += 1;
    void walk(road);
  };
  const drop = (): void => {
    road += 1;
    box.hold();
    const old = wire;
    wire = undefined;
    if (old?.connection.isOpen) void old.leave(false);
  };
  const again = (): void => {
    drop();
    if (status.peek().is === 'online') status.value = { is: 'dropped', tries: 0 };
    setOut();
  };
  const unwatch = watchWire({ ping: (pong) => wire?.ping(pong), current: () => (status.peek().is === 'online' ? wire : undefined), lost: again });
  setOut();

  return {
    status,
    room: view,
    me: computed(() => you.value.person),
    seat: computed(() => view.value.people.find((p) => p.id === you.value.person)?.seat ?? you.value.seat),
    online: computed(() => status.value.is === 'online'),
    now: () => clock.now(),
    person: (seat) => view.value.people.find((p) => p.seat === seat),
    act: (action) => box.post({ id: newId(), action, round: view.peek().round }),
    order: (order) => box.post({ id: newId(), order }),
    notices(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    takeOver() {
      status.value = { is: 'entering', tries: 0 };
      setOut();
    },
    close() {
      drop();
      box.close('left-table');
      unwatch();
    },
  };
}
