import { describe, expect, it } from 'vitest';
import { stream } from '../../random.ts';
import { lexiconGo } from './game.ts';
import { accepted, race, smallLexicon, table } from './test/race.ts';

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

describe('3.7 packs', () => {
  it.each([
    [2, 1],
    [4, 1],
    [5, 2],
    [8, 2],
  ])('%i players play with %i', (seats, packs) => {
    for (const [language, size] of [
      ['de', 55],
      ['en', 52],
    ] as const) {
      const state = lexiconGo.setup({ options: lexiconGo.defaults(language), language, seats, seed: 'packs' });
      expect(total(lexiconGo.census(state))).toBe(packs * size);
      expect(lexiconGo.census(state).get('?')).toBe(packs);
      expect(state.players.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(10));
    }
  });
});

describe('3.10 LEX-GO', () => {
  it('3.10 face down means face down: nobody sees a tile before the countdown has ended, not even his own', () => {
    const made = table({ racks: ['RAD', 'TEE'] });
    for (const viewer of [0, 1, 'audience'] as const) {
      expect(made.sees(viewer).table.players.map(({ tiles, hand }) => [tiles, hand])).toEqual([
        [3, ''],
        [3, ''],
      ]);
      expect(made.sees(viewer).mine?.hand ?? '').toBe('');
    }
    accepted(made.does(1, { type: 'start' }, 500));
    expect(made.sees(0)).toMatchObject({ table: { phase: 'countdown', opensAt: 3500 }, mine: { hand: '' } });
    expect(lexiconGo.deadline(made.state())).toBe(3500);
    expect(made.table({ type: 'timeout' }, 3499)).toEqual({ code: 'too-early' });
    expect(made.does(0, { type: 'form', word: 'RAD' }, 3499)).toEqual({ code: 'not-started', opensAt: 3500 });
    accepted(made.table({ type: 'timeout' }, 3500));
    expect(made.sees(0)).toMatchObject({ table: { phase: 'race' }, mine: { hand: 'RAD' } });
    expect(lexiconGo.deadline(made.state())).toBeUndefined();
  });
  it('any seat calls the next round: all tiles back, shuffled and dealt, and the event carries the deal', () => {
    const made = race({ racks: ['RAD', 'TEE'] });
    accepted(made.does(0, { type: 'form', word: 'RAD' }));
    accepted(made.does(0, { type: 'call' }));
    expect(made.sees(1).table).toMatchObject({ phase: 'ended', round: 1, last: { winner: 0, reason: 'lexicon' } });
    const [started] = accepted(made.does(1, { type: 'start' }));
    expect(started).toMatchObject({ type: 'started', seat: 1, round: 2, deal: { racks: ['RAD', 'TEE'] } });
    expect(made.sees(1).table).toMatchObject({ phase: 'countdown', round: 2, last: { winner: -1, reason: '' }, swap: { by: -1 } });
    expect(made.sees(1).table.players.map(({ words, hand }) => [words, hand])).toEqual([
      [[], ''],
      [[], ''],
    ]);
  });
  it('deals a live second round by chance, with every tile of the set', () => {
    const first = lexiconGo.setup({ options: lexiconGo.defaults('de'), language: 'de', seats: 3, seed: 'live' });
    const events = accepted(
      lexiconGo.decide({ ...first, phase: 'ended' }, 0, { type: 'start' }, { now: 0, lexicon: smallLexicon, random: stream('live', 9) }),
    );
    const second = events.reduce(lexiconGo.evolve, first);
    expect([...lexiconGo.census(second)].toSorted()).toEqual([...lexiconGo.census(first)].toSorted());
    expect(second.players.map(({ hand }) => hand)).not.toEqual(first.players.map(({ hand }) => hand));
    expect(second.players.map(({ hand }) => hand.length)).toEqual([10, 10, 10]);
  });
});
