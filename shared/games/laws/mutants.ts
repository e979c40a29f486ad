// Games that break one law each, made of real games: a law that catches none of its mutants guards nothing.
import { isRefusal, type EventBase, type Game, type Refusal, type View, type Viewer } from '../../game.ts';
import { stream } from '../../random.ts';
import type { Law } from './law.ts';
import { nonsenseIsRefused } from './nonsense.ts';
import * as order from './order.ts';
import { text } from './plain.ts';
import * as replaying from './replaying.ts';
import * as secrecy from './secrecy.ts';

export interface Mutant {
  readonly law: Law;
  readonly name: string;
  /** One or several ways to do the harm; the law must catch at least one. */
  spoil(game: Game): readonly Game[];
}
type Decide = Game['decide'];

const deciding = (game: Game, decide: (real: Decide) => Decide): readonly Game[] => [{ ...game, decide: decide(game.decide) }];
const viewing = (game: Game, change: (view: View, state: unknown, viewer: Viewer) => unknown): readonly Game[] => [
  { ...game, view: (state, viewer) => change(game.view(state, viewer), state, viewer) as View },
];
const refusing = (game: Game, instead: (refusal: Refusal) => readonly EventBase[] | Refusal): readonly Game[] =>
  deciding(game, (real) => (state, seat, action, judging) => {
    const verdict = real(state, seat, action, judging);
    return isRefusal(verdict) && seat !== null ? instead(verdict) : verdict;
  });
/** What each seat has of its own. */
const owned = (game: Game, state: unknown): readonly unknown[] =>
  (game.view(state, 'audience').table['players'] as readonly unknown[]).map((_, seat) => game.view(state, seat).mine ?? null);

const ofTheJournal: readonly Mutant[] = [
  {
    law: replaying.sameSeedSameGame,
    name: 'luck from outside',
    spoil: (game) => {
      let draws = 0;
      return deciding(
        game,
        (real) => (state, seat, action, judging) => real(state, seat, action, { ...judging, random: stream('outside', draws++) }),
      );
    },
  },
  {
    law: replaying.eventsRebuild,
    name: 'a state that remembers more than its events say',
    spoil: (game) => {
      const own = new WeakSet<object>();
      const remember = (judged: readonly EventBase[] | Refusal): readonly EventBase[] | Refusal => {
        if (!isRefusal(judged)) for (const event of judged) own.add(event);
        return judged;
      };
      return [
        {
          ...game,
          decide: (state, seat, action, judging) => remember(game.decide(state, seat, action, judging)),
          evolve: (state, event) => (own.has(event) ? game.evolve(state, event) : state),
        },
      ];
    },
  },
  {
    law: replaying.exportPlays,
    name: 'an action written without its particulars',
    spoil: (game) => [{ ...game, scenario: { ...game.scenario, written: ({ type }) => ({ type }) } }],
  },
  {
    law: order.actionsAreWritten,
    name: 'an action written without its particulars',
    spoil: (game) => [{ ...game, scenario: { ...game.scenario, written: ({ type }) => ({ type }) } }],
  },
];

/** A number that hangs on every character. */
const trace = (whole: string): number => [...whole].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0);

const ofSecrecy: readonly Mutant[] = [
  {
    law: secrecy.viewsKeepSecrets,
    name: 'a view that shows what the other seats have',
    spoil: (game) => viewing(game, (view, state) => ({ ...view, table: { ...view.table, leak: owned(game, state) } })),
  },
  {
    law: secrecy.viewsKeepSecrets,
    name: 'a view that shows a trace of the whole state',
    spoil: (game) => viewing(game, (view, state) => ({ ...view, table: { ...view.table, leak: trace(text(state)) } })),
  },
  { law: secrecy.disguisesHide, name: 'a disguise that hides nothing', spoil: (game) => [{ ...game, disguise: (state) => state }] },
  {
    law: secrecy.noticesKeepSecrets,
    name: 'a notice that tells the whole event to everybody',
    spoil: (game) => [
      { ...game, show: (event, state, viewer) => ({ ...(game.show(event, state, viewer) ?? { type: event.type }), leak: text(event) }) },
    ],
  },
  {
    law: secrecy.noticesKeepSecrets,
    name: 'a notice that tells what the other seats have',
    spoil: (game) => [
      {
        ...game,
        show: (event, state, viewer) => ({ ...(game.show(event, state, viewer) ?? { type: event.type }), leak: text(owned(game, state)) }),
      },
    ],
  },
  {
    law: secrecy.oneTableForAll,
    name: 'a table that knows who looks',
    spoil: (game) => viewing(game, (view, _, viewer) => ({ ...view, table: { ...view.table, you: viewer } })),
  },
  {
    law: secrecy.oneTableForAll,
    name: 'an audience with something of its own',
    spoil: (game) => viewing(game, (view) => ({ mine: {}, ...view })),
  },
];

