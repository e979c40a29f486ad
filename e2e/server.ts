// A real server for the browser tests: its own process, its own data folder, killed and started again at will.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST_NAME } from './chromium.ts';

export interface TestServer {
  /** Origin on this machine, `http://127.0.0.1:PORT`. */
  readonly local: string;
  /** Origin as phones see it: no localhost, no secure context. */
  readonly url: string;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM and wait, then removes the data. */
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((ok, no) => {
    const probe = createServer();
    probe.once('error', no);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        ok(port);
      });
    });
  });

/** Starts the server as `npm start` does (built client, one port). `env` overrides its settings. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'logodrome-e2e-'));
  const url = `http://${HOST_NAME}:${port}`;
  let child: ChildProcess | undefined;
  const start = (): Promise<void> =>
    new Promise((ok, no) => {
      const server = spawn(process.execPath, ['tools/serve.ts'], {
        env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, PUBLIC_URL: url, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = server;
      let out = '';
      const hear = (part: Buffer): void => {
        out += String(part);
        if (/ready: \S+/.test(out)) ok();
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.once('exit', (code) => {
        no(new Error(`the server ended (${code}): ${out.slice(-2000)}`));
      });
    });
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((ok) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return ok();
      child.once('exit', () => {
        ok();
      });
      child.kill(signal);
    });
  await start();
  return {
    local: `http://127.0.0.1:${port}`,
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** How many messages a server has refused for this reason, as it counts them itself. */
export async function refusals(url: string, reason: string): Promise<number> {
  const metrics = await (await fetch(`${url.replace(HOST_NAME, '127.0.0.1')}/metrics`)).text();
  return Number(new RegExp(`^logodrome_messages_refused_total\\{reason="${reason}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0);
}
