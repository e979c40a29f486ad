import { expect, test } from 'vitest';
import { games } from '../../shared/games/index.ts';
import type { OrderBody } from '../../shared/protocol.ts';
import { pointsOf, score } from './evening.ts';
import { choose } from './house-rules.ts';
import { personOf, type Person, type Spans, type Table } from './model.ts';
import { judgeOrder, type Outcome } from './orders.ts';
import { admit, depart, lineUp, passHost, settled, toLobby } from './seats.ts';

const SPANS: Spans = { dropped: 30_000, hostGone: 60_000, wait: 15_000, moved: 10_000, empty: 1_000_000 };
const row: Table['row'] = {
  code: 'ABCDE',
  room: 'r',
  phase: 'lobby',
  host: 'mia',
  locked: false,
  paused: false,
  game: 'woertersee',
  language: 'de',
  next: { game: 'woertersee', language: 'de' },
  options: {},
  round: 0,
  match: '',
  removed: [],
  createdAt: 0,
  usedAt: 0,
};
const come = (table: Table, ...names: string[]): Table =>
  names.reduce((t, name) => {
    const next = admit(t, { player: `p-${name}`, person: name, name }, games, 1000);
    if ('code' in next) throw new Error(next.code);
    return next;
  }, table);
const lobby = (...names: string[]): Table => come({ row, people: [] }, ...names);
const withPhase = (table: Table, phase: Table['row']['phase']): Table => ({
  row: { ...table.row, phase },
  people: table.people.map((p, seat) => ({ ...p, seat: p.watching ? -1 : seat })),
});
const give = (table: Table, by: string, order: OrderBody, now = 0) =>
  judgeOrder(order, { table, by: personOf(table, by)!, games, spans: SPANS, now });
const given = (table: Table, by: string, order: OrderBody): Table => {
  const outcome = give(table, by, order);
  if ('code' in outcome) throw new Error(outcome.code);
  return settled(table, outcome.table, games);
};
const person = (table: Table, id: string): Person => personOf(table, id)!;

const ORDERS: readonly [OrderBody, Table['row']['phase']][] = [
  [{ type: 'ready', ready: true }, 'lobby'],
  [{ type: 'choose', game: 'lexicon-go', language: 'en' }, 'lobby'],
  [{ type: 'options', options: { rounds: 2 } }, 'lobby'],
  [{ type: 'rematch' }, 'results'],
  [{ type: 'lobby' }, 'results'],
  [{ type: 'pause', paused: true }, 'game'],
  [{ type: 'lock', locked: true }, 'lobby'],
  [{ type: 'host', to: 'tom' }, 'lobby'],
  [{ type: 'remove', person: 'tom' }, 'lobby'],
  [{ type: 'rename', person: 'mia', name: 'Tom' }, 'lobby'],
  [{ type: 'crew', crew: 5 }, 'lobby'],
  [{ type: 'watch', watch: true }, 'lobby'],
  [{ type: 'watch', watch: false }, 'game'],
];
test.each(ORDERS)('%j given twice is given once: sent again after a crash it does no harm', (order, phase) => {
  const table = withPhase(lobby('mia', 'tom', 'ada'), phase);
  const once = given(table, 'mia', order);
  expect(given(once, 'mia', order)).toEqual(once);
});
test('start and end, sent again after they took place, begin and end nothing', () => {
  const running = withPhase(lobby('mia', 'tom'), 'game');
  expect((give(running, 'mia', { type: 'start' }) as Outcome).effect).toBeUndefined();
  expect((give(lobby('mia', 'tom'), 'mia', { type: 'end' }) as Outcome).effect).toBeUndefined();
});

test('the host needs no Ready of his own, everybody else with a seat does', () => {
  const table = lobby('mia', 'tom', 'ada');
  expect(give(table, 'mia', { type: 'start' })).toMatchObject({ code: 'not-ready', people: ['tom', 'ada'] });
  const ready = given(given(table, 'tom', { type: 'ready', ready: true }), 'ada', { type: 'watch', watch: true });
  expect(give(ready, 'mia', { type: 'start' })).toMatchObject({ effect: { does: 'begin' } });
});

test.each(['start', 'rematch', 'lobby', 'end'] as const)("%s is the host's alone", (type) => {
  expect(give(lobby('mia', 'tom'), 'tom', { type })).toEqual({ code: 'not-host' });
});

test('nobody gets ready or changes sides in the middle of a game', () => {
  const running = withPhase(lobby('mia', 'tom'), 'game');
  expect(give(running, 'tom', { type: 'ready', ready: true })).toEqual({ code: 'not-in-lobby' });
  expect(give(running, 'tom', { type: 'watch', watch: true })).toEqual({ code: 'game-running' });
  expect(give(running, 'mia', { type: 'rematch' })).toEqual({ code: 'game-running' });
  expect(give(lobby('mia'), 'mia', { type: 'pause', paused: true })).toEqual({ code: 'no-game' });
});

