// npm run check: types, lint and format. Everything is looked at, also after a failure.
import { checks } from './checks.ts';
import { runStep } from './step.ts';

const failed = checks.filter((check) => !runStep(check));
console.log(failed.length === 0 ? '\nEverything is in order.' : `\n${failed.length} of ${checks.length} checks failed.`);
process.exitCode = failed.length === 0 ? 0 : 1;
