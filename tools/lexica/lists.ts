// The hand-made lists beside this file: a word and, after a tab, the reason why it stands there.
import { readFileSync } from 'node:fs';

/** Word → reason. @throws Error when a line has no reason: a list without reasons cannot be argued with. */
export function list(name: string): ReadonlyMap<string, string> {
  const lines = readFileSync(new URL(`lists/${name}.txt`, import.meta.url), 'utf8').split('\n');
  return new Map(lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => entryOf(name, line)));
}

function entryOf(name: string, line: string): [string, string] {
  const [word, reason, ...more] = line.split('\t');
  if (!word || !reason || more.length > 0) throw new Error(`tools/lexica/lists/${name}.txt: "${line}" is not "word<TAB>reason".`);
  return [word, reason];
}
