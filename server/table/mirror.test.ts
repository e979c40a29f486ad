import { Encoder, Reflection, schema, StateView, t } from '@colyseus/schema';
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { Json } from '../../shared/game.ts';
import { games } from '../../shared/games/index.ts';
import { stream } from '../../shared/random.ts';
import { lexicon } from '../lexica.ts';
import * as lexiconGo from '../games/lexicon-go.ts';
import * as woertersee from '../games/woertersee.ts';
import { mirror } from './mirror.ts';

const Word = schema({ word: t.string().default(''), path: t.array('number') }, 'Word');
const Table = schema(
  {
    phase: t.string().default(''),
    at: t.number().default(0),
    on: t.boolean().default(false),
    last: t.ref(Word),
    words: t.array(Word),
    votes: t.array('boolean'),
    order: t.array('number'),
  },
  'Table',
);
const Mine = schema({ word: t.string(), path: t.array('number'), words: t.array(Word) }, 'Mine');
const Root = schema({ table: t.ref(Table), mine: t.map(Mine).view() }, 'Root');

/** A room's encoder and one phone that decodes every patch. */
function wire() {
  const root = new Root();
  for (const seat of ['0', '1']) root.mine.set(seat, new Mine());
  const encoder = new Encoder(root);
  const own = new StateView();
  const phone = {
    decoder: Reflection.decode(Reflection.encode(encoder)) as { decode(bytes: Uint8Array): void; state: { toJSON(): unknown } },
  };
  own.add(root.mine.get('0')!);
  const it = { offset: 0 };
  encoder.encodeAll(it);
  phone.decoder.decode(Uint8Array.from(encoder.encodeAllView(own, it.offset, { ...it })));
  encoder.discardChanges();
  const patch = (): Uint8Array => {
    const at = { offset: 0 };
    encoder.encode(at);
    const bytes = Uint8Array.from(encoder.encodeView(own, at.offset, at));
    encoder.discardChanges();
    phone.decoder.decode(bytes);
    return bytes;
  };
  /** Writes what a seat sees as the room does it. */
  const write = (seat: '0' | '1', from: Parameters<typeof mirror>[0]): void => {
    const entry = root.mine.get(seat)!;
    for (const item of mirror(from, entry)) if (seat === '0') own.add(item);
  };
  return { root, patch, write, seen: () => phone.decoder.state.toJSON() as { table: Json; mine: Json } };
}

const word = fc.record({ word: fc.string({ maxLength: 5 }), path: fc.array(fc.nat(60), { maxLength: 5 }) });
const mine = fc.record({
  word: fc.string({ maxLength: 5 }),
  path: fc.array(fc.nat(60), { maxLength: 5 }),
  words: fc.array(word, { maxLength: 5 }),
});
const table = fc.record({
  phase: fc.string(),
  at: fc.integer(),
  on: fc.boolean(),
  last: word,
  words: fc.array(word, { maxLength: 6 }),
  votes: fc.array(fc.boolean(), { maxLength: 5 }),
  order: fc.array(fc.nat(7), { maxLength: 8 }),
});

property.prop([fc.array(fc.tuple(table, mine, mine), { minLength: 1, maxLength: 8 })])(
  'a phone decodes what was mirrored, step by step, and nothing of another seat',
  (steps) => {
    const { root, patch, write, seen } = wire();
    for (const [all, own, others] of steps) {
      mirror(all, root.table);
      write('0', own);
      write('1', others);
      patch();
      expect(seen()).toEqual({ table: all, mine: { 0: own } });
    }
  },
);

test('what has not changed is not sent, and one changed field is a small patch', () => {
  const { root, patch } = wire();
  const first = {
    phase: 'race',
    at: 5,
    on: true,
    last: { word: 'A', path: [1] },
    words: [{ word: 'KLANG', path: [1, 2, 3] }],
    votes: [true],
    order: [1, 0],
  };
  mirror(first, root.table);
  patch();
  mirror({ ...first }, root.table);
  expect(patch()).toHaveLength(0);
  mirror({ ...first, words: [{ word: 'KLANG', path: [1, 2, 4] }] }, root.table);
  expect(patch().length).toBeLessThan(10);
});

test('a view with a field that the schema lacks is a fault, not a silence', () => {
  expect(() => mirror({ bag: 'ABC' }, new Table())).toThrow('no field "bag"');
});

test.each([
  ['lexicon-go', lexiconGo],
  ['woertersee', woertersee],
] as const)('%s: the schema has exactly the fields of the view, through a whole game', (id, { Table, Mine }) => {
  const game = games[id]!;
  const seats = 3;
  const seed = 'fields';
  let state: unknown = game.setup({ options: game.defaults('de'), language: 'de', seats, seed }),
    now = 0;
  const schemas = [new Table(), ...Array.from({ length: seats }, () => new Mine())];
  const words = lexicon(game.graph('de'));
  for (let n = 0; n < 400 && !game.over(state); n++) {
    const random = stream(seed, n);
    const seat = random.below(seats);
    const action = game.sample(game.view(state, seat), seat, random, words, now) ?? { type: 'timeout' };
    if (action.type === 'timeout') now = game.deadline(state) ?? now;
    const events = game.decide(state, action.type === 'timeout' ? null : seat, action, { now, lexicon: words, random });
    if (Array.isArray(events)) state = events.reduce((before, event) => game.evolve(before, event), state);
    const plain = [game.view(state, 'audience').table, ...Array.from({ length: seats }, (_, i) => game.view(state, i).mine!)];
    plain.forEach((view, i) => mirror(view, schemas[i]!));
    expect(schemas.map((s) => s.toJSON())).toEqual(plain);
  }
});
