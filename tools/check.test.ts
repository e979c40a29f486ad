// What must not be in the house is planted in a copy of it, and `npm run check` must name every piece.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './step.ts';

interface Plant {
  readonly what: string;
  /** By path: the text to put there. */
  readonly files: { readonly [path: string]: string };
  /** Who must complain, as he calls himself. */
  readonly by: string;
}
const restricted = 'no-restricted-imports';
const plants: readonly Plant[] = [
  {
    what: 'a DOM type in shared',
    by: 'TS2304',
    files: { 'shared/planted/dom.ts': 'export const width = (element: HTMLElement): number => element.offsetWidth;\n' },
  },
  {
    what: 'a DOM global in shared',
    by: 'TS2584',
    files: { 'shared/planted/title.ts': 'export const title = (): string => document.title;\n' },
  },
  {
    what: 'Node in shared',
    by: restricted,
    files: { 'shared/planted/node.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n" },
  },
  {
    what: 'Date.now() in shared',
    by: 'no-restricted-globals',
    files: { 'shared/planted/date.ts': 'export const now = (): number => Date.now();\n' },
  },
  {
    what: 'a timer in shared',
    by: 'no-restricted-globals',
    files: { 'shared/planted/timer.ts': 'export const later = (f: () => void): unknown => setTimeout(f, 1);\n' },
  },
  {
    what: 'Math.random in shared',
    by: 'no-restricted-properties',
    files: { 'shared/planted/luck.ts': 'export const luck = (): number => Math.random();\n' },
  },
  {
    what: 'a package in shared',
    by: restricted,
    files: { 'shared/planted/package.ts': "import { signal } from '@preact/signals';\nexport const planted = signal;\n" },
  },
  {
    what: 'a client import of server, types only',
    by: restricted,
    files: { 'client/planted-server.ts': "export type { StoredSeat } from '../server/store/repository.ts';\n" },
  },
  {
    what: 'the SDK outside client/net.ts',
    by: restricted,
    files: { 'client/shell/planted-wire.ts': "export type { Room } from 'colyseus.js';\n" },
  },
  {
    what: 'a server import of client',
    by: restricted,
    files: { 'server/planted-client.ts': "export type { Link } from '../client/table/link.ts';\n" },
  },
  {
    what: 'a rule known to the server',
    by: restricted,
    files: { 'server/table/planted-rule.ts': "export { adjacent } from '../../shared/games/woertersee/holes.ts';\n" },
  },
  {
    what: 'a sibling-game import',
    by: restricted,
    files: { 'shared/games/woertersee/planted-sibling.ts': "export type { Action } from '../lexicon-go/view.ts';\n" },
  },
  {
    what: 'an import upwards inside shared',
    by: restricted,
    files: { 'shared/words/planted-up.ts': "export type { Action } from '../games/lexicon-go/view.ts';\n" },
  },
  {
    what: 'an import cycle, types only',
    by: 'no-cycle',
    files: {
      'shared/planted/egg.ts': "import type { Hen } from './hen.ts';\nexport interface Egg { readonly of: Hen }\n",
      'shared/planted/hen.ts': "import type { Egg } from './egg.ts';\nexport interface Hen { readonly from: Egg }\n",
    },
  },
  { what: 'any', by: 'no-explicit-any', files: { 'client/planted-any.ts': 'export const planted = (x: any): unknown => x;\n' } },
  {
    what: 'a promise that nobody waits for',
    by: 'no-floating-promises',
    files: { 'server/planted-promise.ts': 'export const planted = (f: () => Promise<void>): void => {\n  f();\n};\n' },
  },
  {
    what: 'a test that runs alone',
    by: 'no-focused-tests',
    files: { 'shared/planted/only.test.ts': "import { expect, it } from 'vitest';\nit.only('runs', () => expect(1).toBe(1));\n" },
  },
  {
    what: 'a test that is skipped',
    by: 'no-disabled-tests',
    files: { 'shared/planted/skip.test.ts': "import { expect, it } from 'vitest';\nit.skip('runs', () => expect(1).toBe(1));\n" },
  },
  { what: 'a file of more than 400 lines', by: 'max-lines', files: { 'client/planted-long.ts': 'export {};\n'.repeat(401) } },
  {
    what: 'a function of more than 80 lines',
    by: 'max-lines-per-function',
    files: { 'client/planted-function.ts': `export function planted(x: number): number {\n${'  x++;\n'.repeat(80)}  return x;\n}\n` },
  },
  { what: 'a name that is not lower-case kebab', by: 'filename-case', files: { 'client/PlantedName.ts': 'export const planted = 1;\n' } },
  { what: 'another format', by: 'format', files: { 'shared/planted/format.ts': 'export const planted = {a:"1"}\n' } },
];

describe('npm run check finds', () => {
  const copy = mkdtempSync(join(tmpdir(), 'logodrome-check-'));
  let complaints: readonly string[] = [];
  let status: number | null = null;

  beforeAll(() => {
    const left = new Set(
      ['.git', '.cache', 'node_modules', 'dist', 'data', 'public', 'shots', 'test-results'].map((name) => join(root, name)),
    );
    cpSync(root, copy, { recursive: true, filter: (source) => !left.has(source) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const { files } of plants) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(copy, dirname(path)), { recursive: true });
        writeFileSync(join(copy, path), text);
      }
    }
    const check = spawnSync(process.execPath, ['tools/check.ts'], { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
    status = check.status;
    complaints = blocks(check.stdout);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('that something is wrong', () => {
    expect(status).toBe(1);
  });

  it.each(plants)('$what', ({ files, by }) => {
    const [path] = Object.keys(files);
    expect(complaints.filter((complaint) => complaint.includes(path!) && complaint.includes(by))).not.toEqual([]);
  });
});

/** What stands together in the output: a complaint of the linter has several lines, one of the compiler has one, the formatter one list. */
function blocks(output: string): readonly string[] {
  const [, format = ''] = output.split('── format\n');
  return [...output.split(/\n\s*\n/), ...output.split('\n').filter((line) => line.includes(': error TS')), `format\n${format}`];
}
