// A phone in a test: the Colyseus SDK on the one road, with everything it received.
import { Client, type Room } from 'colyseus.js';
import type { Notice } from '../../../shared/game.ts';
import {
  CODE_LETTERS,
  roomView,
  type Ack,
  type Found,
  type OrderBody,
  type RoomView,
  type WireState,
  type You,
} from '../../../shared/protocol.ts';

console.warn = () => undefined; // the SDK warns of every connection that a test closes
const PATIENCE = 20_000;
let ids = 0;
export const newId = (): string => `test-${process.pid}-${(ids += 1)}`;

export class Phone {
  readonly url: string;
  readonly token: string;
  readonly name: string;
  room: Room | undefined;
  view: RoomView | undefined;
  you: You = { person: '', seat: -1 };
  /** Close codes of its connections, in order. */
  readonly closes: number[] = [];
  readonly notices: Notice[] = [];
  readonly acks = new Map<string, Ack>();
  /** Every acknowledgement in order, repeated ones too. */
  readonly answers: Ack[] = [];
  /** Everything decoded, in order, as text. */
  readonly stream: string[] = [];
  moved = 0;
  private readonly waiting = new Set<() => void>();

  private constructor(url: string, token: string, name: string) {
    this.url = url;
    this.token = token;
    this.name = name;
  }

  static async make(url: string, name: string): Promise<Phone> {
    const answer = await fetch(`${url}/api/player`, { method: 'POST' });
    return new Phone(url, ((await answer.json()) as { token: string }).token, name);
  }
  /** Another tab of the same browser, or the same phone at a restarted server. */
  again(url = this.url): Phone {
    return new Phone(url, this.token, this.name);
  }

  private async ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(this.url + path, {
      ...init,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(((await answer.json()) as { error: string }).error);
    return answer.json();
  }
  async open(game: string, language = 'de'): Promise<string> {
    const { code } = (await this.ask('/api/table', { method: 'POST', body: JSON.stringify({ game, language }) })) as { code: string };
    if (![...code].every((letter) => CODE_LETTERS.includes(letter))) throw new Error(`odd code ${code}`);
    return code;
  }
  find(code: string): Promise<Found> {
    return this.ask(`/api/table/${code}`) as Promise<Found>;
  }

  /** Resolve → join; resolves when the first state is there. */
  async join(code: string, crew?: number): Promise<this> {
    const found = await this.find(code);
    const room = await new Client(this.url).joinById(found.roomId, {
      token: this.token,
      name: this.name,
      ...(crew !== undefined && { crew }),
    });
    room.reconnection.enabled = false;
    this.room = room;
    this.view = undefined;
    const heard = (kind: string, body: unknown): void => {
      this.stream.push(`${kind} ${JSON.stringify(body)}`);
      for (const look of this.waiting) look();
    };
    room.onMessage('you', (you: You) => heard('you', (this.you = you)));
    room.onMessage('moved', (body) => heard('moved', ((this.moved += 1), body)));
    room.onMessage('ack', (ack: Ack) => heard('ack', (this.acks.set(ack.id, ack), this.answers.push(ack), ack)));
    room.onMessage('notices', (list: Notice[]) => heard('notices', (this.notices.push(...list), list)));
    room.onStateChange((state: { toJSON(): unknown }) => {
      const decoded = state.toJSON() as WireState; // with every entry of `mine` that came, not only the own one
      this.view = roomView(decoded);
      heard('state', decoded);
    });
    room.onError(() => undefined);
    room.onLeave((code) => heard('closed', (this.closes.push(code), code)));
    await this.until(() => this.view !== undefined && this.you.person !== '');
    return this;
  }

  /** Resolves as soon as it is so; rejects after a while. */
  until(so: () => boolean, what = so.toString()): Promise<void> {
    return new Promise((done, fail) => {
      const look = (): void => {
        if (!so()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        done();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        fail(new Error(`${this.name} waited in vain for ${what}; sees ${JSON.stringify(this.view)?.slice(0, 900)}`));
      }, PATIENCE);
      this.waiting.add(look);
      look();
    });
  }
  sees(so: (view: RoomView) => boolean): Promise<void> {
    return this.until(() => this.view !== undefined && so(this.view), so.toString());
  }

  private async answer(id: string): Promise<Ack> {
    await this.until(() => this.acks.has(id), `the answer to ${id}`);
    return this.acks.get(id)!;
  }
  order(order: OrderBody, id = newId()): Promise<Ack> {
    this.room!.send('order', { id, order });
    return this.answer(id);
  }
  act(action: object, id = newId(), round?: number): Promise<Ack> {
    this.room!.send('act', { id, action, ...(round !== undefined && { round }) });
    return this.answer(id);
  }
  /** Own entry in the list of people. */
  get me() {
    return this.view!.people.find((p) => p.id === this.you.person)!;
  }
  /** The wire is cut without a word. */
  async cut(): Promise<void> {
    const before = this.closes.length;
    this.room!.connection.close(4999);
    await this.until(() => this.closes.length > before, 'its own cut');
  }
}
