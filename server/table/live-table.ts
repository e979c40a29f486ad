// A table in memory: its values, its queue, its clock, and the room where it shows itself.
import type { Refusal } from '../../shared/game.ts';
import { refuseTable } from '../../shared/table-refusals.ts';
import { answers } from './answers.ts';
import { gameClock, type GameClock } from './clock.ts';
import type { House } from './house.ts';
import type { Match } from './match.ts';
import { storedSeat, withRow, type Table } from './model.ts';
import { picture } from './picture.ts';
import { queue, type Queue } from './queue.ts';
import type { Timer } from './time.ts';
import type { Wire } from './wire.ts';

/** Game time is noted this often (ms): what a crash can take from the clock. */
const NOTE_EVERY = 1000;

type TimerName = 'gone' | 'waiting' | 'note' | 'empty' | 'finish';

/** Whether the store need not hear of the difference. */
const isKept = (before: Table, after: Table): boolean => {
  const kept = ({ row, people }: Table): string => JSON.stringify([row, people.map(storedSeat)]);
  return kept(before) === kept(after);
};

export class LiveTable {
  readonly house: House;
  readonly queue: Queue;
  readonly clock: GameClock;
  readonly answers = answers();
  table: Table;
  match: Match | undefined;
  wire: Wire | undefined;
  /** Persons for whom game time waits: after a restart or a move, until all are back. */
  waiting: ReadonlySet<string> = new Set();
  /** Next look at those who are gone; end of the waiting; next note of the time; leaving memory. */
  readonly timers = new Map<TimerName, Timer>();
  /** Nobody has been here for long. */
  onEmpty: (() => void) | undefined;

  constructor(house: House, table: Table, match: Match | undefined, ring: (live: LiveTable) => void) {
    this.house = house;
    this.table = table;
    this.match = match;
    this.queue = queue((error) => house.log.error({ err: error, code: table.row.code }, 'a table stumbled'));
    this.clock = gameClock(house.time, () => ring(this));
  }

  get code(): string {
    return this.table.row.code;
  }
  /** The match while it runs. */
  get running(): Match | undefined {
    return this.table.row.phase === 'game' ? this.match : undefined;
  }

  /** The row as it will be written: used now. */
  stamped(table: Table): Table {
    return withRow(table, { usedAt: this.house.time.date() });
  }
  /** Makes a changed table durable, then the table of all. Refusal `not-saved`: nothing has changed. */
  async commit(table: Table): Promise<Refusal | undefined> {
    if (isKept(this.table, table)) {
      this.table = table; // who is connected is not written down
      return undefined;
    }
    const next = this.stamped(table);
    try {
      await this.house.store.saveTable(next.row, next.people.map(storedSeat));
    } catch (error) {
      return this.notSaved(error);
    }
    this.table = next;
    return undefined;
  }
  notSaved(error: unknown): Refusal {
    this.house.log.error({ err: error, code: this.code }, 'a change could not be made durable');
    return refuseTable('not-saved');
  }

  /** Sets the clock going or still as the table is now, and shows everything. */
  publish(): void {
    const match = this.running;
    const someoneIsThere = this.table.people.some((p) => p.online && p.seat >= 0);
    this.clock.run(match !== undefined && !this.table.row.paused && this.waiting.size === 0 && someoneIsThere);
    this.note();
    const clock = { now: match ? this.clock.now() : 0, running: this.clock.running };
    this.showing(() => this.wire?.show(picture({ table: this.table, match: this.match, clock }, this.house.games)));
  }

  /** What is durable is done, also when it cannot be shown: a fault in a view must not become a refusal. */
  showing(show: () => void): void {
    try {
      show();
    } catch (error) {
      this.house.log.error({ err: error, code: this.code }, 'a table could not be shown');
    }
  }

  timer(name: TimerName, ms: number | undefined, act: () => void = () => undefined): void {
    this.timers.get(name)?.cancel();
    this.timers.delete(name);
    if (ms !== undefined) this.timers.set(name, this.house.time.after(ms, act));
  }

  private note(): void {
    if (!this.clock.running) return this.timer('note', undefined);
    if (this.timers.has('note')) return;
    this.timer('note', NOTE_EVERY, () => {
      this.timers.delete('note');
      if (this.running) void this.keepTime(this.running.stored.id);
      this.note();
    });
  }

  /** Writes the game time down; a clock that could not be kept is no reason to stop the game. */
  keepTime(match: string): Promise<void> {
    const failed = (error: unknown): void => this.house.log.warn({ err: error, code: this.code }, 'game time not kept');
    return this.house.store.keepTime(match, this.clock.now()).catch(failed);
  }

  /** Nothing happens here any more. */
  stop(): void {
    for (const timer of this.timers.values()) timer.cancel();
    this.timers.clear();
    this.clock.set(this.clock.now());
  }
}
