// What people do at the table itself. Pure: (table, order) → table, or a refusal.
//
// Orders are wishes for a state, not steps: one that finds its wish fulfilled is a success without effect. So an order that is
// sent again after a crash took its acknowledgement away does no harm, and no order ids need to be stored.
import type { Refusal } from '../../shared/game.ts';
import type { OrderBody } from '../../shared/protocol.ts';
import { refuseTable as no } from '../../shared/table-refusals.ts';
import { cleanName, distinctName } from '../names/names.ts';
import { choose, parseOptions, type Games } from './house-rules.ts';
import { isAway, personOf, seated, withPerson, withRow, type Person, type Spans, type Table } from './model.ts';
import { depart, toLobby } from './seats.ts';

/** What the room must do beyond showing the new table. */
export type Effect =
  | { readonly does: 'begin' | 'end' }
  | { readonly does: 'close'; readonly person: string; readonly why: 'left' | 'removed' };
export interface Outcome {
  readonly table: Table;
  readonly effect?: Effect;
}
export interface Scene {
  readonly table: Table;
  /** Who gives the order. */
  readonly by: Person;
  readonly games: Games;
  readonly spans: Spans;
  /** Monotonic ms. */
  readonly now: number;
}
type Body<T extends OrderBody['type']> = Extract<OrderBody, { type: T }>;
type Handlers = { readonly [T in OrderBody['type']]: (order: Body<T>, scene: Scene) => Outcome | Refusal };

const HOST_ONLY: ReadonlySet<OrderBody['type']> = new Set([
  'start',
  'choose',
  'options',
  'rematch',
  'lobby',
  'end',
  'pause',
  'lock',
  'remove',
]);

export function judgeOrder(order: OrderBody, scene: Scene): Outcome | Refusal {
  if (HOST_ONLY.has(order.type) && scene.by.person !== scene.table.row.host) return no('not-host');
  return (HANDLERS[order.type] as (order: OrderBody, scene: Scene) => Outcome | Refusal)(order, scene);
}

const done = (table: Table): Outcome => ({ table });

/** Everybody with a seat who is there, or dropped so briefly that he is still waited for. */
export const players = ({ table, spans, now }: Pick<Scene, 'table' | 'spans' | 'now'>): readonly Person[] =>
  seated(table).filter((p) => !isAway(p, now, spans));

function start(scene: Scene): Outcome | Refusal {
  const { table, by, games } = scene;
  if (table.row.phase === 'game') return done(table);
  if (table.row.phase !== 'lobby') return no('not-in-lobby');
  const game = games[table.row.next.game];
  if (!game) return no('no-such-game');
  const here = players(scene).slice(0, game.seats.max);
  const waiting = here.filter((p) => !p.ready && p.person !== by.person).map((p) => p.name);
  if (waiting.length > 0) return no('not-ready', { people: waiting });
  if (here.length < game.seats.min) return no('too-few', { min: game.seats.min });
  return { table, effect: { does: 'begin' } };
}

function watch(order: Body<'watch'>, scene: Scene): Outcome | Refusal {
  const { table, by } = scene;
  const playing = table.row.phase === 'game' && by.seat >= 0;
  if (order.watch)
    return playing ? no('game-running') : done(withPerson(table, by.person, { watching: true, queued: false, ready: false }));
  if (!by.watching || by.queued) return done(table);
  if (table.row.locked) return no('locked');
  return done(withPerson(table, by.person, { queued: true }));
}

function remove(order: Body<'remove'>, scene: Scene): Outcome | Refusal {
  const { table, by, now } = scene;
  const person = personOf(table, order.person);
  if (order.person === by.person) return no('not-yourself');
  if (!person) return done(table);
  const removed = [...new Set([...table.row.removed, person.player])];
  const left = depart(withRow(table, { removed }), person.person, now);
  return { table: left, effect: { does: 'close', person: person.person, why: 'removed' } };
}

function rename(order: Body<'rename'>, { table, by }: Scene): Outcome | Refusal {
  if (order.person !== by.person && by.person !== table.row.host) return no('not-host');
  if (!personOf(table, order.person)) return no('no-such-person');
  const name = cleanName(order.name);
  if (typeof name !== 'string') return no('bad-name');
  const others = table.people.filter((p) => p.person !== order.person).map((p) => p.name);
  return done(withPerson(table, order.person, { name: distinctName(name, others) }));
}

function handOver(order: Body<'host'>, { table, by }: Scene): Outcome | Refusal {
  if (table.row.host === order.to) return done(table);
  if (by.person !== table.row.host) return no('not-host');
  const heir = personOf(table, order.to);
  if (!heir) return no('no-such-person');
  return heir.online ? done(withRow(table, { host: heir.person })) : no('not-yourself');
}

function chooseGame(order: Body<'choose'>, { table, games }: Scene): Outcome | Refusal {
  const game = Object.hasOwn(games, order.game) ? games[order.game] : undefined;
  if (!game) return no('no-such-game');
  return game.languages.includes(order.language) ? done(choose(table, games, game.id, order.language)) : no('no-such-language');
}

function setOptions(order: Body<'options'>, { table, games }: Scene): Outcome | Refusal {
  const game = games[table.row.next.game];
  if (!game) return no('no-such-game');
  const parsed = parseOptions(game, order.options);
  return 'code' in parsed ? parsed : done(withRow(table, { options: { ...table.row.options, [game.id]: parsed.options } }));
}

const HANDLERS: Handlers = {
  ready(order, { table, by }) {
    if (by.ready === order.ready) return done(table);
    if (table.row.phase !== 'lobby') return no('not-in-lobby');
    return by.watching ? no('no-seat') : done(withPerson(table, by.person, { ready: order.ready }));
  },
  start: (_, scene) => start(scene),
  choose: chooseGame,
  options: setOptions,
  rematch(_, { table, games }) {
    if (table.row.phase === 'lobby') return done(table);
    if (table.row.phase === 'game') return no('game-running');
    return done(toLobby(choose(table, games, table.row.game, table.row.language), games));
  },
  lobby(_, { table, games }) {
    if (table.row.phase === 'game') return no('game-running');
    return done(table.row.phase === 'lobby' ? table : toLobby(table, games));
  },
  end: (_, { table }) => (table.row.phase === 'game' ? { table, effect: { does: 'end' } } : done(table)),
  pause(order, { table }) {
    if (table.row.paused === order.paused) return done(table);
    return table.row.phase === 'game' ? done(withRow(table, { paused: order.paused })) : no('no-game');
  },
  lock: (order, { table }) => done(withRow(table, { locked: order.locked })),
  host: handOver,
  remove,
  rename,
  crew(order, { table, by }) {
    const taken = table.people.some((p) => p.crew === order.crew && p.person !== by.person);
    return taken ? no('crew-taken') : done(withPerson(table, by.person, { crew: order.crew }));
  },
  watch,
  leave(_, scene) {
    const { table, by, now } = scene;
    return {
      table: depart(table, by.person, now),
      effect: { does: 'close', person: by.person, why: 'left' },
    };
  },
};
