// Debian packages, fetched and unpacked into .cache/lexica without installing anything and without root.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Source } from './recipe.ts';

const run = promisify(execFile);
const cache = new URL('../../.cache/lexica/', import.meta.url);

export const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

/** The folder into which the package is unpacked. @throws Error with one sentence when it cannot be had or is another than the pinned one. */
export async function unpacked(source: Source): Promise<string> {
  const file = new URL(`${source.package}_${source.version.replace(':', '%3a')}_all.deb`, cache);
  const root = new URL(`${source.package}/`, cache);
  if (!existsSync(file)) await download(source);
  const sum = sha256(await readFile(file));
  if (sum !== source.sha256) throw new Error(`${source.package} ${source.version} has sha256 ${sum}, not the pinned ${source.sha256}.`);
  await rm(root, { recursive: true, force: true });
  await run('dpkg-deb', ['-x', fileURLToPath(file), fileURLToPath(root)]);
  return fileURLToPath(root);
}

async function download({ package: name, version }: Source): Promise<void> {
  await mkdir(cache, { recursive: true });
  await run('apt-get', ['download', `${name}=${version}`], { cwd: fileURLToPath(cache) }).catch((cause: unknown) => {
    throw new Error(`apt-get cannot download ${name}=${version}: this needs Debian 12's packages and a fresh "apt-get update".`, { cause });
  });
}
