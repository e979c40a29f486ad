// A server as a process of its own, to be killed and started again on the same port and folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../config.ts';
import { WIDE } from './server.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

export class ChildServer {
  readonly dir = mkdtempSync(join(tmpdir(), 'logodrome-'));
  private readonly env: Environment;
  private child: ChildProcess | undefined;
  /** What it wrote to standard error. */
  log = '';
  port = 0;

  constructor(env: Environment = {}) {
    this.env = env;
  }
  get url(): string {
    return `http://localhost:${this.port}`;
  }
  async start(dir = this.dir): Promise<this> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...WIDE, ...this.env, DATA_DIR: dir, DIST_DIR: dir, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stderr.on('data', (text: Buffer) => (this.log += text.toString()));
    let out = '';
    await new Promise<void>((ready, fail) => {
      child.once('exit', () => fail(new Error(`the server did not start: ${out}${this.log}`)));
      child.stdout.on('data', (text: Buffer) => {
        // to the end: a closed pipe would end the server
        out += text.toString();
        this.port = Number(/ready: http:\/\/[\w.]+:(\d+)/.exec(out)?.[1] ?? this.port);
        if (out.includes('ready: ')) ready();
      });
    });
    return this;
  }
  /** Ends it with this signal; the exit code, or null when the signal took it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await gone)[0];
  }
  clear(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
