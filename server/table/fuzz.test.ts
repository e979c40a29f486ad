// Bad input over the wire, thousands of messages a game: wrong types and sizes, unknown actions, wrong phases, replays, broken frames.
// Each is refused or ends the connection, is counted, and changes nothing. SEED=… repeats a run, FUZZ=… its length.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stream, type Random } from '../../shared/random.ts';
import { HandTime } from './phones/hand-time.ts';
import { newId, type Phone } from './phones/phone.ts';
import { TestServer } from './phones/server.ts';

const SEED = process.env['SEED'] ?? String(Date.now());
const LENGTH = Number(process.env['FUZZ'] ?? 5000);

/** A place in a game where something has been played, and actions that are refused there, each for another reason. */
interface Place {
  readonly play: (phones: readonly Phone[], time: HandTime) => Promise<string>;
  readonly refused: (random: Random) => object;
}
const PLACES: Record<string, Place> = {
  'lexicon-go': {
    async play([, tom], time) {
      await tom!.act({ type: 'start' }, 'played-id-1');
      await time.skip(10_000);
      await tom!.sees((v) => v.table['phase'] === 'race');
      return 'played-id-1';
    },
    refused: (random) =>
      random.pick([
        { type: 'start' },
        { type: 'form', word: 'Q'.repeat(2 + random.below(8)) },
        { type: 'attack', owner: random.below(2), target: 'WORT', word: 'WORTE' },
        { type: 'swap', tile: 'Ä'.repeat(1 + random.below(2)) + 'X' },
        { type: 'vote', word: 'WORT', valid: true },
      ]),
  },
  woertersee: {
    async play([, tom], time) {
      await time.skip(5000);
      await tom!.sees((v) => v.table['phase'] === 'search');
      await tom!.act({ type: 'boat', from: 0, to: 1 }, 'played-id-1');
      return 'played-id-1';
    },
    refused: (random) =>
      random.pick([
        { type: 'stop' },
        { type: 'done' },
        { type: 'boat', from: 0, to: 1 },
        { type: 'boat', from: random.below(37), to: 37 + random.below(100) },
        { type: 'trace', n: 5 + random.below(50), path: [0, 1, 2] },
      ]),
  },
};

const deep = (random: Random, levels: number): unknown =>
  levels === 0 ? 1 : random.below(2) === 0 ? [deep(random, levels - 1)] : { a: deep(random, levels - 1) };
const odd = (random: Random): unknown =>
  random.pick([
    () => null,
    () => undefined,
    () => Number.NaN,
    () => Infinity,
    () => -1,
    () => 1e308,
    () => '',
    () => 'x'.repeat(random.below(3000)),
    () => [],
    () => ({}),
    () => JSON.parse('{"__proto__":{"polluted":1},"type":"start"}') as unknown,
    () => ({ constructor: { prototype: { polluted: 1 } } }),
    () => deep(random, random.below(300)),
    () => new Date(random.below(1e9)),
    () => new Map([['type', 'start']]),
    () => new Uint8Array(random.below(200)),
    () => ({ type: 'timeout' }),
    () => ({ type: 'absent', of: 0 }),
    () => ({ type: 'present', of: 1 }),
    () => ({ type: 'start', extra: true }),
    () => ({ type: 7 }),
  ])();

const HOST_ORDERS = [
  { type: 'start' },
  { type: 'end' },
  { type: 'rematch' },
  { type: 'lobby' },
  { type: 'lock', locked: true },
  { type: 'pause', paused: true },
  { type: 'options', options: { rounds: 1 } },
];

/** Kinds of shots below. */
const KINDS = 11;
interface Shot {
  readonly kind: string;
  readonly fire: (phone: Phone) => void;
}
const send = (kind: string, type: string | number, body?: unknown): Shot => ({ kind, fire: (phone) => phone.room!.send(type, body) });
const frame = (kind: string, bytes: Uint8Array): Shot => ({
  kind,
  fire: (phone) => (phone.room!.connection.transport as unknown as { send(data: Uint8Array): void }).send(bytes),
});

