// A phone at a table: the real SDK, with its wire watched below, so that what comes is stamped before it is decoded.
import { randomBytes } from 'node:crypto';
import { Client, type Room } from 'colyseus.js';
import { roomView, type Ack, type Found, type RoomView, type WireState } from '../shared/protocol.ts';

/** First byte of what a server sends: a patch of the state, a message. */
export const PATCH = 15,
  DATA = 13;

export interface Phone {
  readonly room: Room;
  readonly name: string;
  view(): RoomView;
  /** Hooks, set by who measures: a frame came, a frame goes, an acknowledgement was decoded. */
  heard: (kind: number, bytes: number) => void;
  sent: (bytes: number) => void;
  answered: (ack: Ack) => void;
}
const ignore = (): void => undefined;
export const newId = (): string => randomBytes(9).toString('base64url');

/** @throws Error with the answer when it is no success */
async function ask<T>(url: string, token?: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

function watch(room: Room, name: string): Phone {
  const phone: Phone = {
    room,
    name,
    view: () => roomView(room.state.toJSON() as WireState),
    heard: ignore,
    sent: ignore,
    answered: ignore,
  };
  const { connection } = room,
    decode = connection.events.onmessage!,
    send = connection.send.bind(connection);
  connection.events.onmessage = (event: MessageEvent) => {
    const bytes = new Uint8Array(event.data as ArrayBuffer);
    phone.heard(bytes[0]!, bytes.byteLength);
    decode(event);
  };
  connection.send = (data: Parameters<typeof send>[0]) => {
    phone.sent((data as Uint8Array).byteLength);
    send(data);
  };
  for (const silent of ['you', 'notices', 'moved']) room.onMessage(silent, ignore);
  room.onMessage('ack', (ack: Ack) => phone.answered(ack));
  return phone;
}

async function sitDown(url: string, code: string, token: string, name: string): Promise<Phone> {
  const { roomId } = await ask<Found>(`${url}/api/table/${code}`, token);
  const client = new Client(url);
  client.auth.token = token;
  const room = await client.joinById(roomId, { token, name });
  room.reconnection.enabled = false;
  return watch(room, name);
}

/** An order at the table, awaited. */
export function order(phone: Phone, body: object): Promise<Ack> {
  return new Promise((done) => {
    phone.answered = done;
    phone.room.send('order', { id: newId(), order: body });
  });
}
/** Everybody is ready and the host starts. */
export async function begin(people: readonly Phone[]): Promise<void> {
  for (const guest of people.slice(1)) await order(guest, { type: 'ready', ready: true });
  const ack = await order(people[0]!, { type: 'start' });
  if (!ack.ok) throw new Error(`the game does not start: ${JSON.stringify(ack)}`);
}
/** A new table of that many people who play `game` in German; the first is the host. */
export async function openTable(url: string, game: string, names: readonly string[]): Promise<Phone[]> {
  const players = names.map(() => ask<{ token: string }>(`${url}/api/player`, undefined, {}));
  const tokens = (await Promise.all(players)).map(({ token }) => token);
  const { code } = await ask<{ code: string }>(`${url}/api/table`, tokens[0], { game, language: 'de' });
  const people: Phone[] = [];
  for (const [i, name] of names.entries()) people.push(await sitDown(url, code, tokens[i]!, name));
  await begin(people);
  return people;
}
