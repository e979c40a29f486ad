import { describe, expect, it } from 'vitest';
import { lexiconGo } from './game.ts';
import { accepted, race } from './test/race.ts';

const form = (word: string) => ({ type: 'form', word }) as const;
const call = { type: 'call' } as const,
  stuck = { type: 'stuck' } as const;
const vote = (word: string, valid: boolean) => ({ type: 'vote', word, valid }) as const;

describe('3.13 the LEXICON call', () => {
  it('with tiles in hand is refused', () => {
    expect(race({ racks: ['RAD', 'TEE'] }).does(0, call)).toEqual({ code: 'hand-not-empty', tiles: 3 });
  });
  it('holds when all words one owns are valid, also when one owns none any more', () => {
    const made = race({ racks: ['RAD', 'AR'] });
    accepted(made.does(0, form('RAD')));
    accepted(made.does(1, { type: 'attack', owner: 0, target: 'RAD', word: 'RADAR' }));
    const events = accepted(made.does(0, call));
    expect(made.hears(events, 'audience')).toEqual([
      { type: 'called', seat: 0 },
      { type: 'round-end', winner: 0, reason: 'lexicon', wins: [1, 0] },
    ]);
  });
  it('with one wrong word puts out for the round: wrong words back into the bag, right ones stay and may be attacked', () => {
    const made = race({ racks: ['RADXQ', 'AR', 'TEE'] });
    const before = lexiconGo.census(made.state()),
      bag = made.state().bag.tiles.length;
    accepted(made.does(0, form('RAD')));
    accepted(made.does(0, form('XQ')));
    const events = accepted(made.does(0, call));
    expect(made.hears(events, 1)).toEqual([
      { type: 'called', seat: 0 },
      { type: 'fell', seat: 0, words: ['XQ'] },
    ]);
    expect(made.sees(1).table).toMatchObject({
      phase: 'race',
      players: [{ out: true, words: [{ word: 'RAD' }] }, { out: false }, { out: false }],
      last: { winner: -1, reason: 'fell', invalid: [{ owner: 0, word: 'XQ' }] },
    });
    expect(made.state().bag.tiles).toHaveLength(bag + 2);
    expect([...lexiconGo.census(made.state())].toSorted()).toEqual([...before].toSorted());
    for (const action of [form('AM'), call, stuck, { type: 'swap', tile: 'X' }] as const)
      expect(made.does(0, action)).toEqual({ code: 'out' });
    accepted(made.does(1, { type: 'attack', owner: 0, target: 'RAD', word: 'RADAR' }));
  });
  it('the last one left wins', () => {
    const made = race({ racks: ['XQ', 'TEE'] });
    accepted(made.does(0, form('XQ')));
    const events = accepted(made.does(0, call));
    expect(made.hears(events, 0).at(-1)).toEqual({ type: 'round-end', winner: 1, reason: 'last-left', wins: [0, 1] });
  });
  it('that fails leaves nobody who still can: a void round', () => {
    const made = race({ racks: ['XQ', 'TEE', 'TEE'] });
    accepted(made.does(0, form('XQ')));
    accepted(made.does(1, stuck));
    accepted(made.does(2, stuck));
    expect(made.sees(0).table.phase).toBe('race');
    accepted(made.does(0, call));
    expect(made.sees(0).table).toMatchObject({
      phase: 'ended',
      voids: 1,
      last: { winner: -1, reason: 'all-stuck', invalid: [{ owner: 0, word: 'XQ' }] },
    });
  });
});

describe('3.13 stuck', () => {
  it('is withdrawn by any accepted form, attack or swap of anyone, and by nothing else', () => {
    const made = race({ racks: ['RADAMA', 'ARX', 'Q'] });
    const anyone = (): boolean[] => made.sees('audience').table.players.map(({ stuck: pressed }) => pressed);
    for (const act of [
      () => made.does(0, form('RAD')),
      () => made.does(1, { type: 'attack', owner: 0, target: 'RAD', word: 'RADAR' }),
      () => made.does(0, { type: 'swap', tile: 'A' }),
    ]) {
      accepted(made.does(2, stuck));
      expect(made.does(2, stuck)).toEqual({ code: 'already-stuck' });
      made.does(0, form('ZZ'));
      accepted(made.does(1, stuck));
      expect(anyone()).toEqual([false, true, true]);
      accepted(act());
      expect(anyone()).toEqual([false, false, false]);
    }
  });
  it('a seat that is gone counts as stuck until it is back', () => {
    const made = race({ racks: ['RAD', 'TEE'] });
    accepted(made.table({ type: 'absent', of: 1 }));
    accepted(made.does(0, form('RAD')));
    expect(made.sees(0).table.players[1]!.stuck).toBe(true);
    accepted(made.table({ type: 'present', of: 1 }));
    expect(made.sees(0).table.players[1]!.stuck).toBe(false);
    accepted(made.does(0, stuck));
    accepted(made.table({ type: 'absent', of: 1 }));
    expect(made.sees(0).table).toMatchObject({ phase: 'ended', voids: 1 });
  });
  it('news of a seat that changes nothing is no event', () => {
    const made = race({ racks: ['RAD', 'TEE'] });
    expect(made.table({ type: 'present', of: 1 })).toEqual([]);
    accepted(made.table({ type: 'absent', of: 1 }));
    expect(made.table({ type: 'absent', of: 1 })).toEqual([]);
    expect(made.table({ type: 'absent', of: 9 })).toEqual([]);
  });
});

