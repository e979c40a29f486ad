// Fingers and mouse on the canvas: tap, hold, drag with a lifted tile, pan. One finger at a time: a second one calls everything off.
// The DOM's pointer events are heard directly (captured, so that a mouse let go outside is heard too); Phaser only draws.
import { liftOf, snap, spotAt, within } from './snap.ts';
import type { Load, Picture, Spot, Touch } from './picture.ts';

export const HOLD_MS = 600;
/** A frame counts for no more of a hold than this: a screen that stalls must not ring by itself (ms). */
const SLOW_MS = 200;
/** A finger may shake this far before it drags (CSS px). */
const SLOP = { touch: 9, mouse: 4 };

export interface GestureHost {
  picture(): Picture;
  /** CSS px per px of the picture. */
  zoom(): number;
  /** Something that a picture may show has changed. */
  changed(): void;
  /** A load was let go at (x, y), the middle of the lifted tile. `over` undefined: over nothing. `calledOff`: it goes back. */
  letGo(load: Load, over: string | undefined, x: number, y: number, calledOff: boolean): void;
  /** A finger lifted something, or pressed something. */
  felt(what: 'lift' | 'press'): void;
  /** Milliseconds of a monotonic clock. */
  now(): number;
}
interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly slop: number;
  spot: Spot | undefined;
  panning: boolean;
  lastY: number;
  held: Held | undefined;
}
/** A hold that fills: ms so far, and when it was last looked at. */
interface Held {
  ms: number;
  at: number;
  full: boolean;
}
interface Drag {
  readonly from: string;
  readonly load: Load;
  readonly over: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly since: number;
}

export class Gestures {
  private readonly canvas: HTMLCanvasElement;
  private readonly host: GestureHost;
  private readonly listening = new AbortController();
  private finger: Finger | undefined;
  private drag: Drag | undefined;
  /** Fingers that are down; after a second one nothing counts until all are up. */
  private readonly down = new Set<number>();

  constructor(canvas: HTMLCanvasElement, host: GestureHost) {
    this.canvas = canvas;
    this.host = host;
    const { signal } = this.listening;
    canvas.addEventListener('pointerdown', (e) => this.press(e), { signal });
    canvas.addEventListener('pointermove', (e) => this.move(e), { signal });
    canvas.addEventListener('pointerup', (e) => this.release(e), { signal });
    canvas.addEventListener('pointercancel', (e) => this.lose(e), { signal });
    canvas.addEventListener('wheel', (e) => this.wheel(e), { signal, passive: false });
    // no click follows a touch: the page below may have changed by then, and something else would be pressed
    canvas.addEventListener('touchstart', (e) => e.preventDefault(), { signal, passive: false });
    canvas.addEventListener('contextmenu', (e) => e.preventDefault(), { signal });
    const away = (): void => {
      this.down.clear();
      this.callOff();
    };
    window.addEventListener('blur', away, { signal });
    document.addEventListener('visibilitychange', away, { signal });
  }
  get touch(): Pick<Touch, 'pressed' | 'drag' | 'hold'> {
    const { drag, finger } = this;
    const held = finger?.held;
    const key = finger?.spot?.key;
    return {
      pressed: drag ? undefined : key,
      drag: drag && { from: drag.from, load: drag.load, over: drag.over },
      hold: held === undefined || key === undefined ? undefined : { key, part: Math.min(1, held.ms / HOLD_MS) },
    };
  }
  /** What hangs above the finger, where the finger is, and since when it is lifted (ms). */
  get lifted(): Pick<Drag, 'load' | 'over' | 'x' | 'y' | 'since'> | undefined {
    return this.drag;
  }
  /** Calls off whatever a finger is doing (blur, second finger, scene change): nothing is played. */
  callOff(): void {
    const { drag } = this;
    this.drag = undefined;
    this.finger = undefined;
    if (drag) this.host.letGo(drag.load, undefined, drag.x, drag.y - liftOf(drag.load), true);
    this.host.changed();
  }
  /** To be called every frame: fills a hold. True while one fills. */
  tick(): boolean {
    const { finger } = this;
    const held = finger?.held;
    if (!held) return false;
    const now = this.host.now();
    held.ms += Math.min(SLOW_MS, now - held.at);
    held.at = now;
    if (held.ms >= HOLD_MS && !held.full) {
      held.full = true;
      // A moment later: on a slow screen the finger may be up already, and its event waits behind this frame.
      setTimeout(() => this.fulfil(finger));
    }
    this.host.changed();
    return true;
  }
  private fulfil(finger: Finger): void {
    if (this.finger !== finger || !finger.held) return;
    const done = this.fresh(finger.spot)?.hold;
    finger.spot = undefined;
    finger.held = undefined;
    done?.();
    this.host.changed();
  }
  close(): void {
    this.listening.abort();
  }

