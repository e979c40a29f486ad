// The one way into a table, and the only file that knows the Colyseus SDK:
// (code, player token) → resolve → join → the seat that this token holds; the same road after every drop.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Room } from 'colyseus.js';
import { CLOSE, roomView, type Ack, type Notices, type OrderBody, type RoomView, type WireState, type You } from '../shared/protocol.ts';
import type { Notice } from '../shared/game.ts';
import type { TableLink } from './table/link.ts';
import { gameClock } from './net/game-clock.ts';
import { findTable, playerToken, Unreachable } from './net/http.ts';
import { newId, outbox, type Outbox } from './net/outbox.ts';
import { road, type Status } from './net/road.ts';
import { watchWire } from './net/wire-watch.ts';

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
const ENDINGS = new Map<number, string>([
  [CLOSE.elsewhere, 'elsewhere'],
  [CLOSE.removed, 'removed'],
  [CLOSE.left, 'left'],
]);
/** After these the same messages must not be sent again: the server did not want them. */
const BLAMING = new Set<number>([CLOSE.malformed, CLOSE.flooding]);

function judge(no: unknown): { code: string; final: boolean } {
  const code = no instanceof Unreachable ? no.code : no instanceof Error && FINAL.has(no.message) ? no.message : 'offline';
  return { code, final: FINAL.has(code) };
}

async function join(code: string, name: string, crew: number | undefined): Promise<Room> {
  const found = await findTable(code);
  const { Client } = await import('colyseus.js');
  const options = { token: await playerToken(), name, ...(crew !== undefined && { crew }) };
  const joining = new Client(location.origin).joinById(found.roomId, options);
  const late = new Promise<never>((_, no) => {
    setTimeout(() => no(new Unreachable('offline')), PATIENCE);
  });
  return Promise.race([joining, late]).catch((no: unknown) => {
    joining.then(discard, () => undefined); // came after all, or never: not ours any more
    throw no;
  });
}
const discard = (room: Room): void => {
  if (room.connection.isOpen) void room.leave(false);
};

export const emptyRoom = (code: string): RoomView => ({
  code,
  phase: 'lobby',
  host: '',
  locked: false,
  paused: false,
  game: '',
  language: 'en',
  next: { game: '', language: 'en', options: '{}' },
  options: '{}',
  people: [],
  clock: { now: 0, running: false, deadline: -1 },
  round: 0,
  replay: '',
  result: '',
  table: {},
});

/** What a wire tells. */
interface Ears {
  readonly view: Signal<RoomView>;
  readonly you: Signal<You>;
  readonly box: Outbox;
  readonly clock: ReturnType<typeof gameClock>;
  notice(notice: Notice): void;
  /** The first state has come. */
  arrived(): void;
  moved(): void;
  left(closeCode: number): void;
}
function listen(room: Room, isCurrent: () => boolean, ears: Ears): void {
  let fresh = true;
  room.reconnection.enabled = false; // one road in: ours
  room.onMessage('you', (you: You) => (ears.you.value = you));
  room.onMessage('ack', (ack: Ack) => ears.box.settle(ack));
  room.onMessage('notices', (notices: Notices) => notices.forEach(ears.notice));
  room.onMessage('moved', () => {
    if (isCurrent()) ears.moved();
  });
  room.onStateChange((state: { toJSON(): unknown }) => {
    if (!isCurrent()) return;
    const view = roomView(state.toJSON() as WireState);
    ears.clock.read(view.clock, fresh);
    ears.view.value = view;
    if (fresh) ears.arrived();
    fresh = false;
  });
  room.onLeave((code) => {
    if (isCurrent()) ears.left(code);
  });
  ears.box.resend((message, body) => room.send(message, body));
}

/** Goes to the table and stays there until `close`. Returns at once; `status` says how it goes. */
export function enter(code: string, name: string, crew?: number): Connection {
  const status = signal<Status>({ is: 'entering', tries: 0 });
  const view = signal<RoomView>(emptyRoom(code));
  const you = signal<You>({ person: '', seat: -1 });
  const clock = gameClock();
  const box = outbox();
  const listeners = new Set<(notice: Notice) => void>();
  const again = (): void => {
    box.hold();
    way.again();
  };
  const way = road<Room>({
    status,
    discard,
    judge,
    join: () => join(code, name, crew),
    attach: (room, isCurrent) =>
      listen(room, isCurrent, {
        view,
        you,
        box,
        clock,
        notice: (notice) => listeners.forEach((hear) => hear(notice)),
        arrived: () => (status.value = { is: 'online' }),
        moved: again,
        left(closed) {
          const why = ENDINGS.get(closed);
          if (BLAMING.has(closed)) box.close('not-understood');
          if (!why) return again();
          way.halt();
          box.close('left-table');
          status.value = { is: 'ended', why };
        },
      }),
  });
  const unwatch = watchWire({
    ping: (pong) => way.wire()?.ping(pong),
    current: () => (status.peek().is === 'online' ? way.wire() : undefined),
    lost: again,
  });
  way.setOut();
  const me = computed(() => you.value.person);
  return {
    status,
    me,
    room: view,
    seat: computed(() => view.value.people.find((p) => p.id === me.value)?.seat ?? you.value.seat),
    online: computed(() => status.value.is === 'online'),
    now: () => clock.now(),
    person: (seat) => view.value.people.find((p) => p.seat === seat),
    act: (action) => box.post({ id: newId(), action, round: view.peek().round }),
    order: (order) => box.post({ id: newId(), order }),
    notices(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    takeOver() {
      status.value = { is: 'entering', tries: 0 };
      way.setOut();
    },
    close() {
      way.halt();
      box.close('left-table');
      unwatch();
    },
  };
}
