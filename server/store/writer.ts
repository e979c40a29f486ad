// Run as a process of its own by open.test.ts, which kills it: appends without end, prints each seq that was acknowledged.
import { writeSync } from 'node:fs';
import { openStore } from './open.ts';
import { sampleMatch, sampleRow, sampleTable } from './samples.ts';

const store = await openStore({ dataDir: process.argv[2]! });
if (!(await store.match(sampleMatch().id))) await store.beginMatch(sampleMatch(), sampleTable(), []);
let seq = (await store.journal(sampleMatch().id)).length;
const write = async (mine: number): Promise<void> => {
  await store.append(sampleRow(mine));
  writeSync(1, `${mine}\n`);
};
for (;;) await Promise.all(Array.from({ length: 5 }, () => write(++seq)));