describe('0.3 the vote', () => {
  const called = (racks: readonly string[] = ['XQRAD', 'TEE', 'TEE', 'TEE']) => {
    const made = race({ racks, options: { vote: true } });
    accepted(made.does(0, form('XQ')));
    accepted(made.does(0, form('RAD')));
    accepted(made.does(0, call, 10_000));
    return made;
  };
  it('asks the others about unknown words only, for 20 s, and nothing else goes meanwhile', () => {
    const made = called();
    expect(made.sees('audience').table).toMatchObject({
      phase: 'vote',
      vote: { caller: 0, words: ['XQ'], voted: [false, false, false, false], until: 30_000 },
    });
    expect(lexiconGo.deadline(made.state())).toBe(30_000);
    for (const action of [form('TEE'), call, stuck, { type: 'start' }] as const)
      expect(made.does(1, action)).toEqual({ code: 'vote-open', until: 30_000 });
    expect(made.does(0, vote('XQ', true))).toMatchObject({ code: 'own-word' });
    expect(made.does(1, vote('RAD', true))).toMatchObject({ code: 'no-vote' });
  });
  it('is secret until it is settled, and may be changed till then', () => {
    const made = called();
    const events = accepted(made.does(1, vote('XQ', false)));
    expect(made.hears(events, 2)).toEqual([]);
    expect(made.sees(1).mine?.votes).toBe('0');
    expect(made.sees(2).mine?.votes).toBe('-');
    expect(made.sees(2).table.vote.voted).toEqual([false, true, false, false]);
    accepted(made.does(1, vote('xq', true)));
    expect(made.sees(1).mine?.votes).toBe('1');
  });
  it.each([
    ['a majority takes the word', [true, true, false], 0],
    ['a minority does not', [true, false, false], -1],
  ] as const)('%s', (_, votes, winner) => {
    const made = called();
    votes.forEach((valid, at) => accepted(made.does(at + 1, vote('XQ', valid))));
    expect(made.sees(0).table).toMatchObject(
      winner === 0 ? { phase: 'ended', last: { winner } } : { phase: 'race', last: { winner, reason: 'fell' } },
    );
  });
  it('a tie refuses, and so does silence', () => {
    const made = called();
    accepted(made.does(1, vote('XQ', true)));
    accepted(made.does(2, vote('XQ', false)));
    accepted(made.table({ type: 'timeout' }, 30_000));
    expect(made.sees(0).table.players[0]!.out).toBe(true);
    const silent = called();
    accepted(silent.table({ type: 'timeout' }, 30_000));
    expect(silent.sees(0).table.players[0]!.out).toBe(true);
  });
  it('does not wait for who is gone, not even when nobody is left to vote', () => {
    const made = race({ racks: ['XQ', 'TEE', 'TEE'], options: { vote: true } });
    accepted(made.does(0, form('XQ')));
    accepted(made.table({ type: 'absent', of: 1 }));
    accepted(made.table({ type: 'absent', of: 2 }));
    accepted(made.does(0, call));
    expect(made.sees(0).table).toMatchObject({ phase: 'ended', last: { winner: -1, reason: 'all-stuck' } });
  });
  it('is settled when the last one it waits for goes', () => {
    const made = called();
    accepted(made.does(1, vote('XQ', true)));
    accepted(made.does(2, vote('XQ', true)));
    accepted(made.table({ type: 'absent', of: 3 }));
    expect(made.sees(0).table).toMatchObject({ phase: 'ended', last: { winner: 0, reason: 'lexicon' } });
  });
  it('a word voted in is a word at this table for the rest of the match, and only at this one', () => {
    const made = called(['XQRAD', 'XQ']);
    accepted(made.does(1, vote('XQ', true)));
    made.opens();
    accepted(made.does(1, form('XQ')));
    accepted(made.does(1, call));
    expect(made.sees(0).table).toMatchObject({ phase: 'ended', last: { winner: 1, reason: 'lexicon' } });
  });
  it('asks about each spelling once', () => {
    const made = race({ racks: ['XQX?', 'TEE', 'TEE'], options: { vote: true } });
    accepted(made.does(0, form('XQ')));
    accepted(made.does(0, form('Xq')));
    accepted(made.does(0, call));
    expect(made.sees(0).table.vote.words).toEqual(['XQ']);
    accepted(made.does(1, vote('XQ', false)));
    accepted(made.does(2, vote('XQ', false)));
    expect(made.sees(0).table.last.invalid).toEqual([
      { owner: 0, word: 'XQ' },
      { owner: 0, word: 'Xq' },
    ]);
  });
});
