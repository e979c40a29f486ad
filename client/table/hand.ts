// The hand: order of its tiles (shuffled, dragged, kept over patches) and their places. Pure.

/** A tile in the hand with an identity of its own, so that it can be moved about. */
export interface Held {
  readonly id: number;
  readonly letter: string;
}

/** The hand as it was, brought to what the table now says is in it: kept tiles keep their order, new ones come last.
 *  Of equal letters those in `spent` (laid out for a word) go first. */
export function settle(
  before: readonly Held[],
  tiles: string,
  nextId: () => number,
  spent: ReadonlySet<number> = new Set(),
): readonly Held[] {
  const left = new Map<string, number>();
  for (const ch of tiles) left.set(ch, (left.get(ch) ?? 0) + 1);
  const take = (letter: string): boolean => {
    const n = left.get(letter) ?? 0;
    if (n > 0) left.set(letter, n - 1);
    return n > 0;
  };
  const keep = new Set([...before.filter((h) => !spent.has(h.id)), ...before.filter((h) => spent.has(h.id))].filter((h) => take(h.letter)));
  const fresh = [...tiles].filter(take);
  return [...before.filter((h) => keep.has(h)), ...fresh.map((letter) => ({ id: nextId(), letter }))];
}
/** Moves the tile `id` to place `to`; the others close up. */
export function moved(hand: readonly Held[], id: number, to: number): readonly Held[] {
  const tile = hand.find((h) => h.id === id);
  if (!tile) return hand;
  const rest = hand.filter((h) => h.id !== id);
  return [...rest.slice(0, to), tile, ...rest.slice(to)];
}
/** Another order; `random` gives 0 … 1. Never the same order where there is another. */
export function shuffled(hand: readonly Held[], random: () => number): readonly Held[] {
  const out = [...hand];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  const same = out.every((h, i) => h.letter === hand[i]?.letter);
  return same && new Set(hand.map((h) => h.letter)).size > 1 ? [...out.slice(1), out[0]!] : out;
}

export interface Places {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly height: number;
  at(i: number): { readonly x: number; readonly y: number };
}
/** Places for `count` tiles in a box `width` wide: 6 a row up to 12, 7 up to 21, more only then; at most `most` px, `rows` at least. */
export function handPlaces(count: number, x: number, y: number, width: number, most = 56, gap = 6, least = 2): Places {
  const columns = count <= 12 ? 6 : count <= 21 ? 7 : Math.ceil(count / 3);
  const rows = Math.max(least, Math.ceil(count / columns));
  const size = Math.min(most, Math.floor((width - (columns - 1) * gap) / columns));
  const left = x + (width - columns * size - (columns - 1) * gap) / 2;
  return {
    size,
    columns,
    rows,
    height: rows * size + (rows - 1) * gap,
    at: (i) => ({ x: left + (i % columns) * (size + gap), y: y + Math.floor(i / columns) * (size + gap) }),
  };
}
/** Places in one row, as wide as there is room. */
export function handRow(count: number, x: number, y: number, width: number, most: number, gap = 10): Places {
  const columns = Math.max(1, count);
  const size = Math.min(most, Math.floor((width - (columns - 1) * gap) / columns));
  return { size, columns, rows: 1, height: size, at: (i) => ({ x: x + i * (size + gap), y }) };
}
