// Scenario files of the games, played with the real lexica: what tests of the files share.
import { readdirSync, readFileSync } from 'node:fs';
import { lexicon } from '../../../server/lexica.ts';
import type { Game, Line } from '../../game.ts';
import { games } from '../../games/index.ts';
import { amend } from '../../words/amend.ts';
import type { Scenario } from '../file.ts';
import { languageOf, play } from '../run.ts';

export interface ScenarioFile {
  readonly name: string;
  readonly data: { readonly [key: string]: unknown };
}

const gamesFolder = new URL('../../games/', import.meta.url);

/** Every `*.json` in a game's folder `scenarios`, by name. */
export function scenarioFiles(game: Game): readonly ScenarioFile[] {
  const folder = new URL(`${game.id}/scenarios/`, gamesFolder);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => ({ name, data: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as ScenarioFile['data'] }));
}

/** All lines that `npm run replay` prints. */
export function transcript(scenario: Scenario): Line[] {
  const game = games[scenario.game];
  if (!game) throw new Error(`There is no game "${scenario.game}".`);
  const language = languageOf(game, scenario);
  const words = amend(lexicon(game.graph(language)), scenario.words);
  return [...play(game, scenario, language, words)].flatMap(({ lines }) => [...lines]);
}
