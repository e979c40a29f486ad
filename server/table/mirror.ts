// From plain JSON to schema, for every game: fields are compared and only what differs is written, so that patches are small.
import { $childType, ArraySchema, type Schema } from '@colyseus/schema';
import type { Json } from '../../shared/game.ts';

type Plain = { readonly [key: string]: Json | undefined };
type Fields = Record<string, unknown>;

/**
 * Makes a schema equal to a plain object: scalars, nested objects, arrays of scalars or of objects.
 * Gives the items that it made: a StateView that sees what holds them sees their own arrays only once it is told of them.
 * @throws Error when the object has a key that the schema lacks (a view and its schema must match)
 */
export function mirror(from: Plain, to: Schema): readonly Schema[] {
  const fields = to as unknown as Fields;
  return Object.entries(from).flatMap(([key, value]) => {
    const now = fields[key];
    if (now instanceof ArraySchema) return mirrorArray(value as readonly Json[], now);
    if (typeof now === 'object' && now !== null) return mirror(value as Plain, now as Schema);
    if (!(key in to)) throw new Error(`The schema ${to.constructor.name} has no field "${key}".`);
    if (now !== value) fields[key] = value;
    return [];
  });
}

function mirrorArray(from: readonly Json[], to: ArraySchema<unknown>): readonly Schema[] {
  while (to.length > from.length) to.pop();
  return from.flatMap((value, i) => {
    if (typeof value === 'object' && value !== null) return mirrorItem(value as Plain, i, to);
    if (i >= to.length) to.push(value);
    else if (to[i] !== value) to[i] = value;
    return [];
  });
}

function mirrorItem(value: Plain, at: number, to: ArraySchema<unknown>): readonly Schema[] {
  if (at < to.length) return mirror(value, to[at] as Schema);
  const Item = to[$childType] as unknown as new () => Schema;
  const item = new Item();
  mirror(value, item);
  to.push(item);
  return [item];
}
