// Every law, over every game of the registry: LAWS_RUNS whole games each (1,000), from LAWS_SEED (new every time, and printed).
import { describe, expect, it } from 'vitest';
import { lexicon } from '../../server/lexica.ts';
import { stream } from '../random.ts';
import { games } from './index.ts';
import { laws } from './laws/all.ts';
import { faultOf } from './laws/law.ts';
import { playOut } from './laws/playing.ts';

const runs = Number(process.env['LAWS_RUNS'] ?? 1000);
const base = process.env['LAWS_SEED'] ?? String(Date.now() % 1e6);
console.log(`The laws of the games: LAWS_SEED=${base} LAWS_RUNS=${runs}`);

describe.each(Object.values(games))('$id obeys the laws', (game) => {
  const held = new Map<string, number>();
  const broken = new Map<string, string>();

  it(`over ${runs} whole games`, { timeout: 600_000 }, () => {
    for (let run = 0; run < runs; run++) {
      const seed = `${base}/${game.id}/${run}`;
      const playing = playOut(game, seed, lexicon);
      for (const law of laws) {
        if (broken.has(law.name)) continue;
        const fault = faultOf(law, playing, stream(seed, -2));
        if (fault === undefined) held.set(law.name, (held.get(law.name) ?? 0) + 1);
        else
          broken.set(
            law.name,
            `LAWS_SEED=${base}, run ${run}, ${playing.names.length} seats, ${JSON.stringify(playing.setup.options)}: ${fault}`,
          );
      }
    }
    expect(held.size + broken.size).toBe(laws.length);
  });

  it.each(laws)('$name', ({ name }) => {
    expect(broken.get(name)).toBeUndefined();
    expect(held.get(name)).toBeGreaterThanOrEqual(runs);
  });
});
