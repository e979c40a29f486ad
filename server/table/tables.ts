// All tables of one server: opened, found by code, brought back after a restart, put away when nobody has come for long.
import type { Language } from '../../shared/game.ts';
import type { Found } from '../../shared/protocol.ts';
import { findFree } from '../lobby/codes.ts';
import type { StoredSeat, StoredTable } from '../store/repository.ts';
import type { House } from './house.ts';
import { finish } from './course.ts';
import { ring } from './judge.ts';
import { LiveTable } from './live-table.ts';
import { rebuild, type Match } from './match.ts';
import { revived, storedSeat, withRow, type Table } from './model.ts';
import { toLobby } from './seats.ts';
import { waitForAll } from './waiting.ts';

/** An evening: tables used within it are rebuilt at start, and their codes work. */
const EVENING = 24 * 60 * 60 * 1000;
interface Kept {
  readonly table: StoredTable;
  readonly seats: readonly StoredSeat[];
}

export class Tables {
  private readonly house: House;
  private readonly living = new Map<string, LiveTable>();
  private open = true;
  private readonly loading = new Map<string, Promise<LiveTable | undefined>>();

  constructor(house: House) {
    this.house = house;
  }

  /** Every table in memory. */
  all(): readonly LiveTable[] {
    return [...this.living.values()];
  }

  get(code: string): LiveTable | undefined {
    return this.living.get(code);
  }

  /** Opens a table with this player as host. Undefined: no such game, or not in this language. */
  async create(player: string, game: string, language: Language): Promise<string | undefined> {
    this.mustBeOpen();
    const { house } = this;
    if (!Object.hasOwn(house.games, game) || !house.games[game]!.languages.includes(language)) return undefined;
    const now = house.time.date();
    const code = await findFree(house.store, now);
    const row: StoredTable = {
      code,
      room: '',
      phase: 'lobby',
      host: house.identity.person(player, code),
      locked: false,
      paused: false,
      game,
      language,
      next: { game, language },
      options: {},
      round: 0,
      match: '',
      removed: [],
      createdAt: now,
      usedAt: now,
    };
    await this.settle(new LiveTable(house, { row, people: [] }, undefined, ring));
    return code;
  }

  /** The room that holds a table now; a table that was put away is brought back. */
  async find(code: string): Promise<Found | undefined> {
    this.mustBeOpen();
    const live = this.living.get(code) ?? (await this.load(code));
    return live?.wire && { code, game: live.wire.game, roomId: live.wire.roomId };
  }

  /** After a start: every table of the last 24 hours, whatever it was doing. Returns how many. */
  async revive(): Promise<number> {
    const kept = await this.house.store.tables(this.house.time.date() - EVENING);
    for (const one of kept) {
      const failed = (error: unknown): void => this.house.log.error({ err: error, code: one.table.code }, 'a table could not be rebuilt');
      await this.bringBack(one).catch(failed); // one broken table must not keep the others away
    }
    return this.living.size;
  }

  /** Before the end: notes every clock, closes every room. */
  async close(code: number): Promise<void> {
    this.open = false;
    const all = this.all();
    this.living.clear();
    await Promise.all(
      all.map((live) =>
        live.queue.add(async () => {
          if (live.running) await live.keepTime(live.running.stored.id);
          live.stop();
          await live.wire?.shut(code);
        }),
      ),
    );
  }

  /** While the server goes down nothing is found, which must not look as if there were no such table. */
  private mustBeOpen(): void {
    if (!this.open) throw new Error('the server is going down');
  }

  private load(code: string): Promise<LiveTable | undefined> {
    const under = this.loading.get(code) ?? this.fetch(code).finally(() => this.loading.delete(code));
    this.loading.set(code, under);
    return under;
  }
  private async fetch(code: string): Promise<LiveTable | undefined> {
    const kept = await this.house.store.table(code);
    return kept && kept.table.usedAt >= this.house.time.date() - EVENING ? this.bringBack(kept) : undefined;
  }

  private async bringBack({ table: row, seats }: Kept): Promise<LiveTable | undefined> {
    const { house } = this;
    const game = house.games[row.game];
    if (!game) return undefined;
    const table = revived(row, seats, house.time.now());
    const match = row.phase === 'lobby' ? undefined : await this.matchOf(row);
    const live = new LiveTable(house, row.phase !== 'lobby' && !match ? await this.withoutMatch(table) : table, match, ring);
    if (live.running) await resume(live);
    await this.settle(live);
    return live;
  }

  private async matchOf(row: StoredTable): Promise<Match | undefined> {
    const { house } = this;
    const stored = await house.store.match(row.match);
    const game = stored && house.games[stored.game];
    if (!stored || !game) return undefined;
    const journal = await house.store.journal(stored.id);
    try {
      return rebuild(stored, game, journal);
    } catch (error) {
      house.log.error({ err: error, match: stored.id }, 'a match could not be rebuilt');
      return undefined;
    }
  }

  /** A match that cannot be rebuilt must not take the evening with it: it has no result, and the lobby opens. */
  private async withoutMatch(table: Table): Promise<Table> {
    const lobby = toLobby(table, this.house.games);
    await this.house.store.endMatch(table.row.match, this.house.time.date(), 0, null, lobby.row, lobby.people.map(storedSeat));
    return lobby;
  }

  /** Gives a table its room and makes both known. */
  private async settle(live: LiveTable): Promise<void> {
    const { house } = this;
    const { row } = live.table;
    this.keep(live);
    live.onEmpty = () => void this.putAway(live);
    try {
      const wire = await house.openRoom(row.game, row.code);
      const table = withRow(live.table, { room: wire.roomId });
      await house.store.saveTable(table.row, table.people.map(storedSeat)); // `usedAt` stays: nobody used it
      Object.assign(live, { table, wire });
      live.publish();
    } catch (error) {
      this.forget(live);
      throw error;
    }
  }

  private keep(live: LiveTable): void {
    this.living.set(live.code, live);
    this.house.metrics.tables.set(this.living.size);
  }
  private forget(live: LiveTable): void {
    this.living.delete(live.code);
    this.house.metrics.tables.set(this.living.size);
  }

  private putAway(live: LiveTable): Promise<void> {
    return live.queue.add(async () => {
      if (live.table.people.some((p) => p.online) || this.living.get(live.code) !== live) return;
      this.forget(live);
      live.stop();
      await live.wire?.shut(1000);
    });
  }
}

/** The clock goes on from the last kept time once all are back; a game that was over before the end was noted is finished now. */
async function resume(live: LiveTable): Promise<void> {
  const match = live.running!;
  const result = match.game.over(match.state);
  live.clock.set(Math.max(match.stored.now, match.at));
  if (result) return finish(live, result);
  live.clock.alarm(match.game.deadline(match.state));
  waitForAll(
    live,
    live.table.people.filter((p) => p.seat >= 0 && !match.absent.has(p.seat)).map((p) => p.person),
  );
}
