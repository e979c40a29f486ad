// The client as browsers get it, in dist/: built when its sources have changed since.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const path = (name: string): string => `${root}/${name}`;
const stamp = path('dist/.built');

/** One number for everything that a build reads. */
function fingerprint(): string {
  const sources = globSync('{client,shared,public}/**/*.*', { cwd: root, exclude: ['**/*.test.ts', '**/scenarios/**'] });
  const hash = createHash('sha256');
  for (const name of [...sources, 'vite.config.ts', 'package-lock.json'].toSorted())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path(name)))
      .update('\0');
  return hash.digest('hex');
}

/** Builds, showing progress, unless dist/ is up to date. In a child: in this process it would change NODE_ENV for good. @returns whether dist/ is good. */
export function buildClient(): boolean {
  const want = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return true;
  console.log('Building the client (its sources have changed) ...');
  const { status } = spawnSync(process.execPath, [path('node_modules/vite/bin/vite.js'), 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return false;
  writeFileSync(stamp, want); // vite empties dist/ first, so a build that was broken off leaves no stamp
  return true;
}
