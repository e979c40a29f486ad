// One browser for every machine: CHROME_PATH, else the Chromium inside npm (Linux x64, glibc), else an installed one,
// else a loud error. Never a skip.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/** A host name that is no localhost and no secure context, like a phone's view of a laptop; Chromium maps it to loopback. */
export const HOST_NAME = 'logodrome.test';
const ARGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  `--host-resolver-rules=MAP ${HOST_NAME} 127.0.0.1`,
];
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Unpacks the npm package's browser once, beside and renamed, so that two runs at once never see half a browser. */
async function unpack(root: string, base: string, dir: string): Promise<void> {
  const part = `${dir}.${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(join(part, 'etc'), { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = part; // the package unpacks into os.tmpdir() and reuses whatever chromium it finds there
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(root, 'bin/al2023.tar.br')); // the libraries that a bare system lacks
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  // its own fonts.conf names a folder that is not there: every text would be invisible, without an error
  const fonts = `<dir>${dir}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${base}/fontcache</cachedir>`;
  writeFileSync(
    join(part, 'etc/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}</fontconfig>`,
  );
  writeFileSync(join(part, 'ready'), '');
  try {
    renameSync(part, dir);
  } catch (error) {
    if (!existsSync(join(dir, 'ready'))) throw error;
    rmSync(part, { recursive: true, force: true });
  }
}

async function fromNpm(): Promise<LaunchOptions> {
  const root = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const base = resolve('.cache/chromium');
  const dir = join(base, version);
  if (!existsSync(join(dir, 'ready'))) await unpack(root, base, dir);
  const libraries = [process.env['LD_LIBRARY_PATH'], join(dir, 'al2023/lib')].filter(Boolean).join(':');
  return {
    executablePath: join(dir, 'chromium'),
    args: ARGS,
    env: { ...process.env, FONTCONFIG_PATH: join(dir, 'etc'), LD_LIBRARY_PATH: libraries },
  };
}

/** Playwright launch options for the browser of this machine; rejects with one sentence and the remedy when there is none. */
export async function launchOptions(): Promise<LaunchOptions> {
  const set = process.env['CHROME_PATH'];
  if (set) {
    accessSync(set, constants.X_OK);
    return { executablePath: set, args: ARGS };
  }
  let why = `no Chromium in npm for ${process.platform}/${process.arch}`;
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      return await fromNpm();
    } catch (error) {
      why = String(error);
    }
  }
  const found = INSTALLED.find((file) => existsSync(file));
  if (found) return { executablePath: found, args: ARGS };
  throw new Error(
    `BROWSER TESTS CANNOT RUN: no Chromium (${why}). Set CHROME_PATH to a Chrome or Chromium. Without a browser, on purpose: npm run test:unit`,
  );
}
