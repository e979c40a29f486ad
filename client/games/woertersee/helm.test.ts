import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hole, phone, type Phone, type Seating } from './test/phone.ts';

/** The finger rests: what is to be sent has been sent and answered. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400);
/** The search is over and seat 1 has called STOP!. */
function toTracing(at: Phone): void {
  at.timeOut();
  at.act(1, { type: 'stop' });
}
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('laying a boat', () => {
  it('5.5 the first chip is held, the second lays the boat towards it', async () => {
    const at = phone();
    at.helm.touch(hole('a1'));
    expect(at.helm.first).toBe(hole('a1'));
    at.helm.touch(hole('a2'));
    expect(at.helm.laying).toHaveLength(1);
    await settle();
    expect(at.state.boats).toEqual([{ seat: 0, n: 1, from: hole('a1'), to: hole('a2') }]);
    expect([at.helm.first, at.helm.laying]).toEqual([undefined, []]);
  });
  it('the first chip again lets it go; a chip that is no neighbour becomes the first', () => {
    const at = phone();
    at.helm.touch(hole('a1'));
    at.helm.touch(hole('a1'));
    expect(at.helm.first).toBeUndefined();
    at.helm.touch(hole('a1'));
    at.helm.touch(hole('d4'));
    expect(at.helm.first).toBe(hole('d4'));
    expect(at.sent).toEqual([]);
  });
  it('5.5 a taken berth is refused on the spot and says who lies there; the other way round is free', async () => {
    const at = phone();
    at.boat(1, 'a1 a2');
    at.helm.lay(hole('a1'), hole('a2'));
    expect(at.refused).toEqual([{ code: 'berth-taken', by: 1 }]);
    expect(at.sent).toEqual([]);
    at.helm.lay(hole('a2'), hole('a1'));
    await settle();
    expect(at.state.boats).toHaveLength(2);
  });
  it('a boat that came too late to the same berth is taken back', async () => {
    const at = phone();
    at.helm.lay(hole('a1'), hole('a2'));
    at.boat(1, 'a1 a2');
    await settle();
    expect(at.refused[0]).toMatchObject({ code: 'berth-taken', by: 1 });
    expect(at.helm.laying).toEqual([]);
    expect(at.helm.left(at.sight())).toBe(5);
  });
  it('5.12 without boats left a chip is refused, and those on their way count', () => {
    const at = phone({ seats: 4 });
    for (const [from, to] of [
      ['a1', 'a2'],
      ['a2', 'a3'],
      ['a3', 'a4'],
    ] as const)
      at.helm.lay(hole(from), hole(to));
    expect(at.helm.left(at.sight())).toBe(0);
    at.helm.touch(hole('d4'));
    expect(at.refused).toEqual([{ code: 'no-boats-left' }]);
  });
  it('a spectator moves nothing', () => {
    const at = phone({ seat: -1 });
    at.helm.touch(hole('a1'));
    at.helm.lay(hole('a1'), hole('a2'));
    expect([at.helm.first, at.sent]).toEqual([undefined, []]);
  });
});

describe('tracing', () => {
  /** With boats for ELSE and SPELL. */
  const laid = (options: Seating['options'] = {}): Phone => {
    const at = phone({ options });
    at.boat(0, 'b4 b3');
    at.boat(0, 'a3 a4');
    return at;
  };
  it('5.7 during the search a note is traced on a boat that lies, and sent once the finger rests', async () => {
    const at = laid();
    at.helm.choose(1);
    at.helm.touch(hole('a3'));
    expect(at.sent).toEqual([]);
    await settle();
    expect(at.sent).toEqual([{ type: 'trace', n: 1, path: [hole('b4'), hole('b3'), hole('a3')] }]);
    expect(at.helm.standing(at.sight(), at.sight().boats[0]!).standing).toBe('not-a-word');
  });
  it('letters typed one after the other spell the word, and the list answers', async () => {
    const at = laid();
    at.helm.choose(1);
    for (const letter of 'SE') at.helm.type(letter);
    expect(at.helm.standing(at.sight(), at.sight().boats[0]!)).toEqual({ standing: 'asked', points: 0 });
    await settle();
    expect(at.sent).toHaveLength(1);
    expect(at.helm.standing(at.sight(), at.sight().boats[0]!)).toEqual({ standing: 'valid', points: 4 });
  });
  it('5.7 with blind tracing the standing stays hidden', async () => {
    const at = laid({ blindTracing: true });
    at.helm.choose(1);
    for (const letter of 'SE') at.helm.type(letter);
    await settle();
    expect(at.helm.standing(at.sight(), at.sight().boats[0]!).standing).toBe('blind');
  });
  it('5.11 a step that is not allowed is refused with its reason', async () => {
    const at = laid();
    at.helm.choose(1);
    at.helm.touch(hole('b4'));
    at.helm.touch(hole('g2'));
    expect(at.refused.map(({ code }) => code)).toEqual(['chip-reused', 'not-neighbours']);
  });
  it('after STOP! the first boat without a word is in hand, and done leads from boat to boat to the end', async () => {
    const at = laid();
    toTracing(at);
    expect(at.helm.boat(at.sight())?.n).toBe(1);
    for (const letter of 'SE') at.helm.type(letter);
    await at.helm.finish();
    expect(at.helm.boat(at.sight())?.n).toBe(2);
    for (const letter of 'ELL') at.helm.type(letter);
    await at.helm.finish();
    expect(at.state.traces.map(({ word }) => word).toSorted()).toEqual(['ELSE', 'SPELL']);
    expect(at.state.done[0]).toBe(true);
    expect(at.helm.boat(at.sight())).toBeUndefined();
    expect(at.refused).toEqual([]);
  });
  it('a word can be changed after all were said to be done, and is waited for again', async () => {
    const at = laid();
    toTracing(at);
    for (let boats = 2; boats > 0; boats--) await at.helm.finish();
    expect(at.state.done[0]).toBe(true);
    at.helm.choose(1);
    at.helm.type('S');
    await settle();
    expect(at.state.done[0]).toBe(false);
    expect(at.helm.boat(at.sight())?.n).toBe(1);
  });
  it('whoever laid no boat keeps nobody waiting', async () => {
    const at = phone();
    at.boat(1, 'a1 a2');
    toTracing(at);
    await settle();
    expect(at.state.done[0]).toBe(true);
  });
  it('a word with a joker is sent once the joker has its letter', async () => {
    const at = phone();
    at.boat(0, 'd1 e1');
    at.helm.choose(1);
    at.helm.touch(hole('e2'));
    await settle();
    expect([at.sent, at.helm.standing(at.sight(), at.sight().boats[0]!).standing]).toEqual([[], 'joker']);
    at.helm.letter('O');
    await settle();
    expect(at.sent).toMatchObject([{ type: 'trace', as: 'AOS' }]);
  });
  it('what another round began is forgotten', async () => {
    const at = laid();
    at.helm.choose(1);
    at.helm.type('S');
    toTracing(at);
    for (let phases = 2; phases > 0; phases--) at.timeOut();
    expect(at.sight().table.round).toBe(2);
    await settle();
    expect(at.sent).toEqual([]);
    expect(at.helm.boat(at.sight())).toBeUndefined();
  });
});
