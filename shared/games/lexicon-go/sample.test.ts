import { describe, expect, it } from 'vitest';
import { stream } from '../../random.ts';
import { lexiconOf } from '../../words/build.ts';
import { lexiconGo } from './game.ts';
import { accepted, race, smallLexicon, table } from './test/race.ts';

const sample = (made: ReturnType<typeof table>, seat: number, lexicon = smallLexicon, draw = 1) =>
  lexiconGo.sample(made.sees(seat), seat, stream('sample', draw), lexicon, made.at() + 1);

describe('sample', () => {
  it('calls LEX-GO, waits for the hands, calls LEXICON with an empty hand', () => {
    const made = table({ racks: ['RAD', 'TEE'] });
    expect(sample(made, 1)).toEqual({ type: 'start' });
    accepted(made.does(0, { type: 'start' }));
    expect(sample(made, 1)).toBeUndefined();
    accepted(made.table({ type: 'timeout' }, lexiconGo.deadline(made.state())));
    accepted(made.does(0, { type: 'form', word: 'RAD' }));
    expect(sample(made, 0)).toEqual({ type: 'call' });
  });
  it('forms a word, or attacks when it has none', () => {
    const made = race({ racks: ['RAD', 'AR'] });
    expect(sample(made, 0)).toEqual({ type: 'form', word: 'RAD' });
    accepted(made.does(0, { type: 'form', word: 'RAD' }));
    expect(sample(made, 1)).toEqual({ type: 'attack', owner: 0, target: 'RAD', word: 'RADAR' });
  });
  it('uses the LEXICON tile when nothing goes without', () => {
    expect(sample(race({ racks: ['RA?', 'X'] }), 0)).toMatchObject({ type: 'form', word: expect.stringMatching(/[a-z]/) as string });
  });
  it('swaps or is stuck when nothing goes, and waits when it is stuck', () => {
    const made = race({ racks: ['QX', 'YY'] });
    const offers = new Set(Array.from({ length: 40 }, (_, draw) => sample(made, 0, smallLexicon, draw)!.type));
    expect([...offers].toSorted()).toEqual(['stuck', 'swap']);
    accepted(made.does(0, { type: 'swap', tile: 'Q' }));
    const locked = Array.from({ length: 40 }, (_, draw) => sample(made, 0, lexiconOf(['ZZ']), draw)!.type);
    expect(new Set(locked)).toEqual(new Set(['stuck']));
    accepted(made.does(0, { type: 'stuck' }));
    expect(sample(made, 0, lexiconOf(['ZZ']))).toBeUndefined();
  });
});
