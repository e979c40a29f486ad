import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../game.ts';
import { stream } from '../../random.ts';
import { lexiconOf } from '../../words/build.ts';
import { woertersee } from './game.ts';
import { view } from './sight.ts';
import { rows, match, type Laid, type Match } from './test/match.ts';
import { walk } from './word-walk.ts';

const few = lexiconOf(
  ['EDEL', 'ELSE', 'SPELL', 'EINS', 'NETT', 'REIN', 'SEIN', 'NIE', 'SIE', 'TEE', 'ER', 'ES', 'DIE', 'DER', 'AN', 'IN', 'EI'],
  'de-folded',
);

const refused: Refusal[] = [];
/** Plays to the end: whoever has something to do does it, else time passes. `watch` sees every state. */
function played(laid: Laid, watch: (table: Match) => void = () => {}): Match {
  const table = match({ lexicon: few, ...laid });
  const seats = table.state.done.length;
  for (let n = 0; n < 5000 && table.state.phase !== 'over'; n++) {
    const random = stream(`${laid.seed}`, n);
    const seat = random.below(seats);
    const action = woertersee.sample(view(table.state, seat), seat, random, table.lexicon, table.now + 1);
    if (action) refused.push(...[table.act(seat, action)].filter((refusal) => refusal !== undefined));
    else if (random.below(seats) === 0) table.wait(woertersee.deadline(table.state)!);
    watch(table);
  }
  return table;
}
const anywhere = (): boolean => true;
const chips = ({ state }: Match): string => JSON.stringify([...woertersee.census(state)].toSorted());
const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  seats: fc.integer({ min: 1, max: 8 }),
  lake: fc.constant(null),
  options: fc.record({
    level: fc.constantFrom('basic' as const, 'difficult' as const, 'simple' as const),
    flagChips: fc.nat(9),
    jokers: fc.nat(3),
    q: fc.constantFrom('none' as const, 'joker' as const, 'qu' as const),
    kiddie: fc.subarray([0, 1, 2]),
    blindTracing: fc.boolean(),
    rounds: fc.integer({ min: 1, max: 4 }),
  }),
});

describe('sample', () => {
  it('plays any table to its end by actions that are never refused', () => {
    fc.assert(
      fc.property(tables, (laid) => {
        refused.length = 0;
        const { state, events } = played(laid);
        expect(refused).toEqual([]);
        expect(state.phase).toBe('over');
        expect(events.filter(({ type }) => type === 'revealed')).toHaveLength(laid.options.rounds);
      }),
      { numRuns: 60 },
    );
  });

  it('scores points', () => {
    const totals = [1, 2, 3].map((n) => played({ seed: `${n}`, lake: null }).state.points.reduce((a, b) => a + b));
    expect(Math.min(...totals)).toBeGreaterThan(0);
  });

  it('has something to do in a lake without a word', () => {
    expect(played({ seats: 3, lake: null, lexicon: lexiconOf(['QQ'], 'de-folded') }).state.phase).toBe('over');
  });
});

describe('walk', () => {
  const water = { radius: 3, lake: rows.join('') } as const;

  it('finds the longest word from a hole, each chip once', () => {
    expect(walk(water, few, 0, anywhere)).toEqual({ path: [0, 1, 5, 6], word: 'EDEL' });
    expect(walk(water, few, 7, anywhere)?.word).not.toBe('ELSE'); // it would need the same E again
  });

  it('keeps to the second hole that it is given', () => {
    expect(walk(water, few, 0, (to) => to !== 1)).toBeUndefined();
  });

  it('reads a joker as whatever helps', () => {
    expect(walk({ ...water, lake: `E?${rows.join('').slice(2)}` }, few, 0, (to) => to === 1)).toEqual({ path: [0, 1, 5, 6], word: 'EDEL' });
  });

  it('keeps off the Q', () => {
    expect(walk({ ...water, lake: 'QI'.padEnd(37, '_') }, lexiconOf(['QI', 'QUI'], 'de-folded'), 0, anywhere)).toBeUndefined();
  });
});

describe('over whole games', () => {
  it('events alone rebuild the state, and no state is changed in place', () => {
    fc.assert(
      fc.property(tables, (laid) => {
        const states: string[] = [];
        const table = played(laid, ({ state }) => states.push(JSON.stringify(state)));
        const { options, language, radius, seats } = table.state;
        expect(radius).toBe(seats > 4 ? 4 : 3);
        const start = woertersee.setup({ options, language, seats, seed: laid.seed });
        const rebuilt = table.events.reduce(woertersee.evolve, start);
        expect(JSON.stringify(rebuilt)).toBe(JSON.stringify(table.state));
        expect(JSON.parse(states.at(-1)!)).toEqual(table.state);
      }),
      { numRuns: 15 },
    );
  });

  it('no chip gets lost', () => {
    fc.assert(
      fc.property(tables, (laid) => {
        const seen = new Set<string>();
        played(laid, (table) => seen.add(chips(table)));
        expect([...seen]).toHaveLength(1);
      }),
      { numRuns: 15 },
    );
  });

  it('the reveal lists every boat once, seat by seat from the one who pressed STOP!', () => {
    fc.assert(
      fc.property(tables, (laid) => {
        const { events } = played(laid);
        let stopBy = -1;
        let boats: string[] = [];
        for (const event of events) {
          if (event.type === 'opened') boats = [];
          if (event.type === 'boat') boats.push(`${event.seat}/${event.n}`);
          if (event.type === 'stopped') stopBy = event.seat;
          if (event.type !== 'revealed') continue;
          const place = (seat: number): number => (seat - stopBy + laid.seats) % laid.seats;
          const listed = event.reveals.map(({ seat, n }) => place(seat) * 100 + n);
          expect(listed).toEqual(listed.toSorted((a, b) => a - b));
          expect(event.reveals.map(({ seat, n }) => `${seat}/${n}`).toSorted()).toEqual(boats.toSorted());
        }
      }),
      { numRuns: 20 },
    );
  });
});
