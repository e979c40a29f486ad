import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { change, isFault, type Change } from './change.ts';

const done = (target: string, word: string, most: number | null = null): Change => {
  const made = change(target, word, most);
  if (isFault(made)) throw new Error(`${target} to ${word} is no attack: ${made}`);
  return made;
};

describe('3.2 adding', () => {
  it.each([
    ['RAD', 'RADAR', 'AR', '00011'],
    ['ALM', 'PALME', 'PE', '10001'],
    ['SAND', 'STAND', 'T', '01000'],
    ['SCHWEIN', 'SCHWEINEREI', 'EREI', '00000001111'],
    ['BAD', 'BAND', 'N', '0010'],
    ['BAND', 'BRAND', 'R', '01000'],
    ['MOTHER', 'SMOTHERED', 'SED', '100000011'],
    ['HAT', 'THATCHED', 'TCHED', '10001111'],
    ['FAR', 'FAIRY', 'IY', '00101'],
    ['MAN', 'MANY', 'Y', '0001'],
  ])('%s becomes %s', (target, word, laid, fresh) => {
    expect(done(target, word)).toEqual({ how: 'add', laid, freed: '', fresh });
  });
  it('LEBEN does not become NEBELN by an N: the order is kept', () => {
    expect(change('LEBEN', 'NEBELN', null)).toBe('order');
    expect(change('RAD', 'XDAR', null)).toBe('order');
  });
  it('takes nothing away, and does not replace at the same time', () => {
    expect(change('LEBEN', 'LEB', null)).toBe('shorter');
    expect(change('RAD', 'RODEO', null)).toBe('order');
  });
  it('takes the leftmost of equal letters for the old ones', () => {
    expect(done('TAT', 'ATTAT').fresh).toBe('10100');
  });
});

describe('3.2, 3.3 replacing', () => {
  it.each([
    ['BUCH', 'BACH', 'A', 'U', '0100'],
    ['NETT', 'NEST', 'S', 'T', '0010'],
    ['LIED', 'LIEB', 'B', 'D', '0001'],
    ['ROST', 'KOST', 'K', 'R', '1000'],
    ['BRAND', 'GRAND', 'G', 'B', '10000'],
    ['EXPERT', 'EXPORT', 'O', 'E', '000100'],
    ['BRAND', 'BREAD', 'EA', 'AN', '00110'],
    ['BAD', 'DAB', 'DB', 'BD', '101'],
  ])('%s becomes %s', (target, word, laid, freed, fresh) => {
    expect(done(target, word)).toEqual({ how: 'replace', laid, freed, fresh });
  });
  it('leaves at least one old tile in its place', () => {
    expect(change('RAD', 'ODE', null)).toBe('none-stays');
    expect(change('RAD', 'ADR', null)).toBe('none-stays');
  });
  it('maxReplace 1: of one tile only', () => {
    expect(change('BAD', 'DAB', 1)).toBe('too-many');
    expect(done('BUCH', 'BACH', 1).laid).toBe('A');
  });
});

describe('3.5 a LEXICON tile on the table', () => {
  it('is told apart by case, but does not make another word', () => {
    expect(change('ROsT', 'ROST', null)).toBe('same-letters');
    expect(change('ROST', 'ROsT', null)).toBe('same-letters');
  });
  it('stays as it is when tiles are added', () => {
    expect(done('ROsT', 'ROsTE')).toMatchObject({ how: 'add', laid: 'E' });
    expect(change('ROsT', 'ROSTE', null)).toBe('order');
    expect(done('ROsT', 'ROSsT').laid).toBe('S');
  });
  it('comes off as it was announced when it is replaced', () => {
    expect(done('ROsT', 'KOST')).toEqual({ how: 'replace', laid: 'KS', freed: 'Rs', fresh: '1010' });
    expect(change('ROsT', 'KOST', 1)).toBe('too-many');
  });
});

describe('laws of every attack', () => {
  const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'a', 'b'), minLength: 2, maxLength: 7 });
  const sorted = (tiles: string): string => [...tiles].toSorted().join('');
  const stayed = (text: string, fresh: string): string => [...text].filter((_, i) => fresh[i] === '0').join('');

  it('no tile comes or goes: old word and laid tiles are new word and freed tiles', () => {
    fc.assert(
      fc.property(word, word, (target, next) => {
        const made = change(target, next, null);
        fc.pre(!isFault(made));
        expect(sorted(target + made.laid)).toBe(sorted(next + made.freed));
      }),
      { numRuns: 2000 },
    );
  });
  it('one laid tile at least, one old tile at least, and other letters than before', () => {
    fc.assert(
      fc.property(word, word, (target, next) => {
        const made = change(target, next, null);
        fc.pre(!isFault(made));
        expect(made.laid).not.toBe('');
        expect(made.fresh).toContain('0');
        expect(next.toUpperCase()).not.toBe(target.toUpperCase());
        if (made.how === 'add') expect(stayed(next, made.fresh)).toBe(target);
        else expect(stayed(next, made.fresh)).toBe(stayed(target, made.fresh));
      }),
      { numRuns: 2000 },
    );
  });
  it('whatever is put anywhere into a word is an addition', () => {
    fc.assert(
      fc.property(word, fc.array(fc.tuple(fc.nat(), fc.constantFrom('A', 'B', 'c')), { minLength: 1, maxLength: 4 }), (target, put) => {
        const next = put.reduce(
          (text, [at, tile]) => text.slice(0, at % (text.length + 1)) + tile + text.slice(at % (text.length + 1)),
          target,
        );
        expect(sorted(done(target, next).laid)).toBe(sorted(put.map(([, tile]) => tile).join('')));
      }),
    );
  });
  it('a limit only ever forbids', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (target, next, most) => {
        const free = change(target, next, null),
          bound = change(target, next, most);
        if (isFault(free) || free.how === 'add' || free.laid.length <= most) expect(bound).toEqual(free);
        else expect(bound).toBe('too-many');
      }),
      { numRuns: 1000 },
    );
  });
});
