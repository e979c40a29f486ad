// Secrets over the wire: whole games that differ, for one viewer, in nothing but what is hidden from him, and in the server's seeds.
// A rival and a spectator must decode the same, byte for byte of JSON: state after every patch, notices, acknowledgements.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Game, Viewer } from '../../shared/game.ts';
import type { WireState } from '../../shared/protocol.ts';
import { games } from '../../shared/games/index.ts';
import { stream } from '../../shared/random.ts';
import { HandTime } from './phones/hand-time.ts';
import type { Phone } from './phones/phone.ts';
import { idea } from './phones/play.ts';
import { begin, TestServer } from './phones/server.ts';
import { veil } from './phones/veil.ts';

type Move = { readonly skip: number } | { readonly by: number; readonly action: object };
const RIVAL = 1;
const SPECTATOR = 3;
/** Where hiding happens: hands are hidden, words are judged at the call; two lakes are covered and then opened. */
const HOUSE_RULES: Record<string, object> = {
  'lexicon-go': { hands: 'hidden', verify: 'atCall', rounds: 2 },
  woertersee: { rounds: 2, seconds: 15 },
};
const NONSENSE = [
  { type: 'call' },
  { type: 'stop' },
  { type: 'swap', tile: 'Q' },
  { type: 'form', word: 'QUX' },
  { type: 'boat', from: 0, to: 36 },
  { type: 'trace', n: 1, path: [0, 1] },
  { type: 'none' },
];

interface Run {
  readonly streams: readonly (readonly string[])[];
  readonly moves: readonly Move[];
  readonly ended: boolean;
}

/** One whole game with three players and a spectator; returns what each decoded, with the ids of this run taken out. */
async function run(game: Game, viewer: Viewer | undefined, name: string, script?: readonly Move[], turns = 400): Promise<Run> {
  const time = new HandTime();
  const moves: Move[] = [];
  let drawn = 0;
  const lots = { seed: () => `${name}-${(drawn += 1)}`, match: () => `match-of-${name}`, draw: () => 0 };
  const house = await new TestServer({}, { time, lots, games: { [game.id]: veil(game, 'the luck of this game', viewer) } }).start();
  try {
    const { code, phones } = await house.lobby(game.id, 'Mia', 'Tom', 'Ada', 'Eva');
    await phones[SPECTATOR]!.order({ type: 'watch', watch: true });
    await phones[0]!.order({ type: 'options', options: HOUSE_RULES[game.id] as Record<string, unknown> });
    for (const phone of phones) await phone.until(() => phone.view!.people.some((p) => p.watching));
    await begin(phones);
    for (let turn = 0; script ? turn < script.length : phones[0]!.view!.phase === 'game' && turn < turns; turn++) {
      const move = script ? script[turn]! : next(phones, turn);
      moves.push(move);
      if ('skip' in move) await time.skip(move.skip);
      else await phones[move.by]!.act(move.action, `move-${turn}-id`);
      await settled(phones);
    }
    const out = [[code, 'CODE'], [lots.match(), 'MATCH'], ...phones.map((p) => [p.you.person, p.name])];
    const streams = phones.map((p) =>
      p.stream.map((line) => out.reduce((text, [id, word]) => text.replaceAll(id!, word!), line).replaceAll(/test-\d+-\d+/g, 'ID')),
    );
    return { streams, moves, ended: phones[0]!.view!.phase === 'results' };
  } finally {
    await house.end();
  }
}

/** Everything sent has come: an unknown order is answered after all before it. */
async function settled(phones: readonly Phone[]): Promise<void> {
  await Promise.all(phones.map((phone) => phone.order({ type: 'crew', crew: phone.me.crew })));
}

function next(phones: readonly Phone[], turn: number): Move {
  const random = stream('moves', turn);
  const { now, deadline } = phones[0]!.view!.clock;
  if (random.below(6) === 0) return { by: RIVAL, action: random.pick(NONSENSE) };
  const by = random.shuffle([0, 1, 2]).find((i) => idea(phones[i]!, random));
  if (by !== undefined && (deadline < 0 || random.below(8) > 0)) return { by, action: idea(phones[by]!, random)! };
  return { skip: deadline < 0 ? 1000 : Math.max(1, deadline - now) };
}

/** The first place where what `viewer` decodes differs between a game as it is and one that is another behind his veil. */
async function difference(game: Game, viewer: Viewer, plain: Run): Promise<string | undefined> {
  const other = await run(game, viewer, 'other', plain.moves);
  const who = viewer === 'audience' ? SPECTATOR : RIVAL;
  const [a, b] = [plain.streams[who]!, other.streams[who]!];
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, i) => i).find((i) => a[i] !== b[i]);
  if (at === undefined) return undefined;
  const [x = '', y = ''] = [a[at], b[at]];
  const from = Math.max(0, [...x].findIndex((c, i) => c !== y[i]) - 60);
  return `line ${at}: ${x.slice(from, from + 160)} / ${y.slice(from, from + 160)}`;
}

/** A number made of everything that a state holds. */
const digest = (state: unknown): number => [...JSON.stringify(state)].reduce((sum, c) => (sum * 31 + c.codePointAt(0)!) % 9973, 7);

const LEAKS: Record<string, (game: Game) => Game> = {
  view: (game) => ({
    ...game,
    view(state, viewer) {
      const seen = game.view(state, viewer);
      return { ...seen, table: { ...seen.table, round: Number(seen.table['round']) + digest(state) / 10_000 } };
    },
  }),
  show: (game) => ({
    ...game,
    show: (event, state, viewer) => ({ ...(game.show(event, state, viewer) ?? { type: 'leak' }), leak: digest(state) }),
  }),
  acknowledgement: (game) => ({
    ...game,
    decide(state, seat, action, judging) {
      const answer = game.decide(state, seat, action, judging);
      return 'code' in answer ? { ...answer, leak: digest(state) } : answer;
    },
  }),
};

describe.each(Object.values(games))('$id over the wire', (game) => {
  let plain: Run;
  beforeAll(async () => {
    plain = await run(game, undefined, 'plain');
    expect(plain.ended).toBe(true); // a whole game
    expect(plain.moves.length).toBeGreaterThan(25);
  });

  test('each player receives his own part alone, and a spectator none', () => {
    plain.streams.forEach((stream, seat) => {
      const states = stream.filter((line) => line.startsWith('state ')).map((line) => JSON.parse(line.slice(6)) as WireState);
      const received = new Set(states.flatMap(({ mine }) => Object.keys(mine ?? {})));
      expect([...received]).toEqual(seat === SPECTATOR ? [] : [String(seat)]);
    });
  });
  test('a rival decodes the same, whatever is hidden from him', async () => {
    expect(await difference(game, RIVAL, plain)).toBeUndefined();
  });
  test('a spectator decodes the same, whatever is hidden', async () => {
    expect(await difference(game, 'audience', plain)).toBeUndefined();
  });
  test.each(Object.entries(LEAKS))('a leak planted in the %s is found', async (_, leak) => {
    const leaking = leak(game);
    expect(await difference(leaking, RIVAL, await run(leaking, undefined, 'plain', undefined, 40))).toBeDefined();
  });
});
