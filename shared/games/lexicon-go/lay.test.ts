import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../words/build.ts';
import { accepted, race } from './test/race.ts';

describe('3.1, 3.2 words on the table', () => {
  it('a formed word is new all over, an attacked one where it was changed, and keeps its id', () => {
    const made = race({ racks: ['RADAM', 'AR'] });
    accepted(made.does(0, { type: 'form', word: 'RAD' }));
    accepted(made.does(0, { type: 'form', word: 'AM' }));
    expect(made.sees(1).table.players[0]!.words).toEqual([
      { id: 0, word: 'RAD', fresh: '111' },
      { id: 1, word: 'AM', fresh: '11' },
    ]);
    accepted(made.does(1, { type: 'attack', owner: 0, target: 'RAD', word: 'RADAR' }));
    expect(made.sees(0).table.players.map(({ words }) => words)).toEqual([
      [{ id: 1, word: 'AM', fresh: '11' }],
      [{ id: 0, word: 'RADAR', fresh: '00011' }],
    ]);
  });
  it('3.3 a replaced tile comes into the hand at once', () => {
    const made = race({ racks: ['BUCH', 'XA'] });
    accepted(made.does(0, { type: 'form', word: 'BUCH' }));
    accepted(made.does(1, { type: 'attack', owner: 0, target: 'BUCH', word: 'BACH' }));
    expect(made.sees(1).mine?.hand).toBe('XU');
  });
  it('0.2 a claim on a version that is gone changes nothing and says who was faster and what lies now', () => {
    const made = race({ racks: ['BUCH', 'A', 'T'] });
    accepted(made.does(0, { type: 'form', word: 'BUCH' }));
    accepted(made.does(1, { type: 'attack', owner: 0, target: 'BUCH', word: 'BACH' }, 5000));
    const before = made.state();
    expect(made.does(2, { type: 'attack', owner: 0, target: 'BUCH', word: 'TUCH' }, 5000)).toEqual({
      code: 'word-changed',
      word: 'BUCH',
      now: 'BACH',
      by: 1,
      owner: 1,
      id: 0,
    });
    expect(made.state()).toBe(before);
  });
  it('the first fault is named: phase, form, own word, version, shape, tiles, word, earlier form', () => {
    const made = race({ racks: ['BUCHX', 'AUT'], options: { verify: 'instant' } });
    accepted(made.does(0, { type: 'form', word: 'BUCH' }));
    const attack = (seat: number, owner: number, target: string, word: string) => made.does(seat, { type: 'attack', owner, target, word });
    expect(attack(0, 0, 'BU?H', 'B1CH')).toMatchObject({ code: 'malformed' });
    expect(attack(0, 7, 'BUCH', 'BACH')).toMatchObject({ code: 'malformed' });
    expect(attack(0, 0, 'TUCH', 'BACH')).toMatchObject({ code: 'own-word' });
    expect(attack(1, 0, 'TUCH', 'XXX')).toMatchObject({ code: 'word-changed' });
    expect(attack(1, 0, 'BUCH', 'HCUB')).toMatchObject({ code: 'not-an-attack' });
    expect(attack(1, 0, 'BUCH', 'QUCH')).toMatchObject({ code: 'not-your-tiles' });
    expect(attack(1, 0, 'BUCH', 'BTCH')).toMatchObject({ code: 'not-a-word', words: ['BTCH'] });
    accepted(attack(1, 0, 'BUCH', 'BACH'));
    expect(attack(0, 1, 'BACH', 'BXCH')).toMatchObject({ code: 'not-a-word' });
  });
  it('3.5 a LEXICON tile in a German hand can be Ä, Ö or Ü', () => {
    const made = race({ racks: ['R?', 'RAD'] });
    accepted(made.does(0, { type: 'form', word: 'Rü' }));
    expect(made.sees('audience').table.players[0]).toMatchObject({ tiles: 0, words: [{ word: 'Rü' }] });
  });
});

describe('3.12 TAUSCH', () => {
  const swap = (tile: string) => ({ type: 'swap', tile }) as const;
  it('a second one by the same seat is refused until another has swapped', () => {
    const made = race({ racks: ['QX', 'YY'] });
    accepted(made.does(0, swap('Q'), 5000));
    expect(made.sees(1).table.swap).toEqual({ by: 0, freeAt: 25_000 });
    expect(made.does(0, swap('X'), 24_999)).toEqual({ code: 'swap-locked', until: 25_000 });
    accepted(made.does(1, swap('Y'), 24_999));
    accepted(made.does(0, swap('X'), 24_999));
  });
  it('opens by itself 20 s after the swap, without any deadline', () => {
    const made = race({ racks: ['QX', 'YY'] });
    accepted(made.does(0, swap('Q'), 5000));
    accepted(made.does(0, swap('X'), 25_000));
    expect(made.sees(1).table.swap).toEqual({ by: 0, freeAt: 45_000 });
  });
  it('draws first, so that the tile given away cannot come back at once, and then shuffles it in', () => {
    const made = race({ racks: ['Q', 'Y'], bag: 'E' });
    const [swapped] = accepted(made.does(0, swap('Q')));
    expect(swapped).toMatchObject({ out: 'Q', in: 'E' });
    expect(made.state().players[0]!.hand).toBe('E');
    expect(made.state().bag.tiles).toContain('Q');
  });
  it('hidden hands: the tiles are named to the seat alone', () => {
    for (const [hands, told] of [
      ['open', true],
      ['hidden', false],
    ] as const) {
      const made = race({ racks: ['Q', 'Y'], bag: 'E', options: { hands } });
      const events = accepted(made.does(0, swap('Q')));
      expect(made.hears(events, 0)).toEqual([{ type: 'swapped', seat: 0, out: 'Q', in: 'E' }]);
      for (const other of [1, 'audience'] as const)
        expect(made.hears(events, other)).toEqual([{ type: 'swapped', seat: 0, ...(told && { out: 'Q', in: 'E' }) }]);
    }
  });
});

describe('3.8 checking at the call', () => {
  it('nobody, the layer included, learns before the call whether a word is in the list', () => {
    const lexica = [lexiconOf(['RAD', 'RADAR']), lexiconOf(['XX'])];
    const seen = lexica.map((lexicon) => {
      const made = race({ racks: ['RADAM', 'AR', 'Q'], lexicon });
      const told: unknown[] = [];
      const note = (events: ReturnType<typeof made.does>): void => {
        told.push(['ack', Array.isArray(events)]);
        for (const viewer of [0, 1, 2, 'audience'] as const) told.push(made.hears(accepted(events), viewer), made.sees(viewer));
      };
      note(made.does(0, { type: 'form', word: 'RAD' }));
      note(made.does(1, { type: 'attack', owner: 0, target: 'RAD', word: 'RADAR' }));
      note(made.does(2, { type: 'swap', tile: 'Q' }));
      note(made.does(0, { type: 'stuck' }));
      return told;
    });
    expect(seen[0]).toEqual(seen[1]);
  });
  it('instant: an unknown word is refused when it is laid', () => {
    const made = race({ racks: ['XQ', 'TEE'], options: { verify: 'instant' } });
    expect(made.does(0, { type: 'form', word: 'XQ' })).toEqual({ code: 'not-a-word', words: ['XQ'], why: 'unknown' });
  });
});
