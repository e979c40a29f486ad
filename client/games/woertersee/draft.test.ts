import { describe, expect, it } from 'vitest';
import { board, holeNamed } from '../../../shared/games/woertersee/holes.ts';
import {
  add,
  asOf,
  begin,
  choose,
  fromTrace,
  mayAdd,
  nexts,
  openJoker,
  typed,
  undo,
  visitedTwice,
  whyNot,
  wordOf,
  type Draft,
  type Rules,
} from './draft.ts';

const LAKE = 'STENRALIDHENGUSEISTERFMARUNOOEDATBICH';
const at = (name: string): number => holeNamed(board(3), name);
const rules = (more: Partial<Rules> = {}, lake = LAKE): Rules => ({ water: { radius: 3, lake }, q: 'none', gap: 3, ...more });
const put = (name: string, chip: string): string => LAKE.slice(0, at(name)) + chip + LAKE.slice(at(name) + 1);
const path = (...names: string[]): Draft => ({ path: names.map(at), letters: names.map(() => '') });
const word = (letters: string, from: Draft, by: Rules): Draft | undefined =>
  [...letters].reduce<Draft | undefined>((so, letter) => so && typed(by, so, letter), from);

describe('tracing', () => {
  it("5.7 begins with the boat's two chips, and going back never leaves them", () => {
    const draft = begin({ from: at('d3'), to: at('d4') });
    expect(wordOf(rules(), draft)).toBe('ST');
    expect(undo(draft)).toEqual(draft);
    expect(undo(add(draft, at('d5')))).toEqual(draft);
  });
  it('5.11 rings the neighbours, but no chip that would come again after fewer than two others', () => {
    const draft = path('d3', 'd4', 'd5');
    expect(nexts(rules(), draft)).not.toContain(at('d4'));
    expect(nexts(rules(), draft)).toContain(at('d6'));
    expect(whyNot(rules(), draft, at('d4'))).toBe('chip-reused');
    expect(whyNot(rules(), draft, at('a1'))).toBe('not-neighbours');
  });
  it('5.11 STERNE comes back to its E after two others, in the simple game never', () => {
    const draft = path('d3', 'd4', 'd5', 'd6', 'e5');
    expect(mayAdd(rules(), draft, at('d5'))).toBe(true);
    expect(visitedTwice(add(draft, at('d5')))).toBe(at('d5'));
    expect(mayAdd(rules({ gap: Infinity }), draft, at('d5'))).toBe(false);
  });
  it('5.11 a chip after one other is legal in "more difficult" alone', () => {
    expect(mayAdd(rules(), path('d3', 'd4'), at('d3'))).toBe(false);
    expect(mayAdd(rules({ gap: 2 }), path('d3', 'd4'), at('d3'))).toBe(true);
  });
});

describe('typing', () => {
  it('goes on over legal next chips that show the letter', () => {
    expect(word('ERNE', begin({ from: at('d3'), to: at('d4') }), rules())?.path).toEqual(['d3', 'd4', 'd5', 'd6', 'e5', 'd5'].map(at));
  });
  it('finds another way when the chip taken first leads nowhere', () => {
    const two = rules({}, put('c4', 'E')); // T has an E on both sides, and only the upper one touches the L
    const first = typed(two, begin({ from: at('d3'), to: at('d4') }), 'E')!;
    expect(first.path.at(-1)).toBe(at('d5'));
    expect(typed(two, first, 'L')?.path).toEqual(['d3', 'd4', 'c4', 'b3'].map(at));
  });
  it('refuses a letter that no way through the lake can spell', () => {
    expect(typed(rules(), begin({ from: at('d3'), to: at('d4') }), 'Z')).toBeUndefined();
  });
  it('a QU chip is one step and two letters, and an U typed after its Q is already there', () => {
    const qu = rules({ q: 'qu' }, put('d5', 'Q'));
    const draft = word('QU', begin({ from: at('d3'), to: at('d4') }), qu)!;
    expect(draft.path).toHaveLength(3);
    expect(wordOf(qu, draft)).toBe('STQU');
  });
});

describe('jokers', () => {
  const wild = rules({}, put('d5', '?'));
  it('a joker waits for its letter, and the word says what it is', () => {
    const draft = add(begin({ from: at('d3'), to: at('d4') }), at('d5'));
    expect(openJoker(wild, draft)).toBe(2);
    expect(wordOf(wild, draft)).toBe('ST?');
    const chosen = choose(draft, 2, 'A');
    expect([openJoker(wild, chosen), asOf(wild, chosen)]).toEqual([-1, 'STA']);
  });
  it('a typed letter goes over a joker when no chip shows it', () => {
    const draft = typed(wild, begin({ from: at('d3'), to: at('d4') }), 'Y')!;
    expect([draft.path.at(-1), asOf(wild, draft)]).toEqual([at('d5'), 'STY']);
  });
  it('a word without jokers says nothing about them', () => {
    expect(asOf(rules(), path('d3', 'd4', 'd5'))).toBeUndefined();
  });
  it('a word that the server keeps comes back with its jokers', () => {
    const draft = choose(add(begin({ from: at('d3'), to: at('d4') }), at('d5')), 2, 'A');
    expect(fromTrace(wild, draft.path, 'STA')).toEqual(draft);
    const qu = rules({ q: 'qu' }, put('d4', 'Q'));
    const both = rules({ q: 'qu' }, put('d4', 'Q').replace(/^(.{19})E/, '$1?'));
    expect(fromTrace(qu, path('d3', 'd4', 'd5').path, 'SQUE').letters).toEqual(['', '', '']);
    expect(fromTrace(both, path('d3', 'd4', 'd5').path, 'SQUA').letters).toEqual(['', '', 'A']);
  });
});
