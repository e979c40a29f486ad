// From what the server keeps of a finished game to a file that replay plays to the same end.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lexicon } from '../server/lexica.ts';
import type { Line } from '../shared/game.ts';
import { games } from '../shared/games/index.ts';
import { playOut } from '../shared/games/laws/playing.ts';
import { scenarioOf } from './export.ts';
import { replay } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'logodrome-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(Object.values(games))('a finished game of $id', (game) => {
  const { setup, moments, last } = playOut(game, 'export/0', lexicon); // a seed whose people know all the words that they lay
  const file = scenarioOf({
    id: '0'.repeat(32),
    game: game.id,
    language: setup.language,
    options: setup.options as { readonly [option: string]: never },
    seats: setup.seats,
    seed: setup.seed,
    startedAt: 0,
    endedAt: 1,
    players: Array.from({ length: setup.seats }, (_, seat) => ({ name: `Mia ${seat + 1}`, crew: seat })),
    result: game.over(last)!,
    journal: moments.map(({ now, seat, action, events }) => ({
      at: now,
      seat: seat ?? -1,
      action: { ...action },
      events: events.map(({ event }) => ({ ...event })),
    })),
  });
  writeFileSync(join(folder, `${game.id}.json`), file);

  const lines: Line[] = [];
  expect(replay([`${game.id}.json`], folder, (line) => lines.push(line))).toBeUndefined();
  expect(lines.filter(({ ok }) => ok === false)).toEqual([]);
  const { winners, totals } = game.over(last)!;
  expect(lines.at(-1)).toMatchObject({
    over: true,
    winners: winners.map((seat) => `Mia ${seat + 1}`),
    totals: Object.fromEntries(totals.map((points, seat) => [`Mia ${seat + 1}`, points])),
  });
});
