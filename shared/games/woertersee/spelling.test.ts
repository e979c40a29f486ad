import { describe, expect, it } from 'vitest';
import type { Options } from './options.ts';
import { match, type Laid, type Match } from './test/match.ts';

const words = ['EDEL', 'ELSE', 'SPELL'];
/** A table at 0:00; seat 0 has boats for EDEL, SPELL and EDEL again, seat 1 for ELSE. */
function atStop(laid: Laid = {}): Match {
  const table = match({ words, ...laid });
  for (const holes of ['a1 a2', 'a3 a4', 'b2 a2']) table.boat(0, holes);
  table.boat(1, 'b4 b3');
  table.wait(180_000);
  return table;
}
const atTrace = (laid: Laid = {}, by = 1): Match => {
  const table = atStop(laid);
  table.act(by, { type: 'stop' });
  return table;
};
const spoken = ({ state }: Match): string[] =>
  state.reveals.map(({ seat, word, points, why }) => `${seat} ${word} ${points} ${why}`.trim());

describe('5.6 STOP!', () => {
  it('the first to press it spells first, then by seats', () => {
    const table = match({ seats: 4, lake: null });
    table.wait(180_000);
    expect(table.act(2, { type: 'stop' })).toBeUndefined();
    expect(table.act(1, { type: 'stop' })).toEqual({ code: 'too-late', by: 2 });
    expect(table.state).toMatchObject({ phase: 'trace', stopBy: 2, order: [2, 3, 0, 1] });
  });

  it('before the time is out it is too early', () => {
    expect(match().act(0, { type: 'stop' })).toEqual({ code: 'too-early' });
  });

  it('when nobody presses within 5 s, seat (round mod seats) spells first: rounds from 1, seats from 0', () => {
    const table = match({ seats: 3, lake: null });
    const orders: string[] = [];
    for (let round = 1; round <= 4; round++) {
      table.wait(table.state.endsAt + 4999);
      expect(table.state.phase).toBe('stop');
      table.wait(table.state.stopUntil);
      expect(table.state).toMatchObject({ phase: 'trace', stopBy: -1 });
      orders.push(table.state.order.join(''));
      table.wait(table.state.traceUntil);
      table.wait(table.state.opensAt);
    }
    expect(orders).toEqual(['120', '201', '012', '120']);
  });

  it('5.7 from STOP! on there are 20 s, and 10 s for each boat of the seat that has laid most', () => {
    expect(atTrace().state.traceUntil).toBe(180_001 + 20_000 + 30_000);
    const nobody = match();
    nobody.wait(185_000);
    expect(nobody.state.traceUntil).toBe(185_000 + 20_000);
  });
});

describe('5.7 tracing', () => {
  it('is open from the placing of the boat on', () => {
    const table = match({ words });
    expect(table.trace(0, 1, 'a1 a2 b2 b3')).toEqual({ code: 'unknown-boat' });
    table.boat(0, 'a1 a2');
    expect(table.trace(0, 1, 'a1 a2 b2 b3')).toBeUndefined();
    expect(table.trace(0, 2, 'a1 a2 b2 b3')).toEqual({ code: 'unknown-boat' });
    expect(table.trace(1, 1, 'a1 a2 b2 b3')).toEqual({ code: 'unknown-boat' });
  });

  it('the word begins with the two letters of the boat, in its direction', () => {
    const table = atStop();
    expect(table.trace(0, 1, 'a2 a1 b2')).toEqual({ code: 'wrong-berth' });
    expect(table.trace(0, 1, 'a1 b1')).toEqual({ code: 'wrong-berth' });
    expect(table.trace(0, 1, 'a1')).toEqual({ code: 'too-short' });
  });

  it('may be replaced until the deadline, and the last one counts', () => {
    const table = atTrace();
    table.trace(0, 1, 'a1 a2 b2 b3');
    table.trace(0, 1, 'a1 a2');
    table.wait(table.state.traceUntil - 2);
    expect(table.trace(0, 1, 'a1 a2 b2')).toBeUndefined();
    expect(table.trace(0, 1, 'a1 a2 b2 b3')).toEqual({ code: 'too-late' });
    expect(spoken(table)).toEqual(['1  0 no-word', '0 EDE 0 not-a-word', '0  0 no-word', '0  0 no-word']);
  });

  it('5.8 a word that is not in the list is taken and scores nothing', () => {
    const table = atTrace();
    expect(table.trace(0, 1, 'a1 a2 b2')).toBeUndefined();
    expect(table.state.traces[0]).toMatchObject({ word: 'EDE', valid: false });
  });

  it.each<[string, Partial<Options>, string | undefined]>([
    ['basic', {}, 'chip-reused'],
    ['difficult', { level: 'difficult' }, undefined],
    ['simple', { level: 'simple' }, 'chip-reused'],
    ['for a kiddie', { kiddie: [0] }, undefined],
    ['for another than the kiddie', { kiddie: [1] }, 'chip-reused'],
  ])('5.11 EDEL with one E chip, %s', (_, options, code) => {
    const table = match({ words, options });
    table.boat(0, 'b2 a2');
    expect(table.trace(0, 1, 'b2 a2 b2 b3')?.code).toBe(code);
  });

  it('is over with the round', () => {
    const table = atTrace();
    table.wait(table.state.traceUntil);
    expect(table.trace(0, 1, 'a1 a2')).toEqual({ code: 'too-late' });
    expect(table.act(0, { type: 'done' })).toEqual({ code: 'too-late' });
    expect(table.act(0, { type: 'stop' })).toEqual({ code: 'too-late', by: 1 });
    expect(table.boat(0, 'c1 c2')).toEqual({ code: 'time-over' });
  });
});

