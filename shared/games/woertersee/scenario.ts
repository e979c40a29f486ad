// Wörtersee in scenario files: holes and seats by name (SCENARIOS).
import * as v from 'valibot';
import type { Json, Line, ScenarioSide, Seat } from '../../game.ts';
import { board, holeNamed, nameOf, type Board, type Radius } from './holes.ts';
import { view } from './sight.ts';
import type { Event, Fixed, Reveal, State } from './state.ts';
import type { Action } from './view.ts';
import { OFF_BOARD } from './wire.ts';

type Raw = { readonly [key: string]: unknown };
type Names = readonly string[];

/** `lake`: rows or a list of lakes; `totals`: points before the first round. */
function fixed({ lake, totals = {}, ...others }: Raw, names: Names): Fixed {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`"${unknown}" cannot be fixed, only "lake" and "totals".`);
  return { ...lakesOf(lake), points: pointsBy(totals, names) };
}

const Points = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

function pointsBy(totals: unknown, names: Names): readonly number[] {
  const parsed = v.safeParse(v.record(v.string(), Points), totals);
  if (!parsed.success || Array.isArray(totals)) throw new Error('totals are whole numbers from 0 on, by seat.');
  const given = new Map(Object.entries(parsed.output));
  const stranger = [...given.keys()].find((name) => !names.includes(name));
  if (stranger !== undefined) throw new Error(`There is no seat ${JSON.stringify(stranger)}.`);
  return names.map((name) => given.get(name) ?? 0);
}

/** The rows of one lake, which every round has, or a list of lakes, one a round; rounds beyond that list are filled by lot. */
function lakesOf(lake: unknown): Omit<Fixed, 'points'> {
  if (lake === undefined) return { radius: undefined, lakes: [], everyRound: false };
  if (!Array.isArray(lake) || lake.length === 0) throw new Error('lake is neither a list of rows nor a list of lakes.');
  const everyRound = typeof lake[0] === 'string';
  const lakes = (everyRound ? [lake] : lake).map(lakeOf);
  const { radius } = lakes[0]!;
  if (lakes.some((each) => each.radius !== radius)) throw new Error('The lakes are not all of one size.');
  return { radius, lakes: lakes.map(({ letters }) => letters), everyRound };
}

function lakeOf(rows: unknown): { readonly radius: Radius; readonly letters: string } {
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) throw new Error('A lake is a list of rows.');
  const lengths = rows.map((row) => row.length).join('-');
  const radius = ([3, 4] as const).find((each) => board(each).rows.join('-') === lengths);
  if (!radius) throw new Error(`A lake has rows of ${board(3).rows.join('-')} or ${board(4).rows.join('-')} holes, not ${lengths}.`);
  const letters = rows.join('');
  const odd = [...letters].find((letter) => !/[A-Z?_]/.test(letter));
  if (odd !== undefined) throw new Error(`"${odd}" is no chip; there are A to Z, "?" a joker and "_" an empty hole.`);
  return { radius, letters };
}

/** Whatever is not what it should be goes on as it is, so that the border with the wire refuses it (`malformed`). */
function action(raw: Raw, { radius }: State): Action {
  const field = board(radius);
  const hole = (name: unknown): unknown => (typeof name === 'string' ? numberOf(field, name) : null); // numbers are the wire's, not the file's
  const { type } = raw;
  switch (type) {
    case 'boat':
      return { ...raw, from: hole(raw['from']), to: hole(raw['to']) } as Action;
    case 'trace': {
      const { boat: n, path, ...rest } = raw;
      return { ...rest, n, path: Array.isArray(path) ? path.map(hole) : path } as Action;
    }
    case 'stop':
    case 'done':
      return raw as Action;
    default:
      throw new Error(`Wörtersee has no action "${String(type)}".`);
  }
}

/** A name such as `k9`, which could be a hole but is none of this lake, becomes a number off the board. */
function numberOf(field: Board, name: string): number | string {
  const index = holeNamed(field, name);
  return index < 0 && /^[a-z]\d{1,2}$/.test(name) ? OFF_BOARD : index < 0 ? name : index;
}

function written(done: Action, { radius }: State): Line {
  const field = board(radius);
  const name = (hole: number): string => nameOf(field, hole) || 'z99';
  switch (done.type) {
    case 'boat':
      return { type: 'boat', from: name(done.from), to: name(done.to) };
    case 'trace': {
      const { n, path, as } = done;
      return { type: 'trace', boat: n, path: path.map(name), ...(as !== undefined && { as }) };
    }
    default:
      return { type: done.type };
  }
}

const byName = (points: readonly number[], names: Names): Json => Object.fromEntries(names.map((name, seat) => [name, points[seat]!]));

function boatsIn({ radius, boats }: State, names: Names): Json {
  return boats.map(({ seat, from, to }) => ({ seat: names[seat]!, from: nameOf(board(radius), from), to: nameOf(board(radius), to) }));
}

/** One `reveal` for each boat in spelling order, `totals` counting up, then `round-end`. */
function happenings(before: State, events: readonly Event[], names: Names): readonly Line[] {
  return events.flatMap((event) => {
    if (event.type !== 'revealed') return [];
    const totals = [...before.points];
    const lines = event.reveals.map((reveal): Line => {
      totals[reveal.seat]! += reveal.points;
      return { ...revealLine(before, reveal, names), totals: byName(totals, names) };
    });
    const scored = totals.map((total, seat) => total - before.points[seat]!);
    return [...lines, { type: 'round-end', round: before.round, points: 0, scored: byName(scored, names), totals: byName(totals, names) }];
  });
}

function revealLine({ radius }: State, { seat, n, path, word, valid, points, why }: Reveal, names: Names): Line {
  return { type: 'reveal', seat: names[seat]!, boat: n, path: path.map((hole) => nameOf(board(radius), hole)), word, valid, points, why };
}

/** A trace's line also says what its seat learns of it at once (5.7): the word, and how it stands unless the table traces blindly. */
function line(before: State, events: readonly Event[], after: State, seat: Seat, names: Names): Line {
  const traced = events.find((event) => event.type === 'traced');
  const seen = traced && view(after, seat).mine!.traces.find(({ n }) => n === traced.n);
  return {
    points: after.points[seat]! - before.points[seat]!,
    totals: byName(after.points, names),
    boats: boatsIn(after, names),
    ...(seen && { word: seen.word, standing: seen.standing }),
  };
}

export const scenario: ScenarioSide<State, Action, Event> = {
  fixed,
  action,
  written,
  line,
  happenings,
  result: ({ points, longest, words }, names) => ({
    totals: byName(points, names),
    longest: byName(longest, names),
    words: byName(words, names),
  }),
};
