// One size of the comparison: the game, the bare relay and the durable relay take turns, slice by slice.
import { mean, median, middle, ratio, rounded, spread, type Spread } from './percentile.ts';
import type { Load, Measured, Plan } from './plan.ts';
import { cpuMs, memoryKb, startGenerator, type Generator, type Side } from './processes.ts';

export interface Sides {
  readonly game: Side;
  readonly relay: Side;
  readonly durable: Side;
}
type Name = keyof Sides;

/** One slice of one side. `cpu`: ms of the side's server per action; NaN where the system does not tell. */
interface Turn {
  readonly measured: Measured;
  readonly cpu: number;
  /** Of the game's server while it was another's turn: ms a second. */
  readonly idle: number;
}
type Round = Readonly<Record<Name, Turn>>;

/** Figures are medians of the repeats, each figure for itself; times in ms. */
export interface Row extends Plan {
  readonly repeats: number;
  readonly game: Spread;
  readonly relay: Spread;
  readonly durable: Spread;
  /** Game against bare relay, and against the relay that syncs first. */
  readonly ratio: Spread;
  readonly durableRatio: Spread;
  readonly acked: Spread;
  readonly cpuPerAction: Readonly<Record<Name, number | null>>;
  readonly cpuRatio: number | null;
  /** What the server uses while nobody acts, ms a second. */
  readonly idleCpu: number | null;
  /** Resident memory that the server has grown by, for each table and its four connections. */
  readonly kbPerTable: number | null;
  readonly bytes: Load;
  readonly refused: number;
  readonly lost: number;
  /** Of the load generators: how late actions were sent (p99), and their share of a core. */
  readonly lag: Readonly<Record<Name, number>>;
  readonly busy: Readonly<Record<Name, number>>;
  /** The p50 ratio of each repeat, to see how steady they are. */
  readonly p50Ratios: readonly number[];
}

/** With fewer tables, what a server needs by itself is more than what its tables need. */
const MANY = 100;
const known = (x: number): number | null => (Number.isFinite(x) ? rounded(x) : null);
const NAMES: readonly Name[] = ['game', 'relay', 'durable'];
const byName = <T>(figure: (name: Name) => T): Record<Name, T> => ({
  game: figure('game'),
  relay: figure('relay'),
  durable: figure('durable'),
});

const GENERATORS = byName((name) => new URL(name === 'game' ? 'load-game.ts' : 'load-relay.ts', import.meta.url).pathname);

async function takeTurn(side: Side, game: Side, generator: Generator, loads: readonly Load[]): Promise<Turn> {
  const mine = cpuMs(side.pid),
    its = cpuMs(game.pid),
    began = performance.now();
  const measured = await generator.play({ loads }),
    seconds = (performance.now() - began) / 1000;
  const actions = measured.seen.length + measured.refused;
  return { measured, cpu: (cpuMs(side.pid) - mine) / actions, idle: (cpuMs(game.pid) - its) / seconds };
}

/** Compares all three at one size. The first slice of each warms up and is not counted. */
export async function compare(plan: Plan, sides: Sides, repeats: number): Promise<Row> {
  const before = memoryKb(sides.game.pid);
  const generators = {} as Record<Name, Generator>;
  for (const name of NAMES) generators[name] = await startGenerator(GENERATORS[name], sides[name].url, plan);
  let loads: readonly Load[] = [];
  const rounds: Round[] = [];
  let kb = NaN;
  for (let k = 0; k <= repeats; k++) {
    const turns = {} as Record<Name, Turn>;
    for (const name of k % 2 === 0 ? NAMES : NAMES.toReversed()) {
      turns[name] = await takeTurn(sides[name], sides.game, generators[name], loads);
      if (name === 'game') ({ loads } = turns.game.measured);
    }
    if (k > 0) rounds.push(turns);
    else kb = (memoryKb(sides.game.pid) - before) / plan.tables;
  }
  for (const name of NAMES) generators[name].end();
  return row(plan, rounds, kb);
}

function row(plan: Plan, rounds: readonly Round[], kb: number): Row {
  const seen = byName((name) => rounds.map((r) => spread(r[name].measured.seen)));
  const against = (name: Name): readonly Spread[] => seen.game.map((mine, k) => ratio(mine, seen[name][k]!));
  const over = (name: Name, figure: (turn: Turn) => number): number => median(rounds.map((r) => figure(r[name])));
  const sum = (figure: (m: Measured) => number): number => rounds.reduce((n, r) => n + figure(r.game.measured), 0);
  const loads = rounds.flatMap((r) => r.game.measured.loads);
  const bytes = (of: keyof Load): number => rounded(mean(loads.map((load) => load[of])));
  return {
    ...plan,
    repeats: rounds.length,
    ...byName((name) => middle(seen[name])),
    ratio: middle(against('relay')),
    durableRatio: middle(against('durable')),
    acked: middle(rounds.map((r) => spread(r.game.measured.acked))),
    cpuPerAction: byName((name) => known(over(name, (t) => t.cpu))),
    cpuRatio: plan.tables < MANY ? null : known(median(rounds.map((r) => r.game.cpu / r.relay.cpu))),
    idleCpu: known(over('relay', (t) => t.idle)),
    kbPerTable: plan.tables < MANY ? null : known(kb),
    bytes: { up: bytes('up'), patch: bytes('patch'), notice: bytes('notice'), ack: bytes('ack') },
    refused: sum((m) => m.refused),
    lost: sum((m) => m.lost),
    lag: byName((name) => rounded(over(name, (t) => spread(t.measured.lag).p99))),
    busy: byName((name) => rounded(over(name, (t) => t.measured.busy))),
    p50Ratios: against('relay').map((r) => r.p50),
  };
}
