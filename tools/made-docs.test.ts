// What the documents say of the code is what the code is.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../server/config.ts';
import { games } from '../shared/games/index.ts';
import { pages, withMadeParts } from './made-docs.ts';
import { root } from './step.ts';

const textOf = (name: string): string => readFileSync(join(root, name), 'utf8');

it.each(pages)('the made parts of %s are current (npm run docs)', (page) => {
  const text = readFileSync(page, 'utf8');
  expect(withMadeParts(text)).toBe(text);
});

it.each(Object.values(games))('docs/scenarios.md has the refusals, the options and an example of $id', (game) => {
  const text = textOf('docs/scenarios.md');
  for (const kind of ['refusals', 'options', 'example']) expect(text).toMatch(new RegExp(`<!-- ${kind} ${game.id}( \\S+)? -->`));
  for (const code of Object.keys(game.refusals)) expect(text).toContain(`| \`${code}\` |`);
});

describe('README.md', () => {
  const text = textOf('README.md');
  const { dependencies, devDependencies, optionalDependencies, scripts } = JSON.parse(textOf('package.json')) as {
    readonly [part: string]: { readonly [name: string]: string };
  };

  it('has a line for every dependency, and for nothing else', () => {
    const [, section = ''] = text.split('## Dependencies\n');
    const named = section
      .split('\n## ')[0]!
      .split('\n')
      .flatMap((line) => (line.startsWith('| `') ? [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) : []));
    const all = [...Object.keys(dependencies!), ...Object.keys(devDependencies!), ...Object.keys(optionalDependencies!)];
    expect(named.toSorted()).toEqual(all.toSorted());
  });

  it('names every setting, and only commands and files that there are', () => {
    for (const { name } of Object.values(settings)) expect(text).toContain(`\`${name}\``);
    for (const [, name] of text.matchAll(/npm run (?:-s )?([a-z0-9:-]+)/g)) expect(Object.keys(scripts!)).toContain(name);
    for (const [, path] of text.matchAll(/\]\(([^)#:]+)\)/g)) expect(existsSync(join(root, path!)), path).toBe(true);
  });

  it.each(Object.values(games))('links to the rules, and these speak of $id', ({ id }) => {
    const [first] = id.split('-');
    expect(textOf('docs/rules.md').toLowerCase().replaceAll('ö', 'oe')).toContain(first);
    expect(text).toContain('docs/rules.md');
  });
});

it('pages link only to pages that there are', () => {
  for (const name of ['docs/rules.md', 'docs/scenarios.md', 'docs/words.md'])
    for (const [, path] of textOf(name).matchAll(/\]\(([^)#:]+)\)/g))
      expect(existsSync(join(root, dirname(name), path!)), `${basename(name)}: ${path}`).toBe(true);
});
