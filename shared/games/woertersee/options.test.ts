import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaults, options } from './options.ts';

describe('house rules', () => {
  it('the printed rules are the defaults', () => {
    expect(v.parse(options, {})).toEqual({
      level: 'basic',
      flagChips: 0,
      jokers: 0,
      q: 'none',
      kiddie: [],
      blindTracing: false,
      rounds: 4,
      seconds: 180,
    });
    expect(defaults('de')).toEqual(v.parse(options, {}));
  });

  it('English words are played with four flag chips and Q as QU', () => {
    expect(defaults('en')).toEqual({ ...defaults('de'), flagChips: 4, q: 'qu' });
  });

  it.each([
    { level: 'hard' },
    { flagChips: 10 },
    { flagChips: -1 },
    { jokers: 1.5 },
    { q: 'QU' },
    { kiddie: 'A' },
    { kiddie: [8] },
    { blindTracing: 1 },
    { rounds: 0 },
    { seconds: 14 },
    { seconds: 601 },
    { speed: 1 },
    null,
  ])('%j is refused', (wrong) => {
    expect(v.safeParse(options, wrong).success).toBe(false);
  });

  it('the schema says all that a lobby form needs: the default first, limits, and what seats are', () => {
    expect(options.entries.level.default).toBe(v.getDefault(options.entries.level));
    expect(options.entries.level.wrapped.options).toEqual(['basic', 'difficult', 'simple']);
    expect(v.getMetadata(options.entries.kiddie.wrapped)).toEqual({ kind: 'seats' });
    for (const entry of Object.values(options.entries)) expect(v.getDescription(entry.wrapped)).toMatch(/\.$/);
  });
});
