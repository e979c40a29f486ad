// A phone: one browser context with touch. It moves only through what a finger can touch or a keyboard can type:
// coordinates come from the boxes of the screen-reader mirror, touches go to the page through the devtools protocol.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Locator, type Page } from 'playwright-core';
import { launchOptions } from './chromium.ts';

export interface Size { readonly width: number; readonly height: number; readonly scale?: number; readonly touch?: boolean }
export interface PhoneOptions extends Partial<Size> { readonly dark?: boolean; readonly locale?: string; readonly calm?: boolean }
export interface Point { readonly x: number; readonly y: number }

let browser: Promise<Browser> | undefined;
const theBrowser = (): Promise<Browser> => (browser ??= launchOptions().then((options) => chromium.launch(options)));
/** Ends the one browser of this test file. */
export const closeBrowser = async (): Promise<void> => {
  await (await browser)?.close();
  browser = undefined;
};

const middle = async (place: Locator): Promise<Point> => {
  const box = await place.boundingBox();
  if (!box) throw new Error(`nothing to touch: ${String(place)}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export class Phone {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors of the page: a test ends with none. */
  readonly errors: string[] = [];
  private readonly wire: CDPSession;
  private constructor(name: string, context: BrowserContext, page: Page, wire: CDPSession) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.wire = wire;
    page.on('pageerror', (error) => { this.errors.push(`${name}: ${error.message}`); });
  }
  static async open(name: string, options: PhoneOptions = {}): Promise<Phone> {
    const touch = options.touch ?? true;
    const context = await (await theBrowser()).newContext({
      viewport: { width: options.width ?? 390, height: options.height ?? 844 },
      deviceScaleFactor: options.scale ?? 1, hasTouch: touch, isMobile: touch, locale: options.locale ?? 'de-DE',
      colorScheme: options.dark ? 'dark' : 'light', reducedMotion: options.calm === false ? 'no-preference' : 'reduce',
    });
    const page = await context.newPage();
    return new Phone(name, context, page, await context.newCDPSession(page));
  }
  private touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at: readonly Point[]): Promise<unknown> {
    return this.wire.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }, id) => ({ x, y, id })) });
  }
  /** A finger down and up again on the middle of a place (DOM or canvas: the touch goes to the screen, not to an element). */
  async tap(place: Locator | Point): Promise<void> {
    const at = 'x' in place ? place : await middle(place);
    await this.touch('touchStart', [at]);
    await this.touch('touchEnd', []);
  }
  /** A finger kept down for `ms`. */
  async hold(place: Locator | Point, ms = 900): Promise<void> {
    const at = 'x' in place ? place : await middle(place);
    await this.touch('touchStart', [at]);
    await this.page.waitForTimeout(ms);
    await this.touch('touchEnd', []);
  }
  /** A finger that slides from one place to another; `lift`: how far the dragged thing hangs above the finger. */
  async drag(from: Locator | Point, to: Locator | Point, lift = 0): Promise<void> {
    const a = 'x' in from ? from : await middle(from);
    const raw = 'x' in to ? to : await middle(to);
    const z = { x: raw.x, y: raw.y + lift };
    await this.touch('touchStart', [a]);
    for (let i = 1; i <= 8; i++) {
      await this.touch('touchMove', [{ x: a.x + ((z.x - a.x) * i) / 8, y: a.y + ((z.y - a.y) * i) / 8 }]);
      await this.page.waitForTimeout(16);
    }
    await this.touch('touchEnd', []);
  }
  /** A picture into the folder `shots` (never committed), for people to look at. */
  async shot(name: string): Promise<void> {
    mkdirSync('shots', { recursive: true });
    await this.page.screenshot({ path: `shots/${name}.png`, timeout: 60_000 });
  }
  offline(off: boolean): Promise<void> { return this.context.setOffline(off); }
  close(): Promise<void> { return this.context.close(); }
}
