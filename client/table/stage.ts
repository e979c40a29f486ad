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
// · Clocks: give `next`, the game time at which the picture changes by itself.
// · Keys that no mirror element used come to `scene.key`. What happens is told aloud with `table.say`.
import './table.css';
import { effect } from '@preact/signals';
import Phaser from 'phaser';
import { scenes } from '../games/index.ts';
import { openAtlas, type Atlas } from '../look/atlas.ts';
import { dark, light } from '../look/palette.ts';
import { fontsReady } from '../look/type.ts';
import { openGestures } from './gestures.ts';
import { openLayer } from './layer.ts';
import { openLog } from './log.ts';
import { openMirror } from './mirror.ts';
import { progress } from './motion.ts';
import { LIFT } from './snap.ts';
import type { OpenTable, TableOpener } from './open.ts';
import type { Insets, Picture, Scene, Spot, View } from './picture.ts';

/** A first press by key stays good for this long. */
const ARMED_MS = 4000;
const EMPTY: Picture = { sprites: [], spots: [] };
const ratio = (): number => Math.max(1, Math.min(3, window.devicePixelRatio || 1));
const size = (host: HTMLElement): [number, number] => [Math.max(1, host.clientWidth), Math.max(1, host.clientHeight)];

function boot(host: HTMLElement): Promise<{ game: Phaser.Game; scene: Phaser.Scene; onFrame(run: () => void): void }> {
  return new Promise((ready) => {
    let run = (): void => undefined;
    const [w, h] = size(host);
    const game = new Phaser.Game({
      type: Phaser.WEBGL, parent: host, banner: false, autoFocus: false, disableContextMenu: true, backgroundColor: '#CBE5EC',
      audio: { noAudio: true },
      input: { mouse: false, touch: false, keyboard: false, gamepad: false, windowEvents: false },
      render: { antialias: true, antialiasGL: false, stencil: false, powerPreference: 'low-power' } as Phaser.Types.Core.RenderConfig,
      scale: { mode: Phaser.Scale.NONE, width: Math.round(w * ratio()), height: Math.round(h * ratio()), zoom: 1 / ratio() },
      scene: {
        create(this: Phaser.Scene) { ready({ game, scene: this, onFrame: (next) => { run = next; } }); },
        update() { run(); },
      },
    });
  });
}
function safeArea(host: HTMLElement): { read(): Insets; close(): void } {
  const probe = document.createElement('div');
  probe.className = 'table-safe';
  host.append(probe);
  const px = (v: string): number => Number.parseFloat(v) || 0;
  return {
    read() {
      const s = getComputedStyle(probe);
      return { top: px(s.paddingTop), right: px(s.paddingRight), bottom: px(s.paddingBottom), left: px(s.paddingLeft) };
    },
    close: () => probe.remove(),
  };
}

