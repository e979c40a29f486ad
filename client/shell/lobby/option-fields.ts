// The form of a game's house rules, read off its valibot schema: kind, limits and choices of every option.
import type { Game, Json, Language } from '../../../shared/game.ts';

export type FieldKind =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly Json[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number; readonly unit: 'count' | 'seconds' }
  /** Places in the list of those who have a seat. */
  | { readonly kind: 'people' };
export type Field = FieldKind & { readonly name: string; readonly printed: Json };

/** What of a valibot schema is looked at. Entries are `optional(pipe(schema, …checks, metadata), default)`. */
interface Part {
  readonly type: string;
  readonly wrapped?: Part;
  readonly pipe?: readonly Part[];
  readonly entries?: { readonly [name: string]: Part };
  readonly options?: readonly Json[];
  readonly literal?: Json;
  readonly requirement?: number;
  readonly metadata?: {
    readonly kind?: string;
    readonly languages?: readonly string[];
    readonly needs?: { readonly [option: string]: Json };
  };
}
const SECONDS_STEP = 15;

/** Everything a pipe does, also what the pipes inside it do; the first item of a pipe is its schema. */
const steps = ({ pipe = [] }: Part): readonly Part[] => pipe.flatMap((step) => [step, ...steps(step)]);
const find = (part: Part, type: string): Part | undefined => steps(part).find((step) => step.type === type);
const metadata = (part: Part): NonNullable<Part['metadata']> => find(part, 'metadata')?.metadata ?? {};
const unwrap = (part: Part): Part => (part.type === 'optional' && part.wrapped ? part.wrapped : part);

function kindOf(part: Part): FieldKind {
  const { kind } = metadata(part);
  if (kind === 'seats') return { kind: 'people' };
  switch (part.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'picklist':
      return { kind: 'choice', values: part.options ?? [] };
    case 'literal':
      return { kind: 'choice', values: [part.literal ?? null] };
    case 'nullable': {
      const inner = part.wrapped ? kindOf(part.wrapped) : undefined;
      return { kind: 'choice', values: [null, ...(inner?.kind === 'choice' ? inner.values : [])] };
    }
    case 'number': {
      const seconds = kind === 'seconds';
      return {
        kind: 'number',
        min: find(part, 'min_value')?.requirement ?? 0,
        max: find(part, 'max_value')?.requirement ?? 99,
        step: seconds ? SECONDS_STEP : 1,
        unit: seconds ? 'seconds' : 'count',
      };
    }
    default:
      throw new Error(`no form for an option of type ${part.type}`);
  }
}

/** The options that do anything with this word language and these settings, in the schema's order; `printed` is the printed rule's value. */
export function fieldsOf(game: Game, language: Language, set: { readonly [option: string]: Json } = {}): readonly Field[] {
  const printed = game.defaults(language) as { readonly [option: string]: Json };
  const current = { ...printed, ...set };
  return Object.entries((game.options as unknown as Part).entries ?? {}).flatMap(([name, entry]) => {
    const part = unwrap(entry);
    const { languages, needs = {} } = metadata(part);
    const idle = (languages && !languages.includes(language)) || Object.entries(needs).some(([other, value]) => current[other] !== value);
    return idle ? [] : [{ name, printed: printed[name] ?? null, ...kindOf(part) }];
  });
}

export const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
