// The parts of the documents that are made from the code: `npm run docs` writes them, a test sees that they are current. A mark
// `<!-- KIND ARGUMENTS -->` … `<!-- end -->` says what stands there: `refusals GAME` every refusal code · `options GAME` the house rules ·
// `example GAME FILE` a scenario and its lines · `settings` the server's environment.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { settings } from '../server/config.ts';
import { lexicon } from '../server/lexica.ts';
import type { Game, Language } from '../shared/game.ts';
import { games } from '../shared/games/index.ts';
import { valuesToTry } from '../shared/games/laws/house-rules.ts';
import { readScenario } from '../shared/scenario/file.ts';
import { languageOf, play } from '../shared/scenario/run.ts';
import { amend } from '../shared/words/amend.ts';
import { root } from './step.ts';

export const pages = ['docs/scenarios.md', 'README.md'].map((name) => join(root, name));

/** A page with every made part as the code has it now. @throws Error when a mark names something that there is not. */
export function withMadeParts(text: string): string {
  return text.replace(/<!-- (\w+)((?: \S+)*) -->\n[^]*?<!-- end -->/g, (_, kind: string, said: string) => {
    const args = said.trim().split(' ');
    return `<!-- ${kind}${said} -->\n\n${made(kind, args)}\n\n<!-- end -->`;
  });
}

function made(kind: string, [id = '', name = '']: readonly string[]): string {
  if (kind === 'settings') return settingsTable();
  const game = games[id];
  const parts: { readonly [kind: string]: (game: Game, name: string) => string } = { refusals, options, example };
  if (!game || !parts[kind]) throw new Error(`There is nothing to be made for ${kind} ${id}.`);
  return parts[kind](game, name);
}

function settingsTable(): string {
  const rows = Object.values(settings).map(
    ({ name, fallback, about }) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${about} |`,
  );
  return ['| variable | default | |', '|---|---|---|', ...rows].join('\n');
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

if (import.meta.main) for (const page of pages) writeFileSync(page, withMadeParts(readFileSync(page, 'utf8')));
