// npm test: the checks, then every test, from the fastest to the slowest. Goes on after a failure; the last line counts everything.
// `npm test -- PART …` runs only these parts: check, unit, server, e2e.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks.ts';
import { buildClient } from './client-build.ts';
import { root, runStep } from './step.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}
/** The part of vitest's JSON report that counts. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly name: string; readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const reports = join(root, '.cache/reports');
const projects = [
  { project: 'unit', name: 'tests of the rules, the words, the tools and the client: unit' },
  { project: 'server', name: 'tests of a real server: server' },
  { project: 'e2e', name: 'tests with phones in a real browser: e2e' },
];

function tests(project: string, name: string): Count {
  const report = join(reports, `${project}.json`);
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const good = runStep({
    name,
    run: vitest,
    cure: `Correct what is named above; "npm run test:${project} -- FILE" runs one file of these.`,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  // a file that could not even be loaded has no tests to count; a skipped test proves nothing
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  if (numPendingTests > 0) console.log(`── ${numPendingTests} tests were skipped, which counts as failed.`);
  const failed = numFailedTests + broken.length + numPendingTests;
  return { passed: numPassedTests, failed: failed === 0 && !good ? 1 : failed };
}

const one = (good: boolean): Count => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function clientBuilt(): Count {
  console.log('\n── client');
  return one(buildClient());
}

/** Each part's counts, in the order in which they are run. */
const parts: { readonly [part: string]: () => readonly Count[] } = {
  check: () => checks.map((check) => one(runStep(check))),
  ...Object.fromEntries(
    projects.map(({ project, name }) => [project, () => [...(project === 'e2e' ? [clientBuilt()] : []), tests(project, name)]]),
  ),
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const began = performance.now();
const asked = process.argv.slice(2);
const unknown = asked.find((part) => !parts[part]);
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}", only ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const counts = Object.entries(parts).flatMap(([part, run]) => (asked.length === 0 || asked.includes(part) ? run() : []));
const sum = (of: keyof Count): number => counts.reduce((total, count) => total + count[of], 0);
const failed = sum('failed');
console.log(
  `\n${failed === 0 ? 'All is well' : 'Something failed: look for FAILED above'}, after ${Math.round((performance.now() - began) / 1000)} s.`,
);
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
