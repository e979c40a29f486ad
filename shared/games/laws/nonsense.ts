// The law of nonsense: whatever comes, in whatever state, is refused with a known reason, changes nothing and throws nothing.
import { isRefusal, type Game } from '../../game.ts';
import { stream, type Random } from '../../random.ts';
import { firstFault, some, type Law } from './law.ts';
import { frozen, notJson, text } from './plain.ts';
import type { Moment, Playing } from './playing.ts';

type Fields = { readonly [field: string]: unknown };

/** Values that no action has anywhere: wrong types, wrong sizes, names with a meaning to JavaScript. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '🦊',
  '\u0000',
  'ß'.repeat(3),
  'A'.repeat(5000),
  '__proto__',
  'constructor',
  [],
  [[]],
  Array.from({ length: 300 }, () => 1),
  {},
  { type: 'form' },
  { length: 1 },
  { toString: 1 },
];

/** Messages that can be no action of any game. */
const NO_ACTION: readonly unknown[] = [
  ...ODD,
  'form',
  7,
  { type: null },
  { type: 5 },
  { type: 'fly' },
  { type: '' },
  { type: '__proto__' },
  { type: 'toString' },
  { type: ['form'] },
  { type: 'timeout' },
  { type: 'absent', of: 0 },
  { type: 'present', of: 0 },
];

export const nonsenseIsRefused: Law = {
  name: 'nonsense is refused with a known reason, changes nothing and throws nothing',
  broken(playing, random) {
    return firstFault(some(playing, 4, random), (moment) => {
      const offered = playing.moments.filter(({ seat }) => seat !== null);
      const any = offered.length === 0 ? undefined : random.pick(offered);
      return (
        firstFault([random.pick(NO_ACTION), random.pick(NO_ACTION), ...strangers(playing.game, random)], (message) =>
          mustFail(playing, moment, message, random),
        ) ??
        (any &&
          firstFault([spoiled(any.action, random), spoiled(any.action, random)], (message) =>
            mustFail(playing, moment, message, random),
          )) ??
        (any && mayFail(playing, moment, any.action, random))
      );
    });
  },
};

/** An action type that this game does not have. */
function strangers(game: Game, random: Random): readonly unknown[] {
  const of = random.pick(['play', 'exchange', 'propose', 'challenge', 'roll']);
  return game.parse({ type: of }) === undefined ? [{ type: of, square: '8H', word: 'ET', tiles: 'S2' }] : [];
}

/** A real action with one field taken away or turned into something that it cannot be. */
function spoiled(action: object, random: Random): unknown {
  const fields = Object.keys(action);
  const field = random.pick(fields);
  const { [field]: was, ...rest } = action as Fields;
  const odd = ODD.filter(
    (value) => field === 'type' || typeof value !== typeof was || !Object.is(Array.isArray(value), Array.isArray(was)) || isWild(value),
  );
  return { ...rest, [field]: random.pick(odd) };
}
/** Never a value of any field, though of the right type. */
const isWild = (value: unknown): boolean =>
  typeof value === 'string' ||
  Array.isArray(value) ||
  (typeof value === 'number' && !(value >= 0 && Number.isInteger(value) && value < 1e6));

function mustFail(playing: Playing, moment: Moment, message: unknown, random: Random): string | undefined {
  return judged(playing, moment, message, random, () => `nonsense is accepted: ${shown(message)}`);
}

/** A real action at another time and perhaps by another seat: whether it is legal there is not for us to say, but it must be answered. */
function mayFail(playing: Playing, moment: Moment, action: unknown, random: Random): string | undefined {
  return judged(playing, moment, action, random, () => undefined);
}

function judged(
  { game, setup, lexicon }: Playing,
  { after: state, now }: Moment,
  message: unknown,
  random: Random,
  accepted: () => string | undefined,
): string | undefined {
  const before = text(state);
  try {
    const action = game.parse(message);
    if (action === undefined) return undefined;
    const verdict = game.decide(state, random.below(setup.seats), frozen(action), { now, lexicon, random: stream(setup.seed, 0) });
    if (text(state) !== before) return `nonsense changes the state: ${shown(message)}`;
    if (!isRefusal(verdict)) return accepted();
    if (typeof verdict?.code !== 'string') return `nonsense gets no answer: ${shown(message)}`;
    if (!(verdict.code in game.refusals)) return `the refusal "${verdict.code}" is not in the table of refusals`;
    return notJson(verdict, 'a refusal');
  } catch (error) {
    return `nonsense throws: ${shown(message)}: ${String(error)}`;
  }
}

const shown = (message: unknown): string => text(message).slice(0, 300);
