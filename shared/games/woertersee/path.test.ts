import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board, holeNamed } from './holes.ts';
import { chipIn, mayFollow, pathFault, reuseGap, spelled, type Water } from './path.ts';
import { rows } from './test/match.ts';

const water: Water = { radius: 3, lake: rows.join('') };
const holes = (names: string): number[] => names.split(' ').map((name) => holeNamed(board(3), name));
const fault = (names: string, gap: number): string => pathFault(water, holes(names), gap)?.code ?? '';
const basic = reuseGap('basic', false);
const difficult = reuseGap('difficult', false);
const simple = reuseGap('simple', false);

const nearTo = (hole: number, pick: number): number => board(3).neighbours[hole]?.[Math.abs(pick) % 3] ?? pick;
const spells = (names: string, q: 'none' | 'joker' | 'qu', as?: string, lake = water.lake): unknown =>
  spelled({ radius: 3, lake }, holes(names), q, as);

describe('5.11 a chip again in the same word', () => {
  it('basic after two other letters, difficult after one, simple never, a kiddie as in difficult', () => {
    expect([basic, difficult, simple]).toEqual([3, 2, Infinity]);
    expect([reuseGap('basic', true), reuseGap('simple', true)]).toEqual([2, 2]);
  });

  it.each([
    ['EDEL with one E chip', 'b2 a2 b2 b3', 'chip-reused', '', 'chip-reused'],
    ['EDEL with two E chips', 'a1 a2 b2 b3', '', '', ''],
    ['ELSE back to its first E', 'b4 b3 a3 b4', '', '', 'chip-reused'],
    ['SPELL with two L chips', 'a3 a4 b4 b3 c3', '', '', ''],
    ['SPELL with one L twice in a row', 'a3 a4 b4 b3 b3', 'chip-reused', 'chip-reused', 'chip-reused'],
  ])('%s: %s', (_, path, ...codes) => {
    expect([basic, difficult, simple].map((gap) => fault(path, gap))).toEqual(codes);
  });
});

describe('a path', () => {
  it.each([
    ['one chip is too short', 'a1', 'too-short'],
    ['holes that do not touch', 'a1 a3', 'not-neighbours'],
    ['later holes that do not touch', 'a1 a2 c3', 'not-neighbours'],
    ['an empty hole', 'f1 g1', 'off-board'],
    ['a hole that the lake has not', 'a4 a5', 'off-board'],
  ])('%s', (_, path, code) => {
    expect(fault(path, basic)).toBe(code);
  });

  it('names the holes that are at fault', () => {
    expect(pathFault(water, holes('a1 a2 c3'), basic)).toEqual({ code: 'not-neighbours', from: 'a2', to: 'c3' });
    expect(pathFault(water, holes('b2 a2 b2'), basic)).toEqual({ code: 'chip-reused', letter: 'E', hole: 'b2' });
  });

  /** Any walk over the lake, legal or not: neighbours mostly, some jumps, some numbers off the board. */
  const walks = fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.nat(36) }, { weight: 1, arbitrary: fc.integer({ min: -2, max: 40 }) }), {
      minLength: 2,
      maxLength: 9,
    })
    .map((picks) => picks.map((pick, i) => (i === 0 || pick % 7 === 0 ? pick : nearTo(picks[i - 1]!, pick))));
  const gaps = fc.constantFrom(basic, difficult, simple);

  it('is faultless exactly when each of its holes may follow', () => {
    fc.assert(
      fc.property(walks, gaps, (path, gap) => {
        const each = path.every((hole, i) => mayFollow(water, path.slice(0, i), hole, gap));
        expect(pathFault(water, path, gap) === undefined).toBe(each);
      }),
      { numRuns: 1000 },
    );
  });

  it('5.11 without fault has the same chip only at places far enough apart', () => {
    fc.assert(
      fc.property(walks, gaps, (path, gap) => {
        fc.pre(pathFault(water, path, gap) === undefined);
        path.forEach((hole, i) => path.forEach((other, j) => expect(i < j && hole === other && j - i < gap).toBe(false)));
        expect(path.every((hole) => chipIn(water, hole))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('what a stricter level allows, a laxer one allows too', () => {
    fc.assert(
      fc.property(walks, (path) => {
        const fine = [simple, basic, difficult].map((gap) => pathFault(water, path, gap) === undefined);
        expect(fine).toEqual(fine.toSorted((a, b) => Number(a) - Number(b)));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('variants: what a path spells', () => {
  it('its letters, and the Q counts as QU where the table says so', () => {
    expect(spells('a1 a2 b2 b3', 'none')).toBe('EDEL');
    expect(spells('f1 f2 f3', 'qu')).toBe('QUAL');
    expect(spells('f1 f2 f3', 'none')).toBe('QAL');
  });

  it('a joker is what `as` says, and each visit may say something else', () => {
    expect(spells('d1 e1 e2', 'none', 'ALS')).toBe('ALS');
    expect(spells('d1 e1 e2', 'none', 'AUS')).toBe('AUS');
    expect(spells('e1 e2 f2 e1', 'none', 'RSAB')).toBe('RSAB');
  });

  it('a joker needs `as`', () => {
    expect(spells('d1 e1 e2', 'none')).toEqual({ code: 'as-needed' });
  });

  it('`as` must be what the chips say', () => {
    expect(spells('d1 e1 e2', 'none', 'ANT')).toEqual({ code: 'malformed', as: 'ANT', spelled: 'A?S' });
    expect(spells('d1 e1 e2', 'none', 'ALLS')).toMatchObject({ code: 'malformed' });
    expect(spells('a1 a2 b2 b3', 'none', 'EDLE')).toMatchObject({ code: 'malformed' });
    expect(spells('d1 e1 e2', 'none', 'A.S')).toMatchObject({ code: 'malformed' });
  });

  it('0.4 `as` may be written with umlauts, ß and small letters', () => {
    const lake = 'SOEL' + water.lake.slice(4);
    expect(spells('a1 a2 a3', 'none', 'sö', lake)).toBe('SOE');
    expect(spells('d1 e1 e2', 'none', 'Aß')).toBe('ASS');
  });
});
