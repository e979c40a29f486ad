// The last reveal of a game. The table's clock stands still once a game is over, so the show goes on by the device's own.
import type { Millis } from '../../../shared/game.ts';
import type { TableView } from '../../../shared/games/woertersee/view.ts';
import { nextChange } from './pace.ts';

/** After its last word the table of the round stays to be read and looked up on the lake, unless somebody wants the results. */
const FAREWELL_MS = 30_000;

export interface FinaleHost {
  /** All words are shown at once. */
  rushed(): boolean;
  redraw(): void;
  /** It has been seen. */
  finished(): void;
  /** Milliseconds of a monotonic clock. */
  local(): number;
}
export class Finale {
  private readonly host: FinaleHost;
  private ahead: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  constructor(host: FinaleHost) {
    this.host = host;
  }
  /** Game time as the show counts it; undefined before it has begun. */
  get now(): Millis | undefined {
    return this.ahead === undefined ? undefined : this.host.local() + this.ahead;
  }
  begin(table: TableView): void {
    this.ahead = table.traceUntil - this.host.local();
    this.step(table);
  }
  close(): void {
    clearTimeout(this.timer);
  }
  private step(table: TableView): void {
    const now = this.now ?? 0;
    this.host.redraw();
    const next = this.host.rushed() ? undefined : nextChange(table, now);
    this.timer = setTimeout(
      () => (next === undefined ? this.host.finished() : this.step(table)),
      next === undefined ? FAREWELL_MS : Math.max(16, next - now),
    );
  }
}
