import { expect, test } from 'vitest';
import { CODE_LETTERS } from '../../shared/protocol.ts';
import type { Repository } from '../store/repository.ts';
import { findFree, isDecent } from './codes.ts';

const NOW = 1_800_000_000_000,
  HOUR = 60 * 60 * 1000;
type Found = Awaited<ReturnType<Repository['table']>>;
const usedAt = (at: number) => ({ table: { usedAt: at } }) as unknown as Found;

test('a code is five letters that are not confused with each other', async () => {
  for (let i = 0; i < 200; i++) expect(await findFree({ table: async () => undefined }, NOW)).toMatch(new RegExp(`^[${CODE_LETTERS}]{5}$`));
});

test('codes are spread over the whole alphabet', async () => {
  const seen = new Set<string>();
  for (let i = 0; i < 400; i++) for (const letter of await findFree({ table: async () => undefined }, NOW)) seen.add(letter);
  expect([...seen].toSorted().join('')).toBe(CODE_LETTERS);
});

test('no code is rude in English or German', () => {
  expect(['FUCKA', 'XCUNT', 'ARSCH', 'HUREN', 'NEGER', 'XSEXX', 'ANUSK', 'FVCKA', 'KRAFT', 'BMWXY'].filter(isDecent)).toEqual([
    'KRAFT',
    'BMWXY',
  ]);
});

test('a code rests for a day after its table was last used', async () => {
  const asked: string[] = [];
  const store = {
    table: async (code: string): Promise<Found> => {
      asked.push(code);
      return asked.length === 1 ? usedAt(NOW - 23 * HOUR) : usedAt(NOW - 25 * HOUR);
    },
  };
  expect(await findFree(store, NOW)).toBe(asked[1]);
});
