// Every house rule has a scenario that comes out otherwise without it.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../scenario/file.ts';
import { scenarioFiles, transcript, type ScenarioFile } from '../scenario/test/transcript.ts';
import type { Game, Language } from '../game.ts';
import { games } from './index.ts';
import { valuesToTry } from './laws/house-rules.ts';

interface HouseRule {
  readonly name: string;
  /** undefined: any value but the printed one will do. */
  readonly value: unknown;
}

/** Of choices, each value that is not printed; of numbers and lists, any one. */
function houseRules(game: Game): readonly HouseRule[] {
  return [...valuesToTry(game, game.languages[0]!)].flatMap(([name, values]) => {
    const free =
      values.some((value) => typeof value === 'number' || Array.isArray(value)) && !values.includes('any') && !values.includes(null);
    return free ? [{ name, value: undefined }] : values.slice(1).map((value) => ({ name, value }));
  });
}

/** Whether the file sets the rule and is played otherwise when the printed value stands in its place. */
function showsDifference(game: Game, { data }: ScenarioFile, { name, value }: HouseRule): boolean {
  const options = (data['options'] ?? {}) as { readonly [option: string]: unknown };
  if (!(name in options) || (value !== undefined && options[name] !== value)) return false;
  const printed = game.defaults((data['language'] ?? game.languages[0]!) as Language)[name] as unknown;
  const without = readScenario({ ...data, options: { ...options, [name]: printed } });
  return JSON.stringify(transcript(readScenario(data))) !== JSON.stringify(transcript(without));
}

describe.each(Object.values(games))('a house rule of $id makes a difference in some scenario:', (game) => {
  it.each(houseRules(game))('$name $value', (rule) => {
    expect(
      scenarioFiles(game)
        .filter((file) => showsDifference(game, file, rule))
        .map((file) => file.name),
    ).not.toEqual([]);
  });
});
