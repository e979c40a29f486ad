// The house rules of Wörtersee (SCENARIOS, "Options"). The printed rule is the default.
import * as v from 'valibot';
import type { Language, OptionsOf } from '../../game.ts';

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** Every entry is `optional(schema, default)`, so that the schema says all that a lobby form needs: kind, choices (default first), limits. */
export const options = v.strictObject({
  level: v.optional(
    v.pipe(
      v.picklist(['basic', 'difficult', 'simple']),
      v.description('A chip again in the same word: after two other letters, after one, never (and twice the time).'),
    ),
    'basic',
  ),
  flagChips: v.optional(v.pipe(whole(0, 9), v.description('Flag chips in the lake; blue ones fill the rest.')), 0),
  jokers: v.optional(v.pipe(whole(0, 9), v.description('Chips laid the wrong way round: any letter.')), 0),
  q: v.optional(v.pipe(v.picklist(['none', 'joker', 'qu']), v.description('The Q: left out, a joker, or QU.')), 'none'),
  kiddie: v.optional(
    v.pipe(
      v.array(whole(0, 7)),
      v.maxLength(8),
      v.description('Seats with two more boats that may use a chip again after one other letter.'),
      v.metadata({ kind: 'seats' }),
    ),
    [],
  ),
  blindTracing: v.optional(v.pipe(v.boolean(), v.description('Nobody learns before the reveal whether his words are in the list.')), false),
  rounds: v.optional(v.pipe(whole(1, 12), v.description('Lakes in a game.')), 4),
  seconds: v.optional(v.pipe(whole(15, 600), v.description('Time to search.'), v.metadata({ kind: 'seconds' })), 180),
});
export type Options = OptionsOf<typeof options>;

/** English words are played with four flag chips, and the Q counts as QU (RULES 5, variants). */
export const defaults = (language: Language): Options => v.parse(options, language === 'en' ? { flagChips: 4, q: 'qu' } : {});
