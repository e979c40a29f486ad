// What `npm run check` looks at.
import type { Step } from './step.ts';

export const checks: readonly Step[] = [
  {
    name: 'types (every folder against its own platform: no DOM and no Node in shared)',
    run: ['node_modules/typescript/bin/tsc', '-b'],
    cure: 'Correct what is named above; "npm run typecheck" runs this alone.',
  },
  {
    name: 'lint (layers, cycles, sibling games, purity of shared, sizes)',
    run: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
    cure: 'Correct what is named above; "npm run lint" runs this alone.',
  },
  {
    name: 'format',
    run: ['node_modules/oxfmt/bin/oxfmt', '--check'],
    cure: '"npm run format" puts it right.',
  },
];
