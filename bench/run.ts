// From an action sent to the patch at another phone, against a bare relay of the same bytes in the same run,
// and against the same relay when it must write each message to disk before passing it on, as the game does.
//   npm run bench [-- --tables 1,100,500] [--repeats 3] [--out bench/results/wire.json]
// Server, relay and load generators are processes of their own; both sides take turns, the median repeat counts.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { mean, spread, type Spread } from './percentile.ts';
import { PLANS, SEATS, type Load, type Measured, type Plan } from './run-plan.ts';

const { values } = parseArgs({ options: { tables: { type: 'string' }, repeats: { type: 'string', default: '3' }, out: { type: 'string', default: 'bench/results/wire.json' } } });
const wanted = values.tables?.split(',').map(Number);
const plans = PLANS.filter((p) => !wanted || wanted.includes(p.tables));
const ends: (() => void)[] = [];

interface Side { readonly url: string; readonly pid: number }
function start(file: string, env: Readonly<Record<string, string>> = {}, args: readonly string[] = []): Promise<Side> {
  return new Promise((ok, no) => {
    const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    ends.push(() => child.kill('SIGTERM'));
    let out = '';
    child.stdout.on('data', (part: Buffer) => {
      out += String(part);
      const url = /ready: (\S+)/.exec(out)?.[1];
      if (url) ok({ url, pid: child.pid! });
    });
    child.once('exit', (code) => { no(new Error(`${file} ended (${code}): ${out}`)); });
  });
}
function load(args: readonly string[], onMeasuring: () => void): Promise<Measured> {
  return new Promise((ok, no) => {
    const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '', err = '';
    child.stdout!.on('data', (part: Buffer) => { out += String(part); });
    child.stderr!.on('data', (part: Buffer) => {
      err += String(part);
      if (String(part).includes('measuring')) onMeasuring();
    });
    child.once('close', (code) => (code === 0 ? ok(JSON.parse(out) as Measured) : no(new Error(`load ended (${code}): ${err.slice(-1500)}`))));
  });
}
/** CPU ms of a process so far (Linux; elsewhere undefined and the column stays empty). */
function cpuMs(pid: number): number | undefined {
  try {
    const parts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(parts[11]) + Number(parts[12])) * 10;
  } catch { return undefined; }
}
const perAction = (before: number | undefined, after: number | undefined, n: number): number | undefined =>
  (before === undefined || after === undefined ? undefined : Math.round((1000 * (after - before)) / n) / 1000);

interface Turn { readonly game: Measured; readonly relay: Measured; readonly durable: Measured; readonly gameCpu: number | undefined; readonly relayCpu: number | undefined }
async function turn(plan: Plan, server: Side, relay: Side, durable: Side): Promise<Turn> {
  let from: number | undefined;
  const game = await load(['bench/load-game.ts', server.url, JSON.stringify(plan)], () => { from = cpuMs(server.pid); });
  const gameCpu = perAction(from, cpuMs(server.pid), game.ms.length + game.refused);
  const file = join(folder, 'loads.json');
  writeFileSync(file, JSON.stringify(game.loads));
  from = cpuMs(relay.pid);
  const floor = await load(['bench/load-relay.ts', relay.url, JSON.stringify(plan), file], () => {});
  const relayCpu = perAction(from, cpuMs(relay.pid), floor.ms.length);
  const written = await load(['bench/load-relay.ts', durable.url, JSON.stringify(plan), file], () => {});
  return { game, relay: floor, durable: written, gameCpu, relayCpu };
}
const bytes = (loads: readonly Load[]): Readonly<Record<keyof Load, number>> => ({
  up: mean(loads.map((l) => l.up)), patch: mean(loads.map((l) => l.patch)), notice: mean(loads.map((l) => l.notice)), ack: mean(loads.map((l) => l.ack)),
});
const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)]!;
const ratio = (a: Spread, b: Spread): Readonly<Record<'p50' | 'p95' | 'p99', number>> =>
  ({ p50: Math.round((100 * a.p50) / b.p50) / 100, p95: Math.round((100 * a.p95) / b.p95) / 100, p99: Math.round((100 * a.p99) / b.p99) / 100 });

interface Row extends Plan {
  readonly game: Spread; readonly floor: Spread; readonly durableFloor: Spread; readonly ratio: ReturnType<typeof ratio>; readonly durableRatio: ReturnType<typeof ratio>; readonly ack: Spread; readonly refused: number;
  readonly bytes: ReturnType<typeof bytes>; readonly cpuMsPerAction: number | undefined; readonly floorCpuMsPerAction: number | undefined; readonly p50Ratios: readonly number[];
}

const folder = mkdtempSync(join(tmpdir(), 'logodrome-bench-'));
const high = Object.fromEntries(['MESSAGES', 'REQUESTS', 'JOINS', 'PLAYER_JOINS', 'PLAYERS', 'TABLES'].map((name) => [`LIMIT_${name}`, '1000000']));
try {
  const server = await start('server/main.ts', { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', ...high });
  const relay = await start('bench/relay.ts'), durable = await start('bench/relay.ts', {}, [join(folder, 'relay.journal')]);
  const rows: Row[] = [];
  for (const plan of plans) {
    console.log(`${plan.tables} tables of ${SEATS}: ${plan.actions} actions at ${plan.perSecond}/s, ${values.repeats} times …`);
    const turns: Turn[] = [];
    for (let k = 0; k < Number(values.repeats); k++) turns.push(await turn(plan, server, relay, durable));
    const by = turns.toSorted((a, b) => spread(a.game.ms).p50 / spread(a.relay.ms).p50 - spread(b.game.ms).p50 / spread(b.relay.ms).p50);
    const mid = by[Math.floor(by.length / 2)]!;
    const game = spread(mid.game.ms), floor = spread(mid.relay.ms), durableFloor = spread(mid.durable.ms);
    rows.push({
      ...plan, game, floor, durableFloor, ratio: ratio(game, floor), durableRatio: ratio(game, durableFloor), ack: spread(mid.game.acks), refused: mid.game.refused, bytes: bytes(mid.game.loads),
      cpuMsPerAction: mid.gameCpu, floorCpuMsPerAction: mid.relayCpu, p50Ratios: turns.map((t) => ratio(spread(t.game.ms), spread(t.relay.ms)).p50),
    });
  }
  const report = { command: `npm run bench -- ${process.argv.slice(2).join(' ')}`.trim(), node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, seats: SEATS, unit: 'ms', rows };
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
  console.table(rows.map((r) => ({
    tables: r.tables, 'p50 ms': r.game.p50, 'p95 ms': r.game.p95, 'p99 ms': r.game.p99, 'relay p50': r.floor.p50, 'relay p95': r.floor.p95, 'relay p99': r.floor.p99,
    'ratio p50': r.ratio.p50, 'ratio p95': r.ratio.p95, 'ratio p99': r.ratio.p99, 'durable p50': r.durableFloor.p50, 'durable ratio p50': r.durableRatio.p50, 'durable ratio p95': r.durableRatio.p95, 'cpu/action': r.cpuMsPerAction, 'relay cpu': r.floorCpuMsPerAction, 'bytes up': r.bytes.up, 'bytes down each': mean([r.bytes.patch + r.bytes.notice]),
  })));
  console.log(`median p50 ratio: ${plans.map((p, i) => `${p.tables} tables ${median(rows[i]!.p50Ratios)}`).join(' · ')}; written to ${values.out}`);
} finally {
  for (const end of ends) end();
  rmSync(folder, { recursive: true, force: true });
}
