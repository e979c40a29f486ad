import { describe, expect, it } from 'vitest';
import { stream } from '../../random.ts';
import { disguise } from './disguise.ts';
import { show, view } from './sight.ts';
import type { State } from './state.ts';
import { match, type Match } from './test/match.ts';

const words = ['EDEL', 'ELSE', 'SPELL'];
/** Both seats have traced, nobody has been revealed. */
function traced(options = {}): Match {
  const table = match({ words, options });
  table.boat(0, 'a1 a2');
  table.boat(0, 'b2 b3');
  table.boat(1, 'b4 b3');
  table.trace(0, 2, 'b2 b3');
  table.trace(0, 1, 'a1 a2 b2 b3');
  table.trace(1, 1, 'b4 b3 a3 b4');
  return table;
}

describe('5.2 the covered lake', () => {
  it('is nowhere in the state but where a scenario brings it, and in no view', () => {
    const covered = { ...match().state, phase: 'covered', lake: '' } as State;
    expect(view(covered, 0).table).toMatchObject({ phase: 'covered', lake: '', round: 1 });
    expect(JSON.stringify(view(covered, 0))).not.toContain(covered.brought[0]);
    expect(match({ lake: null }).state.brought).toEqual([]);
  });

  it('the old lake with its words stays until the next one opens', () => {
    const table = traced();
    table.wait(180_000);
    table.wait(table.state.stopUntil);
    table.wait(table.state.traceUntil);
    const { lake, reveals, phase } = view(table.state, 'audience').table;
    expect([phase, lake.length, reveals.length]).toEqual(['shown', 37, 3]);
  });
});

describe('5.7 a traced word', () => {
  it('is seen by the one who traced it, with its standing', () => {
    const { state } = traced();
    expect(view(state, 0).mine).toEqual({
      traces: [
        { n: 1, path: [0, 1, 5, 6], word: 'EDEL', standing: 'valid', points: 4 },
        { n: 2, path: [5, 6], word: 'EL', standing: 'not-a-word', points: 0 },
      ],
    });
  });

  it('blindTracing: without it', () => {
    const { state } = traced({ blindTracing: true });
    expect(view(state, 1).mine!.traces).toEqual([{ n: 1, path: [7, 6, 2, 7], word: 'ELSE', standing: '', points: 0 }]);
  });

  it('5.8 stands as "twice" when an earlier boat spells it already', () => {
    const table = match({ words, options: { level: 'difficult' } });
    table.boat(0, 'a1 a2');
    table.boat(0, 'b2 a2');
    table.trace(0, 2, 'b2 a2 b2 b3');
    const standings = (): string[] => view(table.state, 0).mine!.traces.map(({ standing }) => standing);
    expect(standings()).toEqual(['valid']);
    table.trace(0, 1, 'a1 a2 b2 b3');
    expect(standings()).toEqual(['valid', 'twice']);
  });

  it('is seen by nobody else before the reveal', () => {
    const { state } = traced();
    expect(view(state, 'audience')).not.toHaveProperty('mine');
    expect(JSON.stringify(view(state, 'audience'))).not.toContain('ELSE');
    expect(JSON.stringify(view(state, 0))).not.toContain('ELSE');
  });

  it('is told to the one who traced it alone, and no word with it', () => {
    const { events, state } = traced();
    const last = events.at(-1)!;
    expect(show(last, state, 1)).toEqual({ type: 'traced', seat: 1, n: 1 });
    expect([show(last, state, 0), show(last, state, 'audience')]).toEqual([undefined, undefined]);
  });
});

describe('what everybody sees', () => {
  it('the same table, whoever looks', () => {
    const { state } = traced();
    expect(view(state, 0).table).toEqual(view(state, 'audience').table);
    expect(view(state, 1).table).toEqual(view(state, 'audience').table);
  });

  it('boats laid and left, kiddies, who is done, points', () => {
    expect(view(traced({ kiddie: [1] }).state, 'audience').table.players).toEqual([
      { points: 0, boats: 5, boatsLeft: 3, kiddie: false, done: false },
      { points: 0, boats: 7, boatsLeft: 6, kiddie: true, done: false },
    ]);
  });

  it('notices of all that happens, with the points of the round at its end', () => {
    const table = traced();
    table.wait(180_000);
    table.act(1, { type: 'stop' });
    table.act(0, { type: 'done' });
    table.act(1, { type: 'done' });
    const notices = table.events.map((event) => show(event, table.state, 'audience')).filter((notice) => notice !== undefined);
    expect(notices.map(({ type }) => type)).toEqual(['opened', 'boat', 'boat', 'boat', 'time', 'stopped', 'done', 'done', 'revealed']);
    expect(notices.at(-1)).toEqual({ type: 'revealed', round: 1, points: [4, 4] });
  });
});

describe('a disguise', () => {
  it('changes what a rival may not know, and no view of his', () => {
    const { state } = traced();
    for (const viewer of [0, 'audience'] as const) {
      const other = disguise(state, viewer, stream('x', 1));
      expect(other.traces.filter(({ seat }) => seat !== viewer)).not.toEqual(state.traces.filter(({ seat }) => seat !== viewer));
      expect(other.brought.slice(1)).not.toEqual(state.brought.slice(1));
      expect(other.aside).not.toEqual(state.aside);
      expect(view(other, viewer)).toEqual(view(state, viewer));
    }
  });

  it('blindTracing: also how his own words stand', () => {
    const { state } = traced({ blindTracing: true });
    const standings = Array.from(
      { length: 12 },
      (_, n) => disguise(state, 0, stream('x', n)).traces.find(({ seat, n: boat }) => seat === 0 && boat === 1)!.valid,
    );
    expect(new Set(standings).size).toBe(2);
    expect(view(disguise(state, 0, stream('x', 1)), 0)).toEqual(view(state, 0));
  });

  it('covers the first lake too while it is covered', () => {
    const covered = { ...match().state, phase: 'covered', lake: '' } as State;
    expect(disguise(covered, 'audience', stream('x', 1)).brought[0]).not.toBe(covered.brought[0]);
    expect(disguise(match().state, 'audience', stream('x', 1)).brought[0]).toBe(covered.brought[0]);
  });

  it('leaves revealed words as they are', () => {
    const table = traced();
    table.wait(224_999);
    table.wait(225_000);
    expect(table.state.phase).toBe('shown');
    expect({ ...disguise(table.state, 0, stream('x', 1)), aside: '', brought: [] }).toEqual({ ...table.state, aside: '', brought: [] });
  });
});
