import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { road, type Status } from './road.ts';

/** A road whose joins are answered by hand; waits are noted and pass at once. */
function walker() {
  const status = signal<Status>({ is: 'entering', tries: 0 });
  const joins: { yes(wire: string): void; no(code: string): void }[] = [];
  const waits: number[] = [];
  const attached: { wire: string; isCurrent: () => boolean }[] = [];
  const discarded: string[] = [];
  const way = road<string>(
    {
      status,
      join: () => new Promise((yes, no) => joins.push({ yes, no: (code) => no(new Error(code)) })),
      attach: (wire, isCurrent) => {
        attached.push({ wire, isCurrent });
        status.value = { is: 'online' };
      },
      discard: (wire) => discarded.push(wire),
      judge: (no) => ({ code: (no as Error).message, final: (no as Error).message === 'no-such-table' }),
    },
    async (ms) => {
      waits.push(ms);
    },
  );
  const tried = (n: number) => vi.waitFor(() => expect(joins).toHaveLength(n));
  return { way, status, joins, waits, attached, discarded, tried };
}

test('a road that fails is walked again with growing waits until it is joined', async () => {
  const w = walker();
  w.way.setOut();
  for (let i = 0; i < 3; i += 1) {
    await w.tried(i + 1);
    w.joins[i]?.no('offline');
  }
  await w.tried(4);
  expect(w.status.value).toEqual({ is: 'entering', tries: 3 });
  w.joins[3]?.yes('wire');
  await vi.waitFor(() => expect(w.way.wire()).toBe('wire'));
  expect(w.waits).toEqual([100, 300, 700]);
});

test('where another try cannot help, nothing is tried any more', async () => {
  const w = walker();
  w.way.setOut();
  w.joins[0]?.no('no-such-table');
  await vi.waitFor(() => expect(w.status.value).toEqual({ is: 'ended', why: 'no-such-table' }));
  expect(w.joins).toHaveLength(1);
});

test('after a drop the old wire is let go and says nothing any more', async () => {
  const w = walker();
  w.way.setOut();
  w.joins[0]?.yes('first');
  await vi.waitFor(() => expect(w.attached).toHaveLength(1));
  w.way.again();
  expect(w.status.value).toEqual({ is: 'dropped', tries: 0 });
  expect(w.discarded).toEqual(['first']);
  expect(w.attached[0]?.isCurrent()).toBe(false);
  w.joins[1]?.yes('second');
  await vi.waitFor(() => expect(w.way.wire()).toBe('second'));
});

test('a join that comes too late is let go', async () => {
  const w = walker();
  w.way.setOut();
  w.way.again();
  w.joins[0]?.yes('late');
  await vi.waitFor(() => expect(w.discarded).toEqual(['late']));
  expect(w.way.wire()).toBeUndefined();
});
