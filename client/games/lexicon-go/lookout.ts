// What of the rivals' water is in sight: moved by finger, wheel, keys and focus.
import type { Seat } from '../../../shared/game.ts';
import type { Desk } from './desk.ts';
import type { Water } from './water.ts';

/** How far one step of a key or of an edge mark goes (px). */
const STEP = 150;

export class Lookout {
  private readonly desk: Desk;
  private readonly redraw: () => void;
  private water: Water | undefined;
  private focused: string | undefined;
  /** How far the lanes are moved up. */
  pan = 0;

  constructor(desk: Desk, redraw: () => void) {
    this.desk = desk;
    this.redraw = redraw;
  }
  /** The water as it is drawn now. */
  look(water: Water): void {
    this.water = water;
    this.pan = Math.min(this.pan, water.range);
  }
  /** Moves the lanes under the finger. */
  move(dy: number): void {
    this.pan = Math.max(0, Math.min(this.water?.range ?? 0, this.pan - dy));
    this.redraw();
  }
  /** Brings a seat that is out of sight nearer. */
  reveal(seat: Seat): void {
    const side = this.water?.beyond.get(seat);
    if (side) this.move(side === 'above' ? STEP : -STEP);
  }
  /** Keyboard focus on a boat out of sight brings it into sight. */
  follow(focus: string | undefined): void {
    if (focus === this.focused) return;
    this.focused = focus;
    const [what, n] = (focus ?? '').split(' ');
    const seat = what === 'boat' ? this.desk.find(Number(n))?.owner : what === 'plate' ? Number(n) : undefined;
    if (seat !== undefined) this.reveal(seat);
  }
  /** The first boat that can be attacked: where arrow keys begin. */
  firstBoat(): string | undefined {
    const spots = [...(this.water?.back.spots ?? []), ...(this.water?.front.spots ?? [])];
    return spots.find((s) => s.key.startsWith('boat ') && !s.disabled)?.key;
  }
}
