// Who sits, who watches, who is host. Pure: table → table.
import type { Refusal } from '../../shared/game.ts';
import { refuse } from '../../shared/game.ts';
import { nameAtTable } from '../names/names.ts';
import { keepSeatOptions, type Games } from './house-rules.ts';
import { personOf, seated, withPerson, withRow, type Person, type Spans, type Table } from './model.ts';

export interface Newcomer {
  /** Player id of the token. */
  readonly player: string;
  /** His public id at this table. */
  readonly person: string;
  /** As he typed it. */
  readonly name: string;
  readonly crew?: number | undefined;
}
const CREWS = 8;
/** People on the list of a table: each is written down with every change. */
const MOST = 64;

/** Seats of the next game. */
export const maxSeats = (table: Table, games: Games): number => games[table.row.next.game]?.seats.max ?? 0;

/** The crew asked for if it is free, else the next free one; with more people than crews they are shared. */
export function freeCrew(people: readonly Person[], wanted = 0): number {
  const taken = new Set(people.map((p) => p.crew));
  for (let n = 0; n < CREWS; n++) if (!taken.has((wanted + n) % CREWS)) return (wanted + n) % CREWS;
  return wanted % CREWS;
}

/** Whether somebody who comes now may play at once (lobby, unlocked, a seat free), or from the next game on (unlocked). */
function placeFor(table: Table, games: Games): Pick<Person, 'watching' | 'queued'> {
  const { phase, locked } = table.row;
  const sits = phase === 'lobby' && !locked && seated(table).length < maxSeats(table, games);
  return { watching: !sits, queued: !sits && !locked };
}

/** The list with room for one more: somebody who only watched, is gone and has no points makes way. Undefined: nobody does. */
function withRoom(people: readonly Person[]): readonly Person[] | undefined {
  if (people.length < MOST) return people;
  const gone = people.find((p) => !p.online && p.watching && p.seat < 0 && p.points === 0);
  return gone && people.filter((p) => p !== gone);
}

/**
 * The person whom this player token stands for: known, or new with a free seat, or new as a spectator.
 * Refusals: `removed`, the host sent him away; `table-full`.
 */
export function admit(table: Table, who: Newcomer, games: Games, date: number): Table | Refusal {
  if (table.row.removed.includes(who.player)) return refuse('removed');
  const known = personOf(table, who.person);
  if (known) return hosted(withPerson(table, who.person, { online: true, left: false, ...(known.left && placeFor(table, games)) }));
  const people = withRoom(table.people);
  if (!people) return refuse('table-full');
  const names = people.map((p) => p.name);
  const person: Person = {
    person: who.person,
    player: who.player,
    name: nameAtTable(who.name, names),
    crew: freeCrew(people, who.crew),
    since: Math.max(date, (people.at(-1)?.since ?? 0) + 1),
    ready: false,
    ...placeFor(table, games),
    points: 0,
    wins: 0,
    seat: -1,
    online: true,
    goneAt: 0,
    left: false,
  };
  return hosted({ ...table, people: [...people, person] });
}

/** The wire is lost; the seat stays his. */
export const drop = (table: Table, id: string, now: number): Table => withPerson(table, id, { online: false, goneAt: now });

/**
 * Leaves the table: his seat in the lobby is free. He stays on the list while his seat belongs to a game or he has points of
 * the evening, so that his name and score are there, and when he comes back he is the same person.
 */
export function depart(table: Table, id: string, now: number): Table {
  const person = personOf(table, id);
  if (!person) return table;
  const gone = { online: false, goneAt: now, left: true, ready: false, watching: true, queued: false };
  const stays = person.seat >= 0 || person.points > 0;
  const left = stays ? withPerson(table, id, gone) : { ...table, people: table.people.filter((p) => p.person !== id) };
  return table.row.host === id ? passHost(left, id) : left;
}

/** The longest-seated person who is there becomes host; else the longest-watching one; else nothing changes. */
export function passHost(table: Table, from = table.row.host): Table {
  const there = table.people.filter((p) => p.online && p.person !== from);
  const heir = there.find((p) => !p.watching) ?? there[0];
  return heir ? withRow(table, { host: heir.person }) : table;
}

/** A table without a host takes the first who is there. */
const hosted = (table: Table): Table => (personOf(table, table.row.host) ? table : passHost(table, ''));

/** The host has been gone too long and somebody else is there. */
export function replaceLostHost(table: Table, now: number, spans: Spans): Table {
  const host = personOf(table, table.row.host);
  const lost = !host || (!host.online && now - host.goneAt >= spans.hostGone);
  return lost ? passHost(table) : table;
}

/** In the lobby, those who wait for a seat and are there take the free ones, in order of arrival. */
function promote(table: Table, games: Games): Table {
  let free = maxSeats(table, games) - seated(table).length;
  const rises = (p: Person): boolean => p.queued && p.online && free-- > 0;
  return { ...table, people: table.people.map((p) => (rises(p) ? { ...p, queued: false, watching: false } : p)) };
}

/** What follows from a change by itself: free seats are taken, and house rules that name people still name the same. */
export function settled(before: Table, after: Table, games: Games): Table {
  return keepSeatOptions(before, after.row.phase === 'lobby' ? promote(after, games) : after, games);
}

/** Back to the lobby: nobody is ready, the queue moves up, and whom the host removed is off the list. */
export function toLobby(table: Table, games: Games): Table {
  const people = table.people.filter((p) => !table.row.removed.includes(p.player)).map((p) => ({ ...p, ready: false, seat: -1 }));
  return settled(table, withRow({ ...table, people }, { phase: 'lobby', paused: false }), games);
}

/**
 * Seats in playing order for a new match (RULES 0.7): after a game of the same kind everybody moves on by one and newcomers
 * follow; else the lot (`first` of n) says who of them sits first, the others after him in order of arrival.
 */
export function lineUp(players: readonly Person[], before: readonly string[] | undefined, first: (n: number) => number): readonly Person[] {
  if (before) {
    const moved = [...before.slice(1), ...before.slice(0, 1)].flatMap((id) => players.find((p) => p.person === id) ?? []);
    if (moved.length > 0) return [...moved, ...players.filter((p) => !moved.includes(p))];
  }
  const start = players.length > 0 ? first(players.length) : 0;
  return [...players.slice(start), ...players.slice(0, start)];
}
