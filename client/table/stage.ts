// The stage: boots Phaser for one table, and carries between a game's scene and the screen.
//
// HOW A SCENE IS BUILT (read picture.ts and scene.ts with this)
// · A scene is `(table: Table) => Scene`, listed in client/games/index.ts. `picture(view)` declares everything that is seen
//   (sprites, first at the bottom) and everything that can be touched (spots), from `table.link.room.value` and the scene's own
//   small state. It is called after every patch, tap, key, drop, resize, theme change and `table.redraw()`, and must be cheap:
//   faces are named pictures, painted once.
// · Faces come from client/look (tile, type, panel …) or are made with `face(key, w, h, paint, pad)`: the key must name everything
//   that the picture depends on but the palette. `paint` gets a 2D context in CSS px and the palette. No Phaser in a scene.
// · A sprite with the same key travels to its new place (`motion` names a line of motion.ts); a new one fades in or comes from
//   `enter`; one that is not declared any more fades or goes to `leave`. Under reduced motion all of it becomes fades.
// · A spot is a hit box, a mirror element and a drop place in one. Every touchable thing has one, with a stable key (`data-key`)
//   and a name in the reader's language. `tap`, `hold` (0.6 s; twice by key), `load` (what a finger picks up), `takes` (what may be
//   dropped here). `load.id` is the key of the sprite that is lifted: it is hidden while it hangs above the finger, and travels
//   from there after the drop. `view.touch` tells what is pressed, dragged, held, armed, focused, so that the picture can show it.
// · Buttons, band, action bar and hand are in button.ts, band.ts, bar.ts, hand.ts: they give sprites and spots to spread.
// · `view.w × view.h` is the host's size, on tablets and large screens divided by a zoom (boot.ts): lay out for phones from 360 × 616,
//   turned phones, and 1440 × 900; never read the window's size.
// · Clocks: give `next`, the game time at which the picture changes by itself.
// · Keys that no mirror element used come to `scene.key`. What happens is told aloud with `table.say`.
import './table.css';
import { effect } from '@preact/signals';
import { scenes } from '../games/index.ts';
import { openAtlas, type Atlas } from '../look/atlas.ts';
import { dark, light } from '../look/palette.ts';
import { fontsReady } from '../look/type.ts';
import { boot, ratio, SafeArea, size, zoomOf, type Canvas } from './boot.ts';
import { Gestures } from './gestures.ts';
import { Layer } from './layer.ts';
import { openLog } from './log.ts';
import { Mirror } from './mirror.ts';
import { progress } from './motion.ts';
import { liftOf } from './snap.ts';
import type { TableLink } from './link.ts';
import type { TableHooks, TableOpener } from './open.ts';
import type { Picture, Scene, Spot, View } from './picture.ts';

/** A first press by key stays good for this long. */
const ARMED_MS = 4000;
const now = (): number => performance.now();

/** Opens the table in `host` (filled wholly) and shows the scene of the game that the link's room plays. */
export const openTable: TableOpener = async (host, link, hooks) => {
  host.classList.add('table-host');
  const [canvas] = await Promise.all([boot(host), fontsReady()]);
  const stage = new Stage(host, canvas, link, hooks);
  return { close: () => stage.close() };
};

class Stage {
  private readonly host: HTMLElement;
  private readonly canvas: Canvas;
  private readonly link: TableLink;
  private readonly hooks: TableHooks;
  private readonly atlas: Atlas;
  private readonly layer: Layer;
  private readonly log: ReturnType<typeof openLog>;
  private readonly safe: SafeArea;
  private readonly gestures: Gestures;
  private readonly mirror: Mirror;
  private readonly stops: (() => void)[];
  private picture: Picture = { sprites: [], spots: [] };
  private scene: Scene | undefined;
  private playing = '';
  private dirty = true;
  /** The next picture stands at once: the first one, another size, another theme. */
  private still = true;
  /** Spot that is to have keyboard focus once it is there. */
  private wanted: string | undefined;
  private armed: { readonly key: string; readonly until: number } | undefined;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private zoom = 1;
  private painted = 0;
  private closed = false;

  constructor(host: HTMLElement, canvas: Canvas, link: TableLink, hooks: TableHooks) {
    this.host = host;
    this.canvas = canvas;
    this.link = link;
    this.hooks = hooks;
    this.zoom = zoomOf(...size(host));
    this.painted = this.scale();
    this.atlas = openAtlas(canvas.scene.textures, this.palette, this.painted);
    this.layer = new Layer(canvas.scene, this.atlas, this.scale, hooks.reducedMotion);
    this.log = openLog(host);
    this.safe = new SafeArea(host);
    this.gestures = this.hearFingers();
    this.mirror = this.hearKeys();
    canvas.onFrame(() => this.frame());
    this.stops = [
      effect(() => {
        // The text too: it changes with the language of the interface.
        void [link.room.value, link.seat.value, link.online.value, hooks.sound.muted.value, hooks.t('table.menu')];
        this.choose();
        this.redraw();
      }),
      effect(() => {
        if (link.room.value.phase === 'results' && !this.scene?.farewell) hooks.finished?.();
      }),
      effect(() => {
        void hooks.theme.value;
        this.repaint();
      }),
      this.hearWindow(),
    ];
  }
  close(): void {
    this.closed = true;
    for (const stop of this.stops) stop();
    clearTimeout(this.alarm);
    this.scene?.close?.();
    for (const part of [this.gestures, this.mirror, this.log, this.safe]) part.close();
    const { game } = this.canvas;
    if (!game.loop.running) game.loop.wake(true);
    game.destroy(true);
    this.host.classList.remove('table-host');
  }