const ofTiles: readonly Mutant[] = [
  {
    law: order.tilesAreConserved,
    name: 'a move that loses a tile',
    // one mutant for each part of a state that might hold tiles
    spoil: (game) =>
      partsOf(game).map((part) => ({
        ...game,
        evolve: (state, event) => {
          const after = game.evolve(state, event) as { readonly [part: string]: unknown };
          return { ...after, [part]: shorter(after[part]) };
        },
      })),
  },
];
const partsOf = (game: Game): readonly string[] =>
  Object.keys(game.setup({ options: game.defaults('de'), language: 'de', seats: game.seats.min, seed: '1' }) as object);
/** A text, or the last text of a list, less one character; a list of anything else less its last. */
function shorter(part: unknown): unknown {
  if (typeof part === 'string') return part.slice(1);
  if (!Array.isArray(part) || part.length === 0) return part;
  const last: unknown = part.at(-1);
  return [...(part.slice(0, -1) as unknown[]), ...(typeof last === 'string' || Array.isArray(last) ? [shorter(last)] : [])];
}

const ofTime: readonly Mutant[] = [
  { law: order.everyGameEnds, name: 'a game that is never over', spoil: (game) => [{ ...game, over: () => undefined }] },
  {
    law: order.everyGameEnds,
    name: 'a result without places',
    spoil: (game) => [{ ...game, over: (state) => withPlaces(game.over(state), []) }],
  },
  {
    law: order.everyGameEnds,
    name: 'a game that goes on after its end',
    spoil: (game) => refusing(game, (refusal) => (refusal.code === 'game-over' ? [] : refusal)),
  },
  {
    law: order.deadlinesAreKept,
    name: 'a table that is called too soon',
    spoil: (game) => [{ ...game, deadline: (state) => earlier(game.deadline(state)) }],
  },
  {
    law: order.deadlinesAreKept,
    name: 'a table that acts before its deadline',
    spoil: (game) =>
      deciding(
        game,
        (real) => (state, seat, action, judging) =>
          real(state, seat, action, action.type === 'timeout' ? { ...judging, now: judging.now + 1e7 } : judging),
      ),
  },
  {
    law: order.deadlinesAreKept,
    name: 'a table that sleeps through its deadline',
    spoil: (game) =>
      deciding(game, (real) => (state, seat, action, judging) => (action.type === 'timeout' ? [] : real(state, seat, action, judging))),
  },
];
const earlier = (deadline: number | undefined): number | undefined => (deadline === undefined ? undefined : Math.max(0, deadline - 10));
const withPlaces = (result: ReturnType<Game['over']>, places: readonly number[]): ReturnType<Game['over']> =>
  result && { ...result, places };

const ofForm: readonly Mutant[] = [
  {
    law: order.nothingInPlace,
    name: 'a judge that notes something on the state',
    spoil: (game) =>
      deciding(
        game,
        (real) => (state, seat, action, judging) => real(Object.assign(state as object, { judged: true }), seat, action, judging),
      ),
  },
  {
    law: order.nothingInPlace,
    name: 'a state with a Map in it',
    spoil: (game) => [{ ...game, evolve: (state, event) => ({ ...(game.evolve(state, event) as object), map: new Map() }) }],
  },
  { law: order.samplesAreLegal, name: 'a player who tries anything', spoil: (game) => [{ ...game, sample: () => ({ type: 'fly' }) }] },
  {
    law: order.samplesAreLegal,
    name: 'an action with a field that the wire does not carry',
    spoil: (game) => [{ ...game, sample: (...seen) => adding(game.sample(...seen), { extra: 1 }) }],
  },
  {
    law: order.viewsArePlain,
    name: 'a view with a hole',
    spoil: (game) => viewing(game, (view) => ({ ...view, table: { ...view.table, hole: undefined } })),
  },
  {
    law: order.viewsArePlain,
    name: 'a view with a number that JSON has not',
    spoil: (game) => viewing(game, (view) => ({ ...view, table: { ...view.table, until: Infinity } })),
  },
  {
    law: order.viewsArePlain,
    name: 'a notice with a Map',
    spoil: (game) => [{ ...game, show: () => ({ type: 'x', map: new Map() as never }) }],
  },
  { law: nonsenseIsRefused, name: 'a judge that accepts what he should refuse', spoil: (game) => refusing(game, () => []) },
  {
    law: nonsenseIsRefused,
    name: 'a judge that throws',
    spoil: (game) =>
      refusing(game, ({ code }) => {
        throw new Error(code);
      }),
  },
  { law: nonsenseIsRefused, name: 'a reason that nobody has listed', spoil: (game) => refusing(game, () => ({ code: 'because' })) },
  { law: nonsenseIsRefused, name: 'a border that lets everything pass', spoil: (game) => [{ ...game, parse: (message) => message }] },
];
const adding = (action: object | undefined, more: object): never | undefined =>
  action === undefined ? undefined : ({ ...action, ...more } as never);

export const mutants: readonly Mutant[] = [...ofTheJournal, ...ofSecrecy, ...ofTiles, ...ofTime, ...ofForm];