  private get spots(): readonly Spot[] {
    return this.host.picture().spots;
  }
  /** The spot as the newest picture has it. */
  private fresh(spot: Spot | undefined): Spot | undefined {
    return spot && this.spots.find((s) => s.key === spot.key);
  }
  private at(e: MouseEvent): readonly [number, number] {
    const box = this.canvas.getBoundingClientRect();
    const k = this.host.zoom();
    return [(e.clientX - box.left) / k, (e.clientY - box.top) / k];
  }
  private press(e: PointerEvent): void {
    if (e.pointerType === 'mouse' && e.button !== 0) return;
    this.down.add(e.pointerId);
    if (this.down.size > 1) {
      this.callOff();
      return;
    }
    this.canvas.setPointerCapture(e.pointerId);
    const [x, y] = this.at(e);
    const found = spotAt(this.spots, x, y);
    const spot = found?.disabled ? undefined : found;
    const slop = e.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch;
    this.finger = {
      id: e.pointerId,
      x,
      y,
      slop,
      spot,
      panning: false,
      lastY: y,
      held: spot?.hold ? { ms: 0, at: this.host.now(), full: false } : undefined,
    };
    if (spot) this.host.felt('press');
    this.host.changed();
  }
  private move(e: PointerEvent): void {
    const [x, y] = this.at(e);
    const { finger, drag } = this;
    if (finger?.id !== e.pointerId) {
      if (e.pointerType === 'mouse') this.hover(x, y);
      return;
    }
    const { pan } = this.host.picture();
    if (drag) this.drag = this.carry(drag, x, y);
    else if (finger.panning) {
      pan?.by(y - finger.lastY);
      finger.lastY = y;
    } else if (Math.hypot(x - finger.x, y - finger.y) < finger.slop) return;
    else this.begin(finger, x, y);
    this.host.changed();
  }
  /** The finger has left its place: it lifts what lies there, pans, or gives up its press. */
  private begin(finger: Finger, x: number, y: number): void {
    const { spot } = finger;
    const { pan } = this.host.picture();
    if (spot?.load) {
      this.drag = this.carry({ from: spot.key, load: spot.load, over: undefined, x, y, since: this.host.now() }, x, y);
      this.host.felt('lift');
    } else if (pan && within(pan, finger.x, finger.y)) {
      finger.panning = true;
      finger.lastY = y;
      finger.spot = undefined;
    } else if (spotAt(this.spots, x, y)?.key !== spot?.key) finger.spot = undefined;
    if (!finger.spot || this.drag) finger.held = undefined;
  }
  private carry(drag: Drag, x: number, y: number): Drag {
    const over = snap(this.spots, drag.load, x, y);
    if (over && over.key !== drag.over) over.enter?.(drag.load);
    return { ...drag, x, y, over: over?.key };
  }
  private hover(x: number, y: number): void {
    const spot = spotAt(this.spots, x, y);
    this.canvas.style.cursor = spot && !spot.disabled ? (spot.load ? 'grab' : 'pointer') : '';
  }
  private release(e: PointerEvent): void {
    this.down.delete(e.pointerId);
    const { finger, drag } = this;
    if (finger?.id !== e.pointerId) return;
    this.finger = undefined;
    this.drag = undefined;
    if (drag) this.host.letGo(drag.load, drag.over, drag.x, drag.y - liftOf(drag.load), false);
    else if (!finger.panning) this.fresh(finger.spot)?.tap?.();
    this.host.changed();
  }
  private lose(e: PointerEvent): void {
    this.down.delete(e.pointerId);
    if (this.finger?.id === e.pointerId) this.callOff();
  }
  private wheel(e: WheelEvent): void {
    const [x, y] = this.at(e);
    const { pan } = this.host.picture();
    if (!pan || !within(pan, x, y)) return;
    e.preventDefault();
    pan.by(-e.deltaY / this.host.zoom());
    this.host.changed();
  }
}
