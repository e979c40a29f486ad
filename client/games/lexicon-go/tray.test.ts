import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { change, isFault } from '../../../shared/attack/change.ts';
import { freedOf, howOf, insert, intoLine, laid, laidIn, replace, tileFor, tray, without, wordOf, type Tray } from './tray.ts';

const held = (id: number, letter: string) => ({ id, letter });
const buch = tray(1, 4, 'BUCH');

describe('3.2 the attack tray', () => {
  it('BUCH with A on the U reads BACH, and U comes into the hand (3.3)', () => {
    const t = replace(buch, 1, laid(held(9, 'A')))!;
    expect([wordOf(t), freedOf(t), howOf(t)]).toEqual(['BACH', 'U', 'replace']);
  });
  it('RAD with A and R at its end reads RADAR, and frees nothing', () => {
    const rad = insert(tray(0, 1, 'RAD'), 3, laid(held(1, 'A')))!;
    const radar = insert(rad, 4, laid(held(2, 'R')))!;
    expect([wordOf(radar), freedOf(radar), howOf(radar)]).toEqual(['RADAR', '', 'add']);
  });
  it('ALM takes tiles at both ends and between', () => {
    const palm = insert(tray(0, 1, 'ALM'), 0, laid(held(1, 'P')))!;
    expect(wordOf(insert(palm, 4, laid(held(2, 'E')))!)).toBe('PALME');
    expect(wordOf(insert(palm, 2, laid(held(3, 'U')))!)).toBe('PAULM');
  });
  it('once one kind is begun the other is switched off', () => {
    const replaced = replace(buch, 1, laid(held(9, 'A')))!;
    expect(insert(replaced, 0, laid(held(8, 'E')))).toBeUndefined();
    const added = insert(buch, 4, laid(held(9, 'T')))!;
    expect(replace(added, 0, laid(held(8, 'T')))).toBeUndefined();
  });
  it('an added tile cannot be replaced, only taken back', () => {
    const added = insert(buch, 4, laid(held(9, 'T')))!;
    expect(replace(added, 4, laid(held(8, 'E')))).toBeUndefined();
    expect(without(added, 9)).toEqual(buch);
  });
  it('taking a tile back shows the old letter again', () => {
    expect(without(replace(buch, 1, laid(held(9, 'A')))!, 9)).toEqual(buch);
  });
  it('whatever is laid is what the rules read out of the two words', () => {
    const step = fc.record({ at: fc.nat(8), letter: fc.constantFrom(...'AEIOUST'), kind: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom('BUCH', 'RAD', 'NETT', 'ROsT'), fc.array(step, { minLength: 1, maxLength: 5 }), (target, steps) => {
        let t: Tray = tray(0, 0, target);
        steps.forEach(({ at, letter, kind }, id) => {
          const one = laid(held(id, letter));
          t = (kind ? replace(t, at % t.items.length, one) : insert(t, at % (t.items.length + 1), one)) ?? t;
        });
        const read = change(target, wordOf(t), null);
        fc.pre(!isFault(read));
        expect(read).toMatchObject({ how: howOf(t) });
        // A tile laid on its like changes nothing; otherwise exactly these tiles are needed.
        fc.pre(!t.items.some((i) => 'old' in i && i.by?.as === i.old));
        const sorted = (s: string): string => [...s].toSorted().join('');
        expect(sorted((read as { laid: string }).laid)).toBe(
          sorted(
            laidIn(t)
              .map((l) => l.as)
              .join(''),
          ),
        );
      }),
    );
  });
});
describe('3.5 a LEXICON tile', () => {
  it('is laid as a lower-case letter, and an announced one keeps its letter', () => {
    expect(laid(held(1, '?'), 'S').as).toBe('s');
    expect(laid(held(1, 's'), 'T').as).toBe('s');
  });
  it('is taken for a typed letter only when no other tile has it', () => {
    expect(tileFor([held(1, '?'), held(2, 'S')], 's')).toEqual({ id: 2, as: 'S' });
    expect(tileFor([held(1, '?'), held(2, 'e')], 'E')).toEqual({ id: 2, as: 'e' });
    expect(tileFor([held(1, '?')], 's')).toEqual({ id: 1, as: 's' });
    expect(tileFor([held(1, 'A')], 's')).toBeUndefined();
  });
});
it('a tile on the line moves when it is put elsewhere', () => {
  const line = [laid(held(1, 'A')), laid(held(2, 'B')), laid(held(3, 'C'))];
  expect(
    intoLine(line, 2, line[0]!)
      .map((l) => l.as)
      .join(''),
  ).toBe('BCA');
});
