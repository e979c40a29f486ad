// A whole small game for the tests of the runner: in turn, everybody takes one to three pebbles from a heap of a size chosen by lot;
// who takes the last one wins. A turn lasts ten seconds, then the table takes one. A pebble's colour is hidden until it is taken.
import * as v from 'valibot';
import { refuse, type Game, type Seat } from '../../game.ts';
import { stream } from '../../random.ts';

const Options = v.strictObject({
  most: v.optional(v.picklist([3, 2]), 3),
  seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
  greedy: v.optional(v.pipe(v.array(v.number()), v.metadata({ kind: 'seats' })), []),
});
type Options = v.InferOutput<typeof Options>;
interface State {
  readonly options: Options;
  readonly heap: string;
  readonly taken: readonly string[];
  readonly next: Seat;
  readonly until: number;
}
const Take = v.strictObject({ type: v.literal('take'), count: v.pipe(v.number(), v.integer()) });
type Take = v.InferOutput<typeof Take>;
type Event = { readonly type: 'took'; readonly seat: Seat; readonly pebbles: string; readonly late: boolean; readonly until: number };

export const pebbles: Game<Options, State, Take, Event> = {
  id: 'pebbles',
  seats: { min: 1, max: 4 },
  languages: ['de', 'en'],
  graph: (language) => language,
  options: Options,
  defaults: () => v.parse(Options, {}),
  setup: ({ options, seats, seed, fixed }) => {
    const random = stream(seed, -1);
    const heap = (fixed as string | undefined) ?? Array.from({ length: 5 + random.below(5) }, () => random.pick([...'RGB'])).join('');
    return { options, heap, taken: Array.from({ length: seats }, () => ''), next: 0, until: options.seconds * 1000 };
  },
  decide: (state, seat, action, { now }) => {
    if (state.heap === '') return refuse('game-over');
    if (action.type === 'timeout') return now < state.until ? refuse('too-early') : [took(state, state.next, 1, now, true)];
    if (action.type !== 'take') return [];
    if (seat !== state.next || seat === null) return refuse('not-your-turn', { by: state.next });
    const most = Math.min(state.options.most + (state.options.greedy.includes(seat) ? 1 : 0), state.heap.length);
    return action.count < 1 || action.count > most ? refuse('too-many', { most }) : [took(state, seat, action.count, now, false)];
  },
  evolve: (state, { seat, pebbles: out, until }) => ({
    ...state,
    heap: state.heap.slice(out.length),
    taken: state.taken.map((held, at) => (at === seat ? held + out : held)),
    next: (seat + 1) % state.taken.length,
    until,
  }),
  view: ({ heap, taken, next }, viewer) => ({
    table: { heap: heap.length, taken: [...taken], next },
    ...(viewer === 'audience' ? {} : { mine: { turn: viewer === next } }),
  }),
  show: ({ seat, pebbles: out }) => ({ type: 'took', seat, pebbles: out }),
  deadline: ({ heap, until }) => (heap === '' ? undefined : until),
  parse: (message) => {
    const parsed = v.safeParse(Take, message);
    return parsed.success ? parsed.output : undefined;
  },
  sample: ({ table }, seat, random) =>
    table['next'] === seat ? { type: 'take', count: 1 + random.below(Math.min(2, Number(table['heap']))) } : undefined,
  disguise: (state, _, random) => ({ ...state, heap: [...state.heap].map(() => random.pick([...'RGB'])).join('') }),
  census: ({ heap, taken }) => new Map([['pebble', heap.length + taken.join('').length]]),
  over: ({ heap, taken, next }) => {
    if (heap !== '') return undefined;
    const winner = (next + taken.length - 1) % taken.length;
    return {
      winners: [winner],
      totals: taken.map((held) => held.length),
      reason: 'heap-empty',
      places: taken.map((_, seat) => (seat === winner ? 1 : 2)),
    };
  },
  refusals: {
    'game-over': 'The heap is empty.',
    'not-your-turn': 'Somebody else moves.',
    'too-many': 'One to three pebbles.',
    'too-early': 'The turn still runs.',
  },
  scenario: {
    fixed: (raw) => {
      if (typeof raw['heap'] !== 'string') throw new Error('heap is a string of colours.');
      return raw['heap'];
    },
    action: (raw) => {
      if (raw['type'] !== 'take') throw new Error(`pebbles has no action "${String(raw['type'])}".`);
      return raw as unknown as Take;
    },
    written: (action) => ({ ...action }),
    line: (_, [event], after, __, names) => ({
      points: event!.pebbles.length,
      totals: totals(after, names),
      racks: racks(after, names),
      words: [...event!.pebbles].map((word) => ({ word })),
    }),
    happenings: (_, events, names) =>
      events.filter(({ late }) => late).map(({ seat, pebbles: out }) => ({ seat: names[seat]!, type: 'slept', pebbles: out })),
    result: (state, names) => ({ totals: totals(state, names), heap: state.heap.length }),
  },
};

const took = (state: State, seat: Seat, count: number, now: number, late: boolean): Event => ({
  type: 'took',
  seat,
  pebbles: state.heap.slice(0, count),
  late,
  until: now + state.options.seconds * 1000,
});
const totals = ({ taken }: State, names: readonly string[]): { [name: string]: number } =>
  Object.fromEntries(names.map((name, seat) => [name, taken[seat]!.length]));
const racks = ({ taken }: State, names: readonly string[]): { [name: string]: string } =>
  Object.fromEntries(names.map((name, seat) => [name, taken[seat]!]));
