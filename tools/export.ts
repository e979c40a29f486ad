// npm run -s export -- FILE|-
// The JSON of a finished game, as the server gives it at /api/replay/ID, written as a scenario file on standard output.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Replay } from '../server/http/replay.ts';
import { games } from '../shared/games/index.ts';
import { exported } from '../shared/scenario/export.ts';

/** @throws Error with one sentence when there is no such game in this house. */
export function scenarioOf({ game: id, language, options, seed, players, journal }: Replay): string {
  const game = games[id];
  if (!game) throw new Error(`There is no game "${id}".`);
  const names = players.map(({ name }) => name);
  return `${JSON.stringify(exported(game, { language, options, names, seed, rows: journal }), null, 2)}\n`;
}

if (import.meta.main) {
  const [file = ''] = process.argv.slice(2);
  try {
    const text = readFileSync(file === '-' ? 0 : resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8');
    process.stdout.write(scenarioOf(JSON.parse(text) as Replay));
  } catch (error) {
    process.stderr.write(`${file} is not the JSON of a finished game: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
