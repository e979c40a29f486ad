// Every scenario file of every game, through the real rules and the real lexica.
import { describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { notJson } from '../games/laws/plain.ts';
import { mismatches } from './expect.ts';
import { readScenario } from './file.ts';
import { scenarioFiles, transcript } from './test/transcript.ts';

describe.each(Object.values(games))('scenarios of $id', (game) => {
  it('exist', () => {
    expect(scenarioFiles(game)).not.toHaveLength(0);
  });

  it.each(scenarioFiles(game))('$name', ({ data }) => {
    const scenario = readScenario(data);
    expect(scenario.game).toBe(game.id);
    expect(scenario.expect, 'a scenario that expects nothing shows nothing').not.toHaveLength(0);
    const lines = transcript(scenario);
    expect(mismatches(lines, scenario.expect)).toEqual([]);
    expect(lines.flatMap((line) => notJson(line) ?? [])).toEqual([]);
    const tell = lines.filter((line) => line['ok'] === true && !('i' in line && line['seat'] === null));
    expect(tell.filter(({ points, totals }) => typeof points !== 'number' || typeof totals !== 'object')).toEqual([]);
  });
});
