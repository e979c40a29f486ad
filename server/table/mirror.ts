// From plain JSON to schema, for every game: fields are compared and only what differs is written, so that patches are small.
import { $childType, ArraySchema, type Schema } from '@colyseus/schema';
import type { Json } from '../../shared/game.ts';

type Plain = { readonly [key: string]: Json | undefined };
type Fields = Record<string, unknown>;

/**
 * Makes a schema equal to a plain object: scalars, nested objects, arrays of scalars or of objects.
 * @throws Error when the object has a key that the schema lacks (a view and its schema must match)
 */
export function mirror(from: Plain, to: Schema): void {
  const fields = to as unknown as Fields;
  for (const [key, value] of Object.entries(from)) {
    const now = fields[key];
    if (now instanceof ArraySchema) mirrorArray(value as readonly Json[], now);
    else if (typeof now === 'object' && now !== null) mirror(value as Plain, now as Schema);
    else if (!(key in to)) throw new Error(`The schema ${to.constructor.name} has no field "${key}".`);
    else if (now !== value) fields[key] = value;
  }
}

function mirrorArray(from: readonly Json[], to: ArraySchema<unknown>): void {
  while (to.length > from.length) to.pop();
  from.forEach((value, i) => {
    if (typeof value === 'object' && value !== null) mirrorItem(value as Plain, i, to);
    else if (i >= to.length) to.push(value);
    else if (to[i] !== value) to[i] = value;
  });
}

function mirrorItem(value: Plain, at: number, to: ArraySchema<unknown>): void {
  if (at < to.length) return mirror(value, to[at] as Schema);
  const Item = to[$childType] as unknown as new () => Schema;
  const item = new Item();
  mirror(value, item);
  to.push(item);
}