test('the host hands over only to somebody who is there', () => {
  const table = lobby('mia', 'tom');
  const gone = { ...table, people: table.people.map((p) => (p.person === 'tom' ? { ...p, online: false } : p)) };
  expect(give(gone, 'mia', { type: 'host', to: 'tom' })).toEqual({ code: 'not-yourself' });
});

test('0.7 the lot says who sits first; a game of the same kind moves everybody on by one, newcomers follow', () => {
  const { people } = lobby('mia', 'tom', 'ada');
  const ids = (line: readonly Person[]): string[] => line.map((p) => p.person);
  expect(ids(lineUp(people, undefined, () => 2))).toEqual(['ada', 'mia', 'tom']);
  expect(ids(lineUp(people, ['tom', 'ada'], () => 0))).toEqual(['ada', 'tom', 'mia']);
  expect(ids(lineUp(people, ['gone', 'tom'], () => 0))).toEqual(['tom', 'mia', 'ada']);
  expect(ids(lineUp(people, ['strangers'], () => 1))).toEqual(['tom', 'ada', 'mia']);
});

test('0.8 places give a point for everybody beaten and a half for ties, to those who had a seat', () => {
  expect(pointsOf({ places: [1, 3, 1, 4] })).toEqual([2.5, 1, 2.5, 0]);
  expect(pointsOf({ places: [1] })).toEqual([0]);
  const after = score(withPhase(given(lobby('mia', 'tom', 'ada'), 'ada', { type: 'watch', watch: true }), 'game'), {
    places: [1, 2],
    winners: [0],
    totals: [9, 1],
    reason: 'points',
  });
  expect(after.people.map(({ points, wins }) => [points, wins])).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
});

test("a game played alone is nobody's win", () => {
  expect(score(withPhase(lobby('mia'), 'game'), { places: [1], winners: [0], totals: [9], reason: 'points' }).people[0]).toMatchObject({
    points: 0,
    wins: 0,
  });
});

test('when the host leaves, the longest-seated person who is there follows, before all who watch', () => {
  const table = given(lobby('mia', 'tom', 'ada', 'ben'), 'tom', { type: 'watch', watch: true });
  const adaGone = { ...table, people: table.people.map((p) => (p.person === 'ada' ? { ...p, online: false } : p)) };
  expect(depart(adaGone, 'mia', 0).row.host).toBe('ben');
  expect(passHost(lobby('mia')).row.host).toBe('mia');
});

test('who leaves with points keeps them on the list and when he comes again', () => {
  const table = lobby('mia', 'tom');
  const scored = { ...table, people: table.people.map((p) => ({ ...p, points: 1.5 })) };
  const left = depart(scored, 'tom', 0);
  expect(person(left, 'tom')).toMatchObject({ points: 1.5, watching: true, online: false });
  expect(person(come(left, 'tom'), 'tom')).toMatchObject({ points: 1.5, watching: false, online: true });
});

test('whom the host removed is on the list until the lobby, and never comes back', () => {
  const running = withPhase(lobby('mia', 'tom'), 'game');
  const removed = given(running, 'mia', { type: 'remove', person: 'tom' });
  expect(person(removed, 'tom')).toMatchObject({ online: false, left: true, seat: 1 });
  expect(toLobby(removed, games).people.map((p) => p.person)).toEqual(['mia']);
  expect(admit(removed, { player: 'p-tom', person: 'tom', name: 'Tom' }, games, 0)).toEqual({ code: 'removed' });
});

test('the list of people is bounded; who only watched and is gone makes way', () => {
  const many = come(lobby('mia'), ...Array.from({ length: 63 }, (_, i) => `Guest ${i}`));
  expect(admit(many, { player: 'p', person: 'more', name: 'More' }, games, 0)).toEqual({ code: 'table-full' });
  const gone = { ...many, people: many.people.map((p) => (p.person === 'Guest 50' ? { ...p, online: false } : p)) };
  const next = come(gone, 'More');
  expect(next.people).toHaveLength(64);
  expect(personOf(next, 'Guest 50')).toBeUndefined();
});

test('a game with fewer seats lets the latest watch, one with more lets them sit', () => {
  const few = { ...games, woertersee: { ...games['woertersee']!, seats: { min: 1, max: 2 } } };
  const table = lobby('mia', 'tom', 'ada');
  expect(settled(table, choose(table, few, 'woertersee', 'de'), few).people.map((p) => p.watching)).toEqual([false, false, false]);
  const queued = admit(table, { player: 'p', person: 'ben', name: 'Ben' }, few, 0) as Table;
  expect(person(queued, 'ben')).toMatchObject({ watching: true, queued: true });
  expect(person(settled(queued, choose(queued, games, 'woertersee', 'de'), games), 'ben')).toMatchObject({
    watching: false,
    queued: false,
  });
});