describe('5.7 done', () => {
  it('is said while tracing only, and once', () => {
    const table = atStop();
    expect(table.act(0, { type: 'done' })).toEqual({ code: 'too-early' });
    table.act(0, { type: 'stop' });
    expect(table.act(0, { type: 'done' })).toBeUndefined();
    expect(table.act(0, { type: 'done' })).toEqual({ code: 'already-done' });
  });

  it('when all have said it, the words are revealed at once', () => {
    const table = atTrace();
    table.act(0, { type: 'done' });
    expect(table.state.phase).toBe('trace');
    table.act(1, { type: 'done' });
    expect(table.state).toMatchObject({ phase: 'shown', opensAt: table.now + 10_000 });
  });

  it('a new word takes it back', () => {
    const table = atTrace();
    table.act(0, { type: 'done' });
    table.trace(0, 1, 'a1 a2 b2 b3');
    table.act(1, { type: 'done' });
    expect(table.state.phase).toBe('trace');
    table.act(0, { type: 'done' });
    expect(table.state.phase).toBe('shown');
  });

  it('0.6 a seat that is gone counts as done, whether it goes before or after', () => {
    const before = atTrace();
    before.act(null, { type: 'absent', of: 1 });
    before.act(0, { type: 'done' });
    const after = atTrace();
    after.act(0, { type: 'done' });
    after.act(null, { type: 'absent', of: 1 });
    const back = atTrace();
    back.act(null, { type: 'absent', of: 1 });
    back.act(null, { type: 'present', of: 1 });
    back.act(0, { type: 'done' });
    expect([before, after, back].map(({ state }) => state.phase)).toEqual(['shown', 'shown', 'trace']);
  });

  it('while nobody is there nothing is revealed before the deadline', () => {
    const table = atTrace();
    table.act(null, { type: 'absent', of: 0 });
    table.act(null, { type: 'absent', of: 1 });
    expect(table.state.phase).toBe('trace');
    table.wait(table.state.traceUntil);
    expect(table.state.phase).toBe('shown');
  });
});

describe('5.7 the reveal', () => {
  it('begins with the one who pressed STOP!, each seat with its boats as they were laid; 1 point a letter', () => {
    const table = atTrace();
    table.trace(0, 2, 'a3 a4 b4 b3 c3');
    table.trace(0, 1, 'a1 a2 b2 b3');
    table.trace(1, 1, 'b4 b3 a3 b4');
    table.wait(table.state.traceUntil);
    expect(spoken(table)).toEqual(['1 ELSE 4', '0 EDEL 4', '0 SPELL 5', '0  0 no-word']);
    expect(table.state.points).toEqual([9, 4]);
  });

  it('5.8 one seat scores a word once: the later of its boats gets nothing; another seat may score it too', () => {
    const table = match({ words, options: { level: 'difficult' } });
    for (const holes of ['a1 a2', 'b2 a2']) table.boat(0, holes);
    table.boat(1, 'b2 b3');
    table.wait(180_000);
    table.act(0, { type: 'stop' });
    table.trace(0, 2, 'b2 a2 b2 b3');
    expect(table.state.traces.at(-1)!.word).toBe('EDEL');
    table.trace(0, 1, 'a1 a2 b2 b3');
    table.trace(1, 1, 'b2 b3');
    table.wait(table.state.traceUntil);
    expect(spoken(table)).toEqual(['0 EDEL 4', '0 EDEL 0 twice', '1 EL 0 not-a-word']);
  });

  it('5.9 the next lake opens 10 s later with all boats back, and after the last round it is over', () => {
    const table = match({ seats: 1, options: { rounds: 2 }, words: ['EDEL'] });
    for (let round = 1; round <= 2; round++) {
      expect(table.state).toMatchObject({ phase: 'search', round, boats: [], reveals: [], traces: [], order: [] });
      table.boat(0, 'a1 a2');
      table.trace(0, 1, 'a1 a2 b2 b3');
      table.wait(table.state.endsAt);
      table.act(0, { type: 'stop' });
      table.act(0, { type: 'done' });
      if (round < 2) table.wait(table.now + 10_000);
    }
    expect(table.state).toMatchObject({ phase: 'over', points: [8], longest: [4], words: [2] });
    expect(table.boat(0, 'a1 a2')).toEqual({ code: 'game-over' });
    table.wait(10_000_000);
    expect(table.events.filter(({ type }) => type === 'opened')).toHaveLength(2);
  });
});
