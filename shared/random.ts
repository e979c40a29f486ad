// Seeded randomness. A stream is keyed by (seed, count of events), so no generator state lives in a game.

/** A deterministic stream of random choices. */
export interface Random {
  /** Integer in [0, n), n ≥ 1, unbiased (rejection). */
  below(n: number): number;
  /** A new array in random order (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
  /** One element of a non-empty list. */
  pick<T>(items: readonly T[]): T;
}

/** xmur3: folds a string into 32-bit words; public domain. */
function folder(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    return (h ^= h >>> 16) >>> 0;
  };
}

/**
 * The stream for event number `count` of the game with this seed (sfc32, seeded by xmur3).
 * Not cryptographic: the seed itself is, and never leaves the server before the end.
 */
export function stream(seed: string, count: number): Random {
  const fold = folder(`${seed}/${count}`);
  let a = fold(),
    b = fold(),
    c = fold(),
    d = fold();
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  const below = (n: number): number => {
    const limit = 4294967296 - (4294967296 % n);
    for (;;) {
      const x = next();
      if (x < limit) return x % n;
    }
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const out = [...items];
    for (let i = out.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [out[i], out[j]] = [out[j]!, out[i]!];
    }
    return out;
  };
  return { below, shuffle, pick: (items) => items[below(items.length)]! };
}
