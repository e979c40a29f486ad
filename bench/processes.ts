// Servers and load generators as processes of their own, and what the system says they use.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Measured, Plan, Slice } from './plan.ts';

const ends: (() => void)[] = [];
/** Ends everything that was started here. */
export function endAll(): void {
  for (const end of ends.splice(0)) end();
}

export interface Side {
  readonly url: string;
  readonly pid: number;
}
/** Starts a server that prints `ready: URL`. @throws Error with its output when it ends before that */
export function startSide(file: string, env: Readonly<Record<string, string>> = {}, args: readonly string[] = []): Promise<Side> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    ends.push(() => child.kill('SIGTERM'));
    let out = '';
    child.stdout.on('data', (part: Buffer) => {
      out += String(part);
      const url = /ready: (\S+)/.exec(out)?.[1];
      if (url !== undefined) done({ url, pid: child.pid! });
    });
    child.once('exit', (code) => fail(new Error(`${file} ended (${code}): ${out}`)));
  });
}

export interface Generator {
  play(slice: Slice): Promise<Measured>;
  end(): void;
}
/** Starts a load generator against a server; resolves when all its phones sit at their tables. */
export async function startGenerator(file: string, url: string, plan: Plan): Promise<Generator> {
  const child = fork(file, [url, JSON.stringify(plan)], { serialization: 'advanced' });
  const gone = once(child, 'exit').then(([code]): never => {
    throw new Error(`${file} ended (${code})`);
  });
  gone.catch(() => undefined); // at the end nobody waits for it
  const next = async (): Promise<unknown> => ((await Promise.race([once(child, 'message'), gone])) as unknown[])[0];
  const end = (): void => {
    if (child.connected) child.disconnect();
  };
  ends.push(end);
  await next();
  return {
    async play(slice) {
      child.send(slice);
      return (await next()) as Measured;
    },
    end,
  };
}

/** Length of the kernel's tick (ms), in which it counts processor time. */
const TICK = 10;

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // not Linux
  }
};
/** Processor time of a process so far, all its threads, ms. NaN where the system does not tell. */
export function cpuMs(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ');
  return TICK * (Number(fields?.[11]) + Number(fields?.[12]));
}
/** Resident memory of a process, KB. NaN where the system does not tell. */
export const memoryKb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`) ?? '')?.[1]);
