// The house rules of Lexicon-Go (SCENARIOS, "Options"). The printed rule is the default.
import * as v from 'valibot';
import type { OptionsOf } from '../../game.ts';

/**
 * Every entry is `optional(schema, default)`, so that the schema says all that a lobby form needs: kind, choices (default first), limits.
 * Metadata: `languages`: word languages in which the option does anything (elsewhere it is not offered) · `needs`: another option's value
 * without which it does nothing.
 */
export const options = v.strictObject({
  verify: v.optional(
    v.pipe(v.picklist(['atCall', 'instant']), v.description('Words are checked at the LEXICON call, or when they are laid.')),
    'atCall',
  ),
  vote: v.optional(
    v.pipe(
      v.boolean(),
      v.description('At a call the others vote on words that are not in the list.'),
      v.metadata({ needs: { verify: 'atCall' } }), // `instant` lets no unknown word lie, so that nothing is left to vote on
    ),
    false,
  ),
  inARow: v.optional(v.pipe(v.boolean(), v.description('Rounds must be won in a row.')), false),
  hands: v.optional(v.pipe(v.picklist(['open', 'hidden']), v.description('Whether the others see the tiles in a hand.')), 'open'),
  maxReplace: v.optional(
    v.pipe(
      v.nullable(v.literal(1)),
      v.description('How many tiles an attack may replace: any number, as long as one stays, or a single one.'),
    ),
    null,
  ),
  plurals: v.optional(v.pipe(v.boolean(), v.description('Whether plurals are allowed.'), v.metadata({ languages: ['en'] })), true),
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20), v.description('Rounds that win the match.')), 5),
});
export type Options = OptionsOf<typeof options>;

/** The same in every language. */
export const defaults = (): Options => v.parse(options, {});
