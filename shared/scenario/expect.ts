// Holds a transcript against the file's `expect`: partial objects, lists of the same length.
import type { Json, Line } from '../game.ts';
import type { ExpectedLine } from './file.ts';

/** What does not hold, one sentence each, in the file's order; empty when all do. */
export function mismatches(lines: readonly Line[], expected: readonly ExpectedLine[]): string[] {
  return expected.flatMap((entry, index) => {
    const { i, nth, ...rest } = entry;
    const byIndex = i !== undefined;
    if (!byIndex && rest.type === undefined) return [`Expect ${index} names no line: it has neither "i" nor "type".`];
    const place = byIndex ? (i === 'result' ? 'the result' : `action ${i}`) : `${rest.type} ${nth ?? 0}`;
    const line = byIndex ? lines.find((one) => one['i'] === i) : madeByTime(lines, rest.type)[nth ?? 0];
    if (!line) return [`Expect ${index}: there is no line for ${place}.`];
    const why = differs(rest, line, []);
    return why === undefined ? [] : [`Expect ${index}: in the line of ${place}, ${why}.`];
  });
}

const madeByTime = (lines: readonly Line[], type: unknown): readonly Line[] =>
  lines.filter((line) => !('i' in line) && line['type'] === type);

/** The first difference in words, undefined when `actual` holds everything that `wanted` asks for. */
function differs(wanted: unknown, actual: Json | undefined, path: readonly (string | number)[]): string | undefined {
  if (Array.isArray(wanted)) return differsInList(wanted, actual, path);
  if (wanted !== null && typeof wanted === 'object') {
    if (!isObject(actual)) return wrong(wanted, actual, path);
    for (const [key, value] of Object.entries(wanted)) {
      const why = differs(value, actual[key], [...path, key]);
      if (why !== undefined) return why;
    }
    return undefined;
  }
  const same =
    Object.is(wanted, actual) ||
    (inAnyOrder(path) && typeof wanted === 'string' && typeof actual === 'string' && sorted(wanted) === sorted(actual));
  return same ? undefined : wrong(wanted, actual, path);
}

function differsInList(wanted: readonly unknown[], actual: Json | undefined, path: readonly (string | number)[]): string | undefined {
  if (!Array.isArray(actual) || actual.length !== wanted.length) return wrong(wanted, actual, path);
  const fixed = inAnyOrder(path) ? 0 : path.at(-1) === 'words' ? 1 : wanted.length; // `words`: the main word first
  for (let at = 0; at < Math.min(fixed, wanted.length); at++) {
    const why = differs(wanted[at], actual[at] as Json, [...path, at]);
    if (why !== undefined) return why;
  }
  return pairsUp(wanted.slice(fixed), actual.slice(fixed)) ? undefined : wrong(wanted, actual, path);
}

/** Whether each of `wanted` finds its own partner in `actual`. */
function pairsUp(wanted: readonly unknown[], actual: readonly Json[]): boolean {
  const [first, ...others] = wanted;
  if (wanted.length === 0) return true;
  return actual.some((one, at) => differs(first, one, []) === undefined && pairsUp(others, actual.toSpliced(at, 1)));
}

/** Racks, by whatever name a game's lines give them, are held without regard to order. */
const inAnyOrder = (path: readonly (string | number)[]): boolean => path[0] === 'racks' || path[0] === 'hands';
const sorted = (rack: string): string => (rack.match(/[^\s\d]\d*/gu) ?? []).toSorted().join(' ');
const isObject = (x: Json | undefined): x is { readonly [key: string]: Json } => x !== null && typeof x === 'object' && !Array.isArray(x);

const wrong = (wanted: unknown, actual: Json | undefined, path: readonly (string | number)[]): string =>
  `${path.join('.')} is ${actual === undefined ? 'missing' : JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`;
