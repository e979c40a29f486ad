// What the table draws by lot: seeds, ids and who sits first. From the system's own source; tests bring other lots.
import { randomBytes, randomInt } from 'node:crypto';

export interface Lots {
  /** Seed of a match: 32 random bytes, hex. Never on the wire or in a log. */
  seed(): string;
  /** Match id, also the replay's address: 128 random bits, hex. */
  match(): string;
  /** A number from 0 to n-1. */
  draw(n: number): number;
}

export const realLots: Lots = {
  seed: () => randomBytes(32).toString('hex'),
  match: () => randomBytes(16).toString('hex'),
  draw: (n) => randomInt(n),
};
