// npm run -s replay -- FILE [--view SEAT|audience] [--language xx] [--words any]
// Plays a scenario file through the real rules; one JSON object a line on standard output. docs/scenarios.md says what it prints.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lexicon } from '../server/lexica.ts';
import type { Game, Language, Line, Viewer } from '../shared/game.ts';
import { games } from '../shared/games/index.ts';
import { LANGUAGES } from '../shared/protocol.ts';
import { mismatches } from '../shared/scenario/expect.ts';
import { readScenario, ScenarioError, told, type Scenario } from '../shared/scenario/file.ts';
import { languageOf, play } from '../shared/scenario/run.ts';
import { seen } from '../shared/scenario/seen.ts';
import { amend } from '../shared/words/amend.ts';
import { anyWord } from '../shared/words/any.ts';
import type { Lexicon } from '../shared/words/lexicon.ts';

interface Request {
  readonly file: string;
  readonly view?: string | undefined;
  readonly language?: Language | undefined;
  readonly anyWord: boolean;
}

function requested(args: readonly string[]): Request {
  const strings = { view: { type: 'string' }, language: { type: 'string' }, words: { type: 'string' } } as const;
  const { values, positionals } = told(() => parseArgs({ args: [...args], options: strings, allowPositionals: true }));
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new ScenarioError('Name one file: npm run -s replay -- FILE [--view SEAT|audience] [--language xx] [--words any].');
  const language = LANGUAGES.find((known) => known === values.language);
  if (values.language !== undefined && !language)
    throw new ScenarioError(`--language is one of ${LANGUAGES.join(', ')}, not "${values.language}".`);
  if (values.words !== undefined && values.words !== 'any') throw new ScenarioError(`--words can only be "any", not "${values.words}".`);
  return { file, view: values.view, language, anyWord: values.words === 'any' };
}

/** The file's data. */
function read(file: string, from: string): unknown {
  if (file.toLowerCase().endsWith('.gcg')) throw new ScenarioError(`${file} is a GCG file, and only scenario files (JSON) can be played.`);
  const typed = resolve(from, file);
  const path = existsSync(typed) ? typed : resolve(file);
  const text = told(
    () => readFileSync(path, 'utf8'),
    () => `${file} cannot be read.`,
  );
  return told(
    () => JSON.parse(text.replace(/^\uFEFF/, '')) as unknown,
    (why) => `${file} is not JSON: ${why}.`,
  );
}

function viewer(view: string | undefined, { seats }: Scenario): Viewer | undefined {
  if (view === undefined || view === 'audience') return view;
  if (!seats.includes(view)) throw new ScenarioError(`--view: there is no seat "${view}".`);
  return seats.indexOf(view);
}

function lexiconFor(game: Game, { words }: Scenario, language: Language, any: boolean): Lexicon {
  const graph = game.graph(language);
  return any
    ? anyWord(graph)
    : told(
        () => amend(lexicon(graph), words),
        (why) => `words: ${why}.`,
      );
}

/**
 * Plays what the arguments ask for and gives every line to `print`. `from`: the folder in which the command was typed.
 * @returns what is wrong, as one sentence; undefined when everything that the file expects came true.
 */
export function replay(args: readonly string[], from: string, print: (line: Line) => void): string | undefined {
  try {
    return played(requested(args), from, print);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
}

function played(request: Request, from: string, print: (line: Line) => void): string | undefined {
  const scenario = readScenario(read(request.file, from));
  const game = Object.hasOwn(games, scenario.game) ? games[scenario.game] : undefined;
  if (!game) throw new ScenarioError(`There is no game "${scenario.game}", only ${Object.keys(games).join(', ')}.`);
  const language = languageOf(game, scenario, request.language);
  const looking = viewer(request.view, scenario);
  const lines: Line[] = [];
  for (const step of play(game, scenario, language, lexiconFor(game, scenario, language, request.anyWord))) {
    lines.push(...step.lines);
    for (const line of looking === undefined ? step.lines : [seen(game, step, looking, scenario.seats)]) print(line);
  }
  return mismatches(lines, scenario.expect)[0];
}

if (import.meta.main) {
  process.stdout.on('error', () => process.exit()); // whoever reads (`head`) has seen enough
  // npm itself runs in the package's folder
  const complaint = replay(process.argv.slice(2), process.env['INIT_CWD'] ?? '.', (line) =>
    process.stdout.write(`${JSON.stringify(line)}\n`),
  );
  if (complaint !== undefined) {
    process.stderr.write(`${complaint}\n`);
    process.exitCode = 1;
  }
}
