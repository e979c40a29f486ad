// The border with the wire.
import * as v from 'valibot';
import type { Action } from './view.ts';

/** A hole number that no lake has: how a scenario's hole that is off the board travels. */
export const OFF_BOARD = 127;
/** Longer than any word in a list. */
const longest = 64;

const hole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(OFF_BOARD));
const message = v.variant('type', [
  v.strictObject({ type: v.literal('boat'), from: hole, to: hole }),
  v.strictObject({ type: v.literal('stop') }),
  v.strictObject({
    type: v.literal('trace'),
    n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    path: v.pipe(v.array(hole), v.maxLength(longest)),
    as: v.exactOptional(v.pipe(v.string(), v.maxLength(2 * longest))),
  }),
  v.strictObject({ type: v.literal('done') }),
]);

/** Undefined for anything malformed. */
export function parse(raw: unknown): Action | undefined {
  const parsed = v.safeParse(message, raw);
  return parsed.success ? parsed.output : undefined;
}
