// A phone: one browser context with touch. It moves only through what a finger can touch or a keyboard can type:
// coordinates come from the boxes of what is seen (on the canvas: of its screen-reader mirror), touches go to the page
// through the devtools protocol, as a screen would send them.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Locator, type Page } from 'playwright-core';
import { launchOptions } from './chromium.ts';

export interface PhoneOptions {
  /** CSS px; 390 × 844 unless given. */
  readonly width?: number;
  readonly height?: number;
  readonly scale?: number;
  /** False: a laptop, with a mouse. */
  readonly touch?: boolean;
  readonly dark?: boolean;
  readonly locale?: string;
  /** False: full motion. */
  readonly calm?: boolean;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Phones that are switched on, for pictures when a test fails. */
export const phones = new Set<Phone>();
let browser: Promise<Browser> | undefined;
const theBrowser = (): Promise<Browser> => (browser ??= launchOptions().then((options) => chromium.launch(options)));
/** Ends the one browser of this test file. */
export const closeBrowser = async (): Promise<void> => {
  await (await browser)?.close();
  browser = undefined;
  phones.clear();
};

/** A phone among many on two busy cores takes its time, ms. */
const PATIENCE = 45_000;
const isPoint = (place: Locator | Point): place is Point => 'x' in place;

/** Where a finger meets an element of the page: its middle, once it is in sight, at rest and not covered. */
async function reachable(place: Locator): Promise<Point> {
  await place.waitFor({ state: 'visible', timeout: PATIENCE });
  return place.evaluate(async (element, patience) => {
    const onCanvas = element instanceof HTMLElement && element.dataset['key'] !== undefined;
    const middle = (): Point => {
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const frame = (): Promise<unknown> =>
      new Promise((done) => {
        requestAnimationFrame(done);
      });
    if (onCanvas) return middle();
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const until = performance.now() + patience;
    for (;;) {
      const before = middle();
      await frame();
      await frame();
      const { x, y } = middle();
      const hit = document.elementFromPoint(x, y);
      // a label stands for its input
      const met = hit && (element.contains(hit) || (hit.contains(element) && hit.closest('label')));
      if (before.x === x && before.y === y && met) return { x, y };
      if (performance.now() > until)
        throw new Error(`covered, or never at rest: ${element.outerHTML.slice(0, 200)}; there is ${hit?.outerHTML.slice(0, 200)}`);
    }
  }, PATIENCE);
}

export class Phone {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors of the page and what its content security policy refused: a test ends with none. */
  readonly errors: string[] = [];
  private readonly wire: CDPSession;
  private constructor(name: string, context: BrowserContext, page: Page, wire: CDPSession) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.wire = wire;
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => {
      this.errors.push(`${name}: ${error.stack ?? error.message}`);
    });
    page.on('console', (line) => {
      if (/Content Security Policy|Uncaught/i.test(line.text())) this.errors.push(`${name}: ${line.text()}`);
    });
  }
  static async open(name: string, options: PhoneOptions = {}): Promise<Phone> {
    const touch = options.touch ?? true;
    const context = await (
      await theBrowser()
    ).newContext({
      viewport: { width: options.width ?? 390, height: options.height ?? 844 },
      deviceScaleFactor: options.scale ?? 1,
      hasTouch: touch,
      isMobile: touch,
      locale: options.locale ?? 'de-DE',
      colorScheme: options.dark ? 'dark' : 'light',
      reducedMotion: options.calm === false ? 'no-preference' : 'reduce',
    });
    const page = await context.newPage();
    const phone = new Phone(name, context, page, await context.newCDPSession(page));
    phones.add(phone);
    return phone;
  }
  /** The place on the canvas with this key, as its mirror element says. */
  spot(key: string): Locator {
    return this.page.locator(`[data-key="${key}"]`);
  }

  private touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at: readonly Point[]): Promise<unknown> {
    return this.wire.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }, id) => ({ x, y, id })) });
  }
  private async at(place: Locator | Point): Promise<Point> {
    if (isPoint(place)) return place;
    try {
      return await reachable(place);
    } catch (error) {
      throw new Error(`${this.name} cannot touch ${String(place)}: ${(error as Error).message}`, { cause: error });
    }
  }
  /** A finger down and up again on the middle of a place. */
  async tap(place: Locator | Point): Promise<void> {
    const at = await this.at(place);
    await this.touch('touchStart', [at]);
    await this.touch('touchEnd', []);
  }
  /** A finger kept down for `ms`. */
  async hold(place: Locator | Point, ms = 800): Promise<void> {
    const at = await this.at(place);
    await this.touch('touchStart', [at]);
    await this.page.waitForTimeout(ms);
    await this.touch('touchEnd', []);
  }
  /**
   * A finger that picks something up and lets it go over a place, which may appear only while something hangs in the air.
   * `lift`: how far that hangs above the finger, which therefore goes as far below the place.
   */
  async drag(from: Locator | Point, to: Locator | Point, lift = 0): Promise<void> {
    const a = await this.at(from);
    await this.touch('touchStart', [a]);
    await this.touch('touchMove', [{ x: a.x + 6, y: a.y - 12 }]);
    const { x, y } = await this.at(to);
    const [dx, dy] = [x - a.x, y + lift - a.y];
    for (let i = 1; i <= 8; i++) {
      await this.touch('touchMove', [{ x: a.x + (dx * i) / 8, y: a.y + (dy * i) / 8 }]);
      await this.page.waitForTimeout(16);
    }
    await this.touch('touchEnd', []);
  }
  /** A finger that goes over these points without lifting. */
  async slide(way: readonly Point[]): Promise<void> {
    const [first, ...more] = way;
    await this.touch('touchStart', [first!]);
    let from = first!;
    for (const to of more) {
      for (let i = 1; i <= 4; i++) {
        await this.touch('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 4, y: from.y + ((to.y - from.y) * i) / 4 }]);
        await this.page.waitForTimeout(16);
      }
      from = to;
    }
    await this.touch('touchEnd', []);
  }
  /** Keys of a keyboard, one after the other: `ArrowLeft`, `Enter`, `a`, `Ü` … */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (/^[ÄÖÜäöü]$/.test(key)) await this.german(key);
      else await this.page.keyboard.press(key);
    }
  }
  /** A key that only a German keyboard has. */
  private async german(key: string): Promise<void> {
    await this.wire.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await this.wire.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  /** Types into what has focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
  /** Taps a field and replaces what stands in it. */
  async write(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }
  /** A picture into the folder `shots` (never committed), for people to look at. */
  async shot(name: string): Promise<void> {
    const path = `shots/${name}.png`;
    mkdirSync(dirname(path), { recursive: true });
    await this.page.screenshot({ path, timeout: 60_000 });
  }
  offline(off: boolean): Promise<void> {
    return this.context.setOffline(off);
  }
  async close(): Promise<void> {
    phones.delete(this);
    await this.context.close();
  }
}
