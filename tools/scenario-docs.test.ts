import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../shared/games/index.ts';
import { page, withMadeParts } from './scenario-docs.ts';

describe('docs/scenarios.md', () => {
  const text = readFileSync(page, 'utf8');

  it('is what the code says now (npm run docs)', () => {
    expect(withMadeParts(text)).toBe(text);
  });

  it.each(Object.values(games))('has the refusals, the options and an example of $id', (game) => {
    for (const kind of ['refusals', 'options', 'example']) expect(text).toMatch(new RegExp(`<!-- ${kind} ${game.id}( \\S+)? -->`));
    for (const code of Object.keys(game.refusals)) expect(text).toContain(`| \`${code}\` |`);
  });
});
