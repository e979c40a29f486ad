// Boots Phaser for drawing alone: no input, no sound, no loop while nothing moves.
import Phaser from 'phaser';
import type { Insets } from './picture.ts';

/** Device px per CSS px, 1 … 3. */
export const ratio = (): number => Math.max(1, Math.min(3, window.devicePixelRatio || 1));
/** Width and height of the host in CSS px. */
export const size = (host: HTMLElement): readonly [number, number] => [Math.max(1, host.clientWidth), Math.max(1, host.clientHeight)];
/** How much larger than on a phone everything is drawn, so that tablets and large screens are filled and small laptops hold all: scenes
 *  lay themselves out on the host's size divided by it. */
export function zoomOf(w: number, h: number): number {
  if (w < h) return Math.max(1, Math.min(w / 430, h / 760, 1.8));
  return h < 540 ? 1 : Math.max(0.8, Math.min(w / 1440, h / 900, 1.7));
}
const idle = (): void => undefined;

export interface Canvas {
  readonly game: Phaser.Game;
  readonly scene: Phaser.Scene;
  /** What runs before each frame. */
  onFrame(run: () => void): void;
}
/** A canvas of the host's size in device pixels, shown at its size in CSS pixels. */
export function boot(host: HTMLElement): Promise<Canvas> {
  return new Promise((ready) => {
    let run = idle;
    const [w, h] = size(host);
    const game = new Phaser.Game({
      type: Phaser.WEBGL,
      parent: host,
      banner: false,
      autoFocus: false,
      disableContextMenu: true,
      backgroundColor: '#CBE5EC',
      audio: { noAudio: true },
      input: { mouse: false, touch: false, keyboard: false, gamepad: false, windowEvents: false },
      // Multisampling does nothing for images that lie straight, and doubles the cost of a frame.
      render: { antialias: true, antialiasGL: false, stencil: false, powerPreference: 'low-power' },
      scale: { mode: Phaser.Scale.NONE, width: Math.round(w * ratio()), height: Math.round(h * ratio()), zoom: 1 / ratio() },
      scene: {
        create(this: Phaser.Scene) {
          ready({
            game,
            scene: this,
            onFrame: (next) => {
              run = next;
            },
          });
        },
        update() {
          run();
        },
      },
    });
  });
}

/** Reads the safe areas of the screen (notch, home bar) through an element that CSS pads with them. */
export class SafeArea {
  private readonly probe = document.createElement('div');
  constructor(host: HTMLElement) {
    this.probe.className = 'table-safe';
    host.append(this.probe);
  }
  read(): Insets {
    const s = getComputedStyle(this.probe);
    const [top, right, bottom, left] = [s.paddingTop, s.paddingRight, s.paddingBottom, s.paddingLeft].map((v) => Number.parseFloat(v) || 0);
    return { top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0, left: left ?? 0 };
  }
  close(): void {
    this.probe.remove();
  }
}
