// Everything that players read comes from the catalogue: no page holds a text of its own.
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Calls of the games, the same in every language. */
const CALLS = new Set(['LEXICON!', 'STOP!']);
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt']);

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const below = (node: Node): readonly Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((part) => [part, ...below(part)]);

function textOf(node: Node): string {
  if (node.type === 'JSXText') return String(node['value']).trim();
  const value = node['value'];
  const spoken = node.type === 'JSXAttribute' && isNode(node['name']) && SPOKEN.has(String(node['name']['name']));
  return spoken && isNode(value) && value.type === 'Literal' ? String(value['value']) : '';
}
const literals = (file: string, source: string): readonly string[] =>
  below(parseSync(file, source).program as unknown as Node)
    .map(textOf)
    .filter((text) => /\p{L}{2}/u.test(text) && !CALLS.has(text));

test('a planted text is found', () => {
  expect(literals('x.tsx', 'const x = <p>Hello you</p>')).toEqual(['Hello you']);
  expect(literals('x.tsx', 'const x = <b>{name} wins</b>')).toEqual(['wins']);
  expect(literals('x.tsx', 'const x = <button aria-label="Close it" />')).toEqual(['Close it']);
});

test('no page holds a text of its own', () => {
  const files = Object.entries(import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true }));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(([file, source]) => literals(file, source).map((text) => `${file}: ${text}`))).toEqual([]);
});
