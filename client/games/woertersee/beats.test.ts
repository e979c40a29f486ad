import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beatsOf, Metronome, type Beat } from './beats.ts';
import { phone } from './test/phone.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('beats', () => {
  it('tick through the last ten seconds of the search, brighter each second', () => {
    const { table } = phone().sight();
    const beats = beatsOf(table);
    expect(beats.map(({ at }) => table.endsAt - at)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((s) => s * 1000));
    expect(beats.map(({ bright }) => bright)).toEqual(beats.map(({ bright }) => bright).toSorted((a, b) => a - b));
    expect([beats[0]?.bright, beats[9]?.bright]).toEqual([0, 1]);
  });
  it('each word of the reveal has its tone, bright when it counts', () => {
    const at = phone();
    at.boat(0, 'b4 b3');
    at.boat(0, 'a3 a4');
    at.helm.choose(1);
    for (const letter of 'SE') at.helm.type(letter);
    vi.advanceTimersByTime(400);
    return vi.advanceTimersByTimeAsync(0).then(() => {
      for (let phases = 3; phases > 0; phases--) at.timeOut();
      expect(beatsOf(at.sight().table).map(({ sound }) => sound)).toEqual(['valid', 'drop']);
    });
  });
  it('nothing sounds by itself while STOP! is waited for', () => {
    const at = phone();
    at.timeOut();
    expect([at.state.phase, beatsOf(at.sight().table)]).toEqual(['stop', []]);
  });
});

describe('the metronome', () => {
  const beats: readonly Beat[] = [1000, 2000, 3000].map((at) => ({ at, sound: 'tick', bright: 0 }));
  const start = (): { readonly metronome: Metronome; readonly played: number[] } => {
    const played: number[] = [];
    const from = Date.now();
    return { played, metronome: new Metronome({ now: () => Date.now() - from }, ({ at }) => played.push(at)) };
  };
  it('plays each beat once, also when it is planned anew', () => {
    const { metronome, played } = start();
    metronome.plan(beats, true);
    vi.advanceTimersByTime(1500);
    metronome.plan(beats, true);
    vi.advanceTimersByTime(5000);
    expect(played).toEqual([1000, 2000, 3000]);
  });
  it('is silent while the table pauses, and after it is closed', () => {
    const { metronome, played } = start();
    metronome.plan(beats, false);
    vi.advanceTimersByTime(1500);
    metronome.plan(beats, true);
    vi.advanceTimersByTime(600);
    metronome.close();
    vi.advanceTimersByTime(5000);
    expect(played).toEqual([2000]);
  });
});
