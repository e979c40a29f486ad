// What an options schema allows, as values to try: the printed one first.
import type { Game, Language } from '../../game.ts';

/** What of a valibot schema is looked at: `optional(pipe(picklist | boolean | number | array …), default)`. */
interface Schema {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly options?: readonly (Schema | string | number)[];
  readonly literal?: unknown;
  readonly pipe?: readonly Step[];
}

interface Step {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Step[];
}
const stepsOf = ({ pipe }: Pick<Schema, 'pipe'>): readonly Step[] => (pipe ?? []).flatMap((step) => (step.pipe ? stepsOf(step) : [step]));

/** At least two values for each option of the game, by name. @throws Error when a schema is of a kind that nobody has told us about. */
export function valuesToTry(game: Game, language: Language): Map<string, readonly unknown[]> {
  const { entries } = game.options as unknown as { readonly entries: { readonly [name: string]: Schema } };
  const printed: { readonly [name: string]: unknown } = game.defaults(language);
  return new Map(
    Object.entries(entries).map(([name, schema]) => {
      const others = valuesOf(schema).filter((value) => JSON.stringify(value) !== JSON.stringify(printed[name]));
      if (others.length === 0) throw new Error(`The option ${name} of ${game.id} cannot be anything but ${JSON.stringify(printed[name])}.`);
      return [name, [printed[name], ...others]];
    }),
  );
}

function valuesOf(schema: Schema): readonly unknown[] {
  switch (schema.type) {
    case 'optional':
    case 'exact_optional':
      return valuesOf(schema.wrapped!);
    case 'nullable':
      return [null, ...valuesOf(schema.wrapped!)];
    case 'boolean':
      return [false, true];
    case 'literal':
      return [schema.literal];
    case 'null':
      return [null];
    case 'picklist':
      return schema.options!;
    case 'union':
      return (schema.options as readonly Schema[]).flatMap(valuesOf);
    case 'number':
      return [limit(schema, 'min_value'), limit(schema, 'max_value')];
    case 'array':
      return [[], [0]]; // seats
    default:
      throw new Error(`The laws do not know values for an option of the kind ${schema.type}.`);
  }
}

function limit(schema: Schema, type: string): number {
  const found = stepsOf(schema).find((step) => step.type === type)?.requirement;
  if (typeof found !== 'number') throw new Error(`An option that is a number has no ${type}.`);
  return found;
}
