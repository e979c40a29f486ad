// From an action sent to the patch at another phone, against relays of the same bytes in the same run: see README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, type Row, type Sides } from './comparison.ts';
import { PLANS, SEATS } from './plan.ts';
import { endAll, startSide } from './processes.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: PLANS.map((p) => p.tables).join(',') },
    repeats: { type: 'string', default: '5' },
    out: { type: 'string', default: 'bench/results/wire.json' },
    server: { type: 'string', default: 'server/main.ts' },
  },
});
const wanted = values.tables.split(',').map(Number);
const here = (file: string): string => new URL(file, import.meta.url).pathname;
const UNLIMITED = Object.fromEntries(
  ['MESSAGES', 'REQUESTS', 'JOINS', 'PLAYER_JOINS', 'PLAYERS', 'TABLES'].map((name) => [`LIMIT_${name}`, '1000000']),
);

/** A server of its own for each size: what the size before left behind would count as memory and as work. */
async function start(folder: string): Promise<Sides> {
  return {
    game: await startSide(values.server, { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', ...UNLIMITED }),
    relay: await startSide(here('relay.ts')),
    durable: await startSide(here('relay.ts'), {}, [join(folder, 'relay.journal')]),
  };
}
/** The columns of the table that is printed; the file has all figures. */
const columns = (r: Row): Record<string, string | number | null> => ({
  tables: r.tables,
  'p50 ms': r.game.p50,
  'p95 ms': r.game.p95,
  'p99 ms': r.game.p99,
  'relay p50': r.relay.p50,
  'durable p50': r.durable.p50,
  '× relay p50': r.ratio.p50,
  '× durable p50': r.durableRatio.p50,
  '× durable p95': r.durableRatio.p95,
  '× durable p99': r.durableRatio.p99,
  'cpu ms': r.cpuPerAction.game,
  '× relay cpu': r.cpuRatio,
  'bytes up': Math.round(r.bytes.up),
  'bytes down': Math.round(r.bytes.patch + r.bytes.notice),
  'KB a table': r.kbPerTable,
  'lag p99': r.lag.game,
});

const rows: Row[] = [];
for (const plan of PLANS.filter((p) => wanted.includes(p.tables))) {
  const { tables, actions, perSecond } = plan;
  console.log(`${tables} tables of ${SEATS}: ${values.repeats} × ${actions} actions at ${perSecond} a second …`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    rows.push(await compare(plan, await start(folder), Number(values.repeats)));
  } finally {
    endAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }); // the server closes its files meanwhile
  }
}
const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ');
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, `${JSON.stringify({ command, ...machine, seats: SEATS, rows }, null, 2)}\n`);
console.table(rows.map(columns));
console.log(`All figures: ${values.out}`);
if (rows.some((r) => r.lost > 0)) throw new Error('Actions were lost: the figures do not count.');
