// One step of check or test: a command in its own process, what it is for, and how long it took.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Step {
  /** What it does, in the words of the first column. */
  readonly name: string;
  /** Arguments of this Node, relative to the repository. */
  readonly run: readonly string[];
  /** What to do about it when it fails: one sentence. */
  readonly cure: string;
}

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @returns whether it succeeded; its output goes straight to the terminal. */
export function runStep({ name, run, cure }: Step): boolean {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [...run], { cwd: root, stdio: 'inherit' });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(status === 0 ? `── ${name}: ok, ${seconds} s` : `── ${name}: FAILED after ${seconds} s. ${cure}`);
  return status === 0;
}