  private get palette() {
    return this.hooks.theme.value === 'dark' ? dark : light;
  }
  /** Device px per px of a scene. */
  private readonly scale = (): number => ratio() * this.zoom;
  private readonly redraw = (): void => {
    this.dirty = true;
    const { loop } = this.canvas.game;
    if (!this.closed && !loop.running) loop.wake(true);
  };
  private readonly repaint = (): void => {
    const giveBack = this.atlas.restart(this.palette, this.scale());
    this.layer.reprint();
    giveBack();
    this.still = true;
    this.redraw();
  };
  private frame(): void {
    // While the page takes the table away it has no size, and nothing can be drawn in it.
    if (this.host.clientWidth === 0) return;
    const holding = this.gestures.tick();
    if (this.dirty && this.scene) {
      this.dirty = false;
      if (this.atlas.full) this.repaint();
      this.picture = this.scene.picture(this.view());
      this.show();
    }
    const moving = this.layer.step(now());
    const lifting = this.carry();
    if (!moving && !holding && !lifting && !this.dirty) this.canvas.game.loop.sleep();
  }
  private view(): View {
    const [w, h] = size(this.host).map((v) => v / this.zoom) as [number, number];
    const { top, right, bottom, left } = this.safe.read();
    const safe = { top: top / this.zoom, right: right / this.zoom, bottom: bottom / this.zoom, left: left / this.zoom };
    if (this.armed && now() >= this.armed.until) this.armed = undefined;
    const touch = { ...this.gestures.touch, armed: this.armed?.key, focus: this.mirror.focused };
    return { w, h, safe, theme: this.hooks.theme.value, touch };
  }
  private show(): void {
    // A dragged tile is not seen in its place: it hangs above the finger.
    const lifted = this.gestures.lifted?.load.id;
    const { sprites, next } = this.picture;
    this.layer.show(
      lifted === undefined ? sprites : sprites.map((s) => (s.key === lifted ? { ...s, alpha: 0, motion: 'jump' } : s)),
      now(),
      this.still,
    );
    this.still = false;
    this.mirror.sync(this.picture, this.zoom);
    if (this.wanted !== undefined) {
      this.mirror.focus(this.wanted);
      this.wanted = undefined;
    }
    clearTimeout(this.alarm);
    if (next !== undefined && this.link.room.value.clock.running)
      this.alarm = setTimeout(this.redraw, Math.max(16, next - this.link.now() + 5));
  }
  /** Hangs the lifted tile above the finger. True while it still rises. */
  private carry(): boolean {
    const { lifted } = this.gestures;
    if (!lifted || (lifted.load.ghost && lifted.over !== undefined)) {
      this.layer.carry(undefined);
      return false;
    }
    const part = this.hooks.reducedMotion ? 1 : progress('lift', lifted.since, now());
    const { face } = lifted.load;
    const [x, y] = [lifted.x - face.w / 2, lifted.y - liftOf(lifted.load) * part - face.h / 2];
    this.layer.carry({ face, pose: { x, y, alpha: 1, angle: -4 * part, scale: 0.85 + 0.15 * part } });
    return part < 1;
  }
  private choose(): void {
    const { game } = this.link.room.value;
    const maker = scenes[game];
    if (game === this.playing || !maker) return;
    this.scene?.close?.();
    this.gestures.callOff();
    this.playing = game;
    this.still = true;
    const focus = (spot: string): void => {
      this.wanted = spot;
      this.redraw();
    };
    this.scene = maker({ link: this.link, hooks: this.hooks, redraw: this.redraw, say: this.log.say, focus });
  }
  private hearFingers(): Gestures {
    return new Gestures(this.canvas.game.canvas, {
      zoom: () => this.zoom,
      picture: () => this.picture,
      changed: this.redraw,
      now,
      felt: (what) => {
        if (what === 'lift') this.hooks.sound.play('lift');
      },
      letGo: (load, over, x, y, calledOff) => {
        this.layer.put(load.id, { x, y });
        this.layer.carry(undefined);
        if (calledOff) return;
        this.hooks.sound.play('drop');
        this.scene?.drop?.(load, over);
      },
    });
  }
  private hearKeys(): Mirror {
    return new Mirror(this.host, {
      activate: (spot) => this.activate(spot),
      changed: this.redraw,
      key: (event, focus) => {
        const used = this.scene?.key?.({ key: event.key, shift: event.shiftKey, focus }) ?? false;
        if (used) this.redraw();
        return used;
      },
    });
  }
  /** Enter, Space or a screen reader's click: what a finger must hold is pressed twice. */
  private activate(spot: Spot): void {
    if (spot.disabled) return;
    if (!spot.hold) spot.tap?.();
    else if (this.armed?.key === spot.key && now() < this.armed.until) {
      this.armed = undefined;
      spot.hold();
    } else {
      this.armed = { key: spot.key, until: now() + ARMED_MS };
      this.log.say(this.hooks.t('table.press-again'), true);
    }
    this.redraw();
  }
  /** Size, pixel ratio, return to the page, and a WebGL context that comes back. */
  private hearWindow(): () => void {
    const { game } = this.canvas;
    const fit = new ResizeObserver(() => {
      const [w, h] = size(this.host);
      game.scale.setZoom(1 / ratio());
      game.scale.resize(Math.round(w * ratio()), Math.round(h * ratio()));
      this.zoom = zoomOf(w, h);
      if (this.painted !== this.scale()) {
        this.painted = this.scale();
        this.repaint();
      }
      this.still = true;
      this.redraw();
    });
    fit.observe(this.host);
    document.addEventListener('visibilitychange', this.redraw);
    const restored = (): void => {
      setTimeout(this.repaint);
    };
    game.canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      fit.disconnect();
      document.removeEventListener('visibilitychange', this.redraw);
      game.canvas.removeEventListener('webglcontextrestored', restored);
    };
  }
}
