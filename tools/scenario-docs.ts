// The parts of docs/scenarios.md that are made from the code: `npm run docs` writes them, a test sees that they are current.
// `<!-- refusals GAME -->` … `<!-- end -->`: every refusal code · `options GAME`: the house rules · `example GAME FILE`: a file and its lines.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { lexicon } from '../server/lexica.ts';
import type { Game, Language } from '../shared/game.ts';
import { games } from '../shared/games/index.ts';
import { valuesToTry } from '../shared/games/laws/house-rules.ts';
import { readScenario } from '../shared/scenario/file.ts';
import { languageOf, play } from '../shared/scenario/run.ts';
import { amend } from '../shared/words/amend.ts';
import { root } from './step.ts';

export const page = join(root, 'docs/scenarios.md');

/** The page with every made part as the code has it now. @throws Error when a mark names something that there is not. */
export function withMadeParts(text: string): string {
  return text.replace(/<!-- (\w+) (\S+)(?: (\S+))? -->\n[^]*?<!-- end -->/g, (_, kind: string, id: string, name: string | undefined) => {
    const game = games[id];
    if (!game) throw new Error(`docs/scenarios.md names a game that there is not: ${id}.`);
    const part = kind === 'refusals' ? refusals(game) : kind === 'options' ? options(game) : example(game, name!);
    return `<!-- ${[kind, id, name].filter(Boolean).join(' ')} -->\n${part}\n<!-- end -->`;
  });
}

function refusals({ refusals: codes }: Game): string {
  const rows = Object.keys(codes)
    .toSorted()
    .map((code) => `| \`${code}\` | ${codes[code]!.replaceAll('|', '\\|')} |`);
  return ['| refusal | when |', '|---|---|', ...rows].join('\n');
}

interface Described {
  readonly entries: { readonly [name: string]: { readonly wrapped: v.GenericSchema } };
}
function options(game: Game): string {
  const printed = (language: Language, name: string): string =>
    JSON.stringify((game.defaults(language) as { readonly [name: string]: unknown })[name]);
  const rows = [...valuesToTry(game, game.languages[0]!)].map(([name, values]) => {
    const about = v.getDescription((game.options as unknown as Described).entries[name]!.wrapped) ?? '';
    const defaults = game.languages.map((language) => ({ language, value: printed(language, name) }));
    const same = defaults.every(({ value }) => value === defaults[0]!.value);
    const shown = same ? `\`${defaults[0]!.value}\`` : defaults.map(({ language, value }) => `\`${value}\` (${language})`).join(', ');
    const numeric = values.some((value) => typeof value === 'number') && values.every((value) => typeof value === 'number');
    const others = numeric
      ? `${Math.min(...(values as number[]))} to ${Math.max(...(values as number[]))}`
      : values.map((value) => `\`${JSON.stringify(value)}\``).join(' ');
    return `| \`${name}\` | ${shown} | ${Array.isArray(values[0]) ? 'list of seats' : others} | ${about} |`;
  });
  return ['| option | printed rule | values | |', '|---|---|---|---|', ...rows].join('\n');
}

function example(game: Game, name: string): string {
  const text = readFileSync(join(root, `shared/games/${game.id}/scenarios/${name}.json`), 'utf8').trimEnd();
  const scenario = readScenario(JSON.parse(text));
  const language = languageOf(game, scenario);
  const lines = [...play(game, scenario, language, amend(lexicon(game.graph(language)), scenario.words))].flatMap((step) => step.lines);
  return ['```json', text, '```', '', 'prints', '', '```json', ...lines.map((line) => JSON.stringify(line)), '```'].join('\n');
}

if (import.meta.main) writeFileSync(page, withMadeParts(readFileSync(page, 'utf8')));
