// The command itself: what it prints, what it says when something is wrong, and that it leaves nothing behind.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { replay } from './replay.ts';
import { root } from './step.ts';

const folder = mkdtempSync(join(tmpdir(), 'logodrome-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const edel = join(root, 'shared/games/woertersee/scenarios/edel.json');
const changed = (change: object): string => JSON.stringify({ ...(JSON.parse(readFileSync(edel, 'utf8')) as object), ...change });

interface Answer {
  readonly status: number | null;
  readonly lines: readonly { readonly [key: string]: unknown }[];
  readonly complaint: string;
}
/** Asks in `folder`, in this process. */
function ask(...args: readonly string[]): Pick<Answer, 'lines'> & { readonly complaint: string | undefined } {
  const lines: Answer['lines'][number][] = [];
  const complaint = replay(args, folder, (line) => lines.push(line));
  return { lines, complaint };
}
/** Types the command in `folder`. */
function type(...args: readonly string[]): Answer {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/replay.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  });
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { status, lines: lines.map((line) => JSON.parse(line) as Answer['lines'][number]), complaint: stderr };
}
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

describe('npm run -s replay', () => {
  it('plays a file and prints one line an action, the result last', () => {
    const { status, lines, complaint } = type(edel);
    expect([status, complaint]).toEqual([0, '']);
    expect(lines.map(({ i }) => i).filter((i) => i !== undefined)).toEqual([0, 1, 2, 3, 5, 6, 7, 'result']);
    expect(lines[1]).toMatchObject({ ok: false, refusal: { code: 'chip-reused' } });
  });

  it('finds a file where the command was typed, also with a byte order mark, and leaves nothing behind', () => {
    const name = file('here.json', `\uFEFF${changed({})}`);
    const before = readdirSync(folder);
    expect(type(name)).toMatchObject({ status: 0, complaint: '' });
    expect(readdirSync(folder)).toEqual(before);
  });

  it('ends quietly when whoever reads (`head`) has seen enough', async () => {
    const boat = { seat: 'A', type: 'boat', from: 'a1', to: 'a2' };
    const name = file('long.json', changed({ actions: Array.from({ length: 5000 }, () => boat), expect: [] }));
    const child = spawn(process.execPath, [join(root, 'tools/replay.ts'), join(folder, name)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(complaint).toBe('');
  });

  it('an expectation that does not hold: exit code 1 and one sentence, after the whole transcript', () => {
    const { status, lines, complaint } = type(file('wrong.json', changed({ expect: [{ i: 0, ok: false }] })));
    expect([status, complaint]).toEqual([1, 'Expect 0: in the line of action 0, ok is true, not false.\n']);
    expect(lines.at(-1)).toMatchObject({ i: 'result' });
  });

  it('shows what one seat sees, and of others only what it learns', () => {
    const { complaint, lines } = ask(edel, '--view', 'B');
    expect(complaint).toBeUndefined();
    expect(lines.filter(({ i }) => typeof i === 'number')).toHaveLength(7);
    expect(lines.find(({ i }) => i === 3)).toMatchObject({ i: 3, notices: [], view: { mine: { traces: [] } } });
    expect(lines.find(({ i }) => i === 3)).not.toHaveProperty('ok');
    expect(ask(edel, '--view', 'audience').lines.every(({ view }) => !('mine' in (view as object)))).toBe(true);
  });

  it('--words any takes every text for a word, --language another set', () => {
    const path = ['a1', 'a2', 'b2', 'c2', 'b2'];
    const actions = [
      { seat: 'A', type: 'boat', from: 'a1', to: 'a2' },
      { seat: 'A', type: 'trace', boat: 1, path: path.slice(0, 4) },
    ];
    const name = file('letters.json', changed({ actions, expect: [] }));
    expect(ask(name).lines.find(({ i }) => i === 1)).toMatchObject({ standing: 'not-a-word' });
    expect(ask(name, '--words', 'any').lines.find(({ i }) => i === 1)).toMatchObject({ standing: 'valid' });
    expect(ask(name, '--language', 'en').complaint).toBeUndefined();
  });
});

describe('npm run -s replay says in one sentence what is wrong:', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['no file', [], /^Name one file: /],
    ['a file that is not there', ['none.json'], /^none\.json cannot be read\.$/],
    ['no JSON', [file('text.json', 'RAD')], /^text\.json is not JSON: .*\.$/],
    ['a GCG file', [file('game.gcg', '#player1 A A')], /^game\.gcg is a GCG file, and only scenario files \(JSON\) can be played\.$/],
    ['an unknown game', [file('game.json', changed({ game: 'chess' }))], /^There is no game "chess", only lexicon-go, woertersee\.$/],
    ['a game called as no game can be', [file('proto.json', changed({ game: 'constructor' }))], /^There is no game "constructor", only /],
    ['an action that is none', [file('fly.json', changed({ actions: [{ seat: 'A', type: 'fly' }] }))], /^Action 0: .*\.$/],
    ['an unknown option', [file('option.json', changed({ options: { speed: 1 } }))], /^options: woertersee has no option "speed"\.$/],
    ['a word with letters that there are not', [file('also.json', changed({ words: { also: ['ΩΩ'] } }))], /^words: .*\.$/],
    [
      'a seat in options without its name',
      [file('kiddie.json', changed({ options: { kiddie: [0] } }))],
      /^options, kiddie: seats are given by name, not 0\.$/,
    ],
    ['an unknown seat to look from', [edel, '--view', 'Z'], /^--view: there is no seat "Z"\.$/],
    ['an unknown flag', [edel, '--fast'], /^Unknown option '--fast'.*\.$/],
    ['an unknown language', [edel, '--language', 'xx'], /^--language is one of de, .*\.$/],
    ['a language without tiles', [edel, '--language', 'la'], /^woertersee has no tiles for the language la\.$/],
  ])('%s', (_, args, sentence) => {
    const { lines, complaint } = ask(...args);
    expect(complaint).toMatch(sentence);
    expect(lines).toEqual([]);
  });
});
