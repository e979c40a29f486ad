// Fingers and mouse on the canvas: tap, hold, drag with a lifted tile, pan. One finger at a time: a second one calls everything off.
// The DOM's pointer events are heard directly (captured, so that a mouse let go outside is heard too); Phaser only draws.
import { LIFT, snap, spotAt } from './snap.ts';
import type { Load, Picture, Spot, Touch } from './picture.ts';

export const HOLD_MS = 600;
const SLOP = { touch: 9, mouse: 4 };

export interface GestureHost {
  picture(): Picture;
  /** Something that a picture may show has changed. */
  changed(): void;
  /** A load was let go at (x, y), the middle of the lifted tile. `over` undefined: over nothing, or called off. */
  letGo(load: Load, over: string | undefined, x: number, y: number, calledOff: boolean): void;
  /** A finger lifted something, pressed something. */
  felt(what: 'lift' | 'press'): void;
  now(): number;
}
export interface Gestures {
  readonly touch: Pick<Touch, 'pressed' | 'drag' | 'hold'>;
  /** The lifted tile's middle, and since when it is lifted (ms). */
  readonly lifted: { readonly load: Load; readonly x: number; readonly y: number; readonly since: number } | undefined;
  /** Calls off whatever a finger is doing (blur, scene change). */
  callOff(): void;
  /** To be called while a hold fills. True: goes on. */
  tick(): boolean;
  close(): void;
}
interface Finger { readonly id: number; readonly x: number; readonly y: number; readonly slop: number; spot: Spot | undefined; panning: boolean; lastY: number; heldSince: number | undefined }

export function openGestures(canvas: HTMLCanvasElement, host: GestureHost): Gestures {
  let finger: Finger | undefined;
  let drag: { from: string; load: Load; over: string | undefined; x: number; y: number; since: number } | undefined;
  /** Fingers that are down; after a second one nothing counts until all are up. */
  const down = new Set<number>();
  let foul = false;
  const at = (e: PointerEvent | WheelEvent): [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  };
  const fresh = (key: string | undefined): Spot | undefined => host.picture().spots.find((s) => s.key === key);

  const callOff = (): void => {
    if (drag) { const { load, x, y } = drag; drag = undefined; host.letGo(load, undefined, x, y - LIFT, true); }
    finger = undefined;
    host.changed();
  };
  const press = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse' && e.button !== 0) return;
    down.add(e.pointerId);
    if (down.size > 1) { foul = true; callOff(); return; }
    foul = false;
    canvas.setPointerCapture(e.pointerId);
    const [x, y] = at(e);
    const found = spotAt(host.picture().spots, x, y);
    const spot = found?.disabled ? undefined : found;
    finger = { id: e.pointerId, x, y, slop: e.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch, spot, panning: false, lastY: y, heldSince: spot?.hold ? host.now() : undefined };
    if (spot) host.felt('press');
    host.changed();
  };
  const pick = (f: Finger, x: number, y: number): void => {
    const { load } = f.spot!;
    if (!load) return;
    drag = { from: f.spot!.key, load, over: undefined, x, y, since: host.now() };
    f.heldSince = undefined;
    host.felt('lift');
  };
  const move = (e: PointerEvent): void => {
    const [x, y] = at(e);
    if (!finger || e.pointerId !== finger.id) { if (e.pointerType === 'mouse') hover(x, y); return; }
    if (drag) {
      drag = { ...drag, x, y, over: snap(host.picture().spots, drag.load, x, y)?.key };
      host.changed();
      return;
    }
    const { pan } = host.picture();
    if (finger.panning) { pan?.by(y - finger.lastY); finger.lastY = y; host.changed(); return; }
    if (Math.hypot(x - finger.x, y - finger.y) < finger.slop) return;
    if (finger.spot?.load) pick(finger, x, y);
    else if (pan && within(pan, finger.x, finger.y)) { finger.panning = true; finger.lastY = y; finger.spot = undefined; finger.heldSince = undefined; }
    else if (spotAt(host.picture().spots, x, y)?.key !== finger.spot?.key) { finger.spot = undefined; finger.heldSince = undefined; }
    host.changed();
  };
  const hover = (x: number, y: number): void => {
    const spot = spotAt(host.picture().spots, x, y);
    canvas.style.cursor = spot && !spot.disabled ? (spot.load ? 'grab' : 'pointer') : '';
  };
  const release = (e: PointerEvent): void => {
    down.delete(e.pointerId);
    if (!finger || e.pointerId !== finger.id || foul) return;
    const { spot, panning } = finger;
    finger = undefined;
    if (drag) {
      const { load, over, x, y } = drag;
      drag = undefined;
      host.letGo(load, over, x, y - LIFT, false);
    } else if (!panning) fresh(spot?.key)?.tap?.();
    host.changed();
  };
  const lost = (e: PointerEvent): void => { down.delete(e.pointerId); if (finger?.id === e.pointerId) callOff(); };
  const away = (): void => { down.clear(); callOff(); };
  const wheel = (e: WheelEvent): void => {
    const [x, y] = at(e);
    const { pan } = host.picture();
    if (!pan || !within(pan, x, y)) return;
    e.preventDefault();
    pan.by(-e.deltaY);
    host.changed();
  };
  const listen = new AbortController();
  const { signal } = listen;
  canvas.addEventListener('pointerdown', press, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', release, { signal });
  canvas.addEventListener('pointercancel', lost, { signal });
  canvas.addEventListener('wheel', wheel, { signal, passive: false });
  canvas.addEventListener('contextmenu', (e) => e.preventDefault(), { signal });
  window.addEventListener('blur', away, { signal });
  document.addEventListener('visibilitychange', away, { signal });

  return {
    get touch() {
      const since = finger?.heldSince;
      const key = finger?.spot?.key;
      return {
        pressed: drag ? undefined : key,
        drag: drag && { from: drag.from, load: drag.load, over: drag.over },
        hold: since === undefined || key === undefined ? undefined : { key, part: Math.min(1, (host.now() - since) / HOLD_MS) },
      };
    },
    get lifted() { return drag && { load: drag.load, x: drag.x, y: drag.y, since: drag.since }; },
    callOff,
    tick() {
      if (finger?.heldSince === undefined) return false;
      if (host.now() - finger.heldSince >= HOLD_MS) {
        const done = fresh(finger.spot?.key)?.hold;
        finger.spot = undefined;
        finger.heldSince = undefined;
        done?.();
      }
      host.changed();
      return true;
    },
    close: () => listen.abort(),
  };
}
const within = (p: { x: number; y: number; w: number; h: number }, x: number, y: number): boolean => x >= p.x && x < p.x + p.w && y >= p.y && y < p.y + p.h;