/** Opens the table in `host` (filled wholly) and shows the scene of the game that the link's room plays. */
export const openTable: TableOpener = async (host, link, hooks): Promise<OpenTable> => {
  host.classList.add('table-host');
  const [{ game, scene: canvasScene, onFrame }] = await Promise.all([boot(host), fontsReady()]);
  const palette = () => (hooks.theme.value === 'dark' ? dark : light);
  const atlas: Atlas = openAtlas(canvasScene.textures, palette(), ratio());
  const layer = openLayer(canvasScene, atlas, ratio, hooks.reducedMotion);
  const log = openLog(host);
  const safe = safeArea(host);
  const clock = () => performance.now();
  let insets = safe.read();
  let picture = EMPTY;
  let scene: Scene | undefined;
  let playing = '';
  let dirty = true;
  /** The next picture stands at once: the first one, another size, another theme. */
  let still = true;
  let armed: { key: string; until: number } | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const wake = (): void => { if (!closed && !game.loop.running) game.loop.wake(true); };
  const redraw = (): void => { dirty = true; wake(); };
  const repaint = (): void => {
    const giveBack = atlas.restart(palette(), ratio());
    layer.reprint();
    giveBack();
    still = true;
    redraw();
  };

  const gestures = openGestures(game.canvas, {
    picture: () => picture,
    changed: redraw,
    now: clock,
    felt: (what) => { if (what === 'lift') hooks.sound.play('lift'); },
    letGo(load, over, x, y, calledOff) {
      layer.put(load.id, { x, y });
      layer.carry(undefined);
      if (!calledOff) { hooks.sound.play('drop'); scene?.drop?.(load, over); }
    },
  });
  const activate = (spot: Spot): void => {
    if (spot.disabled) return;
    if (!spot.hold) spot.tap?.();
    else if (armed?.key === spot.key && clock() < armed.until) { armed = undefined; spot.hold(); } else {
      armed = { key: spot.key, until: clock() + ARMED_MS };
      log.say(hooks.t('table.press-again'), true);
    }
    redraw();
  };
  const mirror = openMirror(host, {
    activate,
    changed: redraw,
    key(event, focus) {
      const used = scene?.key?.({ key: event.key, shift: event.shiftKey, focus }) ?? false;
      if (used) redraw();
      return used;
    },
  });

  const view = (): View => {
    const [w, h] = size(host);
    if (armed && clock() >= armed.until) armed = undefined;
    return { w, h, safe: insets, theme: hooks.theme.value, touch: { ...gestures.touch, armed: armed?.key, focus: mirror.focused } };
  };
  /** A dragged tile is not seen in its place: it hangs above the finger. */
  const show = (): void => {
    const lifted = gestures.lifted?.load.id;
    const sprites = lifted === undefined ? picture.sprites
      : picture.sprites.map((s) => (s.key === lifted ? { ...s, alpha: 0, motion: 'jump' as const } : s));
    layer.show(sprites, clock(), still);
    still = false;
    mirror.sync(picture);
    clearTimeout(alarm);
    const { next } = picture;
    if (next !== undefined && link.room.value.clock.running) alarm = setTimeout(redraw, Math.max(16, next - link.now() + 5));
  };
  const carry = (): boolean => {
    const lifted = gestures.lifted;
    if (!lifted) { layer.carry(undefined); return false; }
    const part = hooks.reducedMotion ? 1 : progress('lift', lifted.since, clock());
    const { w, h } = lifted.load.face;
    layer.carry({ face: lifted.load.face, pose: { x: lifted.x - w / 2, y: lifted.y - LIFT * part - h / 2, alpha: 1, angle: -4 * part, scale: 0.85 + 0.15 * part } });
    return part < 1;
  };
  onFrame(() => {
    const holding = gestures.tick();
    if (dirty && scene) {
      dirty = false;
      if (atlas.full) repaint();
      picture = scene.picture(view());
      show();
    }
    const moving = layer.step(clock());
    const lifting = carry();
    if (!moving && !holding && !lifting && !dirty) game.loop.sleep();
  });

  const choose = (): void => {
    const id = link.room.value.game;
    const maker = scenes[id];
    if (id === playing || !maker) return;
    scene?.close?.();
    gestures.callOff();
    playing = id;
    scene = maker({ link, hooks, redraw, say: log.say, focus: (spot) => { wake(); mirror.focus(spot); } });
    still = true;
  };
  const stops = [
    effect(() => { void [link.room.value, link.seat.value, link.online.value, hooks.sound.muted.value]; choose(); redraw(); }),
    effect(() => { void hooks.theme.value; repaint(); }),
  ];
  let painted = ratio();
  const fit = new ResizeObserver(() => {
    const [w, h] = size(host);
    insets = safe.read();
    game.scale.setZoom(1 / ratio());
    game.scale.resize(Math.round(w * ratio()), Math.round(h * ratio()));
    if (painted !== ratio()) { painted = ratio(); repaint(); }
    still = true;
    redraw();
  });
  fit.observe(host);
  const seen = (): void => redraw();
  document.addEventListener('visibilitychange', seen);
  game.canvas.addEventListener('webglcontextrestored', () => setTimeout(repaint));

  return {
    close() {
      closed = true;
      for (const stop of stops) stop();
      clearTimeout(alarm);
      document.removeEventListener('visibilitychange', seen);
      fit.disconnect();
      gestures.close();
      mirror.close();
      log.close();
      safe.close();
      scene?.close?.();
      game.loop.wake(true);
      game.destroy(true);
      host.classList.remove('table-host');
    },
  };
};