function shot(random: Random, refused: (random: Random) => object, played: string): Shot {
  const bytes = (n: number): Uint8Array => Uint8Array.from({ length: n }, () => random.below(256));
  const noise = (n: number): Uint8Array => bytes(n).map((byte, i) => (i === 0 && (byte === 12 || byte === 18) ? 0 : byte)); // 12 leaves, 18 pings
  return random.pick([
    () => send('body', random.pick(['act', 'order']), odd(random)),
    () => send('action', 'act', { id: newId(), action: odd(random) }),
    () => send('order', 'order', { id: newId(), order: odd(random) }),
    () => send('id', 'act', { id: odd(random), action: refused(random) }),
    () => send('wrong place', 'act', { id: newId(), action: refused(random) }),
    () => send('wrong game', 'act', { id: newId(), action: refused(random), round: 2 + random.below(9) }),
    () => send('not host', 'order', { id: newId(), order: random.pick(HOST_ORDERS) }),
    () => send('replay', 'act', { id: played, action: refused(random) }),
    () =>
      random.below(8) > 0
        ? send('wrong place', 'act', { id: newId(), action: refused(random) })
        : send('unknown type', random.pick(['play', '__proto__', 'toString', '*', 'x'.repeat(100), 'x'.repeat(2000), 77]), odd(random)),
    () =>
      random.below(12) > 0
        ? send('action', 'act', { id: newId(), action: { ...refused(random), extra: odd(random) } })
        : send('size', 'act', { id: newId(), action: { type: 'form', word: 'x'.repeat(random.pick([10_000, 100_000, 1_000_000])) } }),
    () =>
      random.below(8) > 0
        ? send('body', 'order', odd(random))
        : frame(
            'frame',
            random.pick([new Uint8Array(0), noise(1 + random.below(60)), Uint8Array.of(13, 0xa3, 97, 99, 116, ...bytes(random.below(40)))]),
          ),
  ])();
}

describe.each(Object.keys(PLACES))('%s', (id) => {
  const time = new HandTime();
  let house: TestServer;
  beforeAll(async () => {
    house = await new TestServer({ LIMIT_MALFORMED: '1000000', LIMIT_MESSAGES: '1000000' }, { time }).start();
  });
  afterAll(() => house.end());

  test(`${LENGTH} bad messages change nothing (seed ${SEED})`, { timeout: 240_000 }, async () => {
    const { code, phones } = await house.game(id, 'Mia', 'Tom');
    const played = await PLACES[id]!.play(phones, time);
    const live = house.app.tables.get(code)!;
    const random = stream(SEED, 0);
    const truth = (): string =>
      JSON.stringify([live.match!.state, live.match!.seq, live.table.row, live.table.people.map((p) => ({ ...p, online: 0, goneAt: 0 }))]);
    const counted = async (): Promise<number> =>
      (await house.app.metrics.refusedMessages.get()).values.reduce((sum, { value }) => sum + value, 0);
    const before = truth();
    const fates = new Map<string, Set<string>>();
    const start = await counted();
    let phone = phones[1]!,
      refused = 0;
    for (let n = 0; n < LENGTH; n++) {
      const { kind, fire } = shot(random, PLACES[id]!.refused, played);
      const answers = phone.answers.length;
      fire(phone);
      await phone.until(() => phone.answers.length > answers || phone.closes.length > 0, `an answer to ${kind}`);
      const ack = phone.answers[answers];
      const fate = ack ? (ack.ok ? 'known' : ack.refusal.code) : `closed ${phone.closes[0]}`;
      expect(fate === 'known').toBe(kind === 'replay');
      refused += fate === 'known' ? 0 : 1;
      fates.set(kind, new Set(fates.get(kind)).add(fate));
      if (phone.closes.length > 0) phone = await phone.again().join(code);
    }
    expect(truth()).toBe(before);
    expect(await counted()).toBe(start + refused);
    expect(fates.size).toBe(KINDS);
    expect(fates.get('size')).toEqual(new Set(['closed 1009']));
    expect([...fates.get('unknown type')!].every((fate) => fate.startsWith('closed'))).toBe(true);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(await phones[0]!.order({ type: 'crew', crew: 7 })).toMatchObject({ ok: true }); // and it still serves
  });
});
