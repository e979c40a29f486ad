// Plain data: what may cross the wire, be stored, and be compared as text.

/** `value` frozen through and through, so that changing it in place throws. @throws TypeError for anything that is not plain data. */
export function frozen<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
    throw new TypeError(`A ${value.constructor.name} is no plain data.`);
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

/** Where `value` is not JSON (a path such as `.table.lake`), undefined when it is: written and read again, it would be the same. */
export function notJson(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is no plain object`;
  for (const [key, inner] of Object.entries(value)) {
    const where = notJson(inner, `${path}.${key}`);
    if (where !== undefined) return where;
  }
  return undefined;
}

/** Text that is equal exactly when two pieces of plain data that were made in the same way are. */
export const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** The same for counts by letter, in whatever order and however nothing is written. */
export function countsText(counts: ReadonlyMap<string, number>): string {
  const entries = [...counts].filter(([, count]) => count !== 0);
  return text(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
