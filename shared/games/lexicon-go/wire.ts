// The border with the wire.
import * as v from 'valibot';
import type { Action } from './view.ts';

/** Longer than any word of a lexicon and shorter than anything that would cost time. Letters are judged where the language is known. */
const Word = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

const Message = v.variant('type', [
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('form'), word: Word }),
  v.strictObject({ type: v.literal('attack'), owner: Seat, target: Word, word: Word }),
  v.strictObject({ type: v.literal('swap'), tile: v.pipe(v.string(), v.length(1)) }),
  v.strictObject({ type: v.literal('call') }),
  v.strictObject({ type: v.literal('stuck') }),
  v.strictObject({ type: v.literal('vote'), word: Word, valid: v.boolean() }),
]);

export function parse(message: unknown): Action | undefined {
  const parsed = v.safeParse(Message, message);
  return parsed.success ? parsed.output : undefined;
}
