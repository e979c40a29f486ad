import { defineConfig } from 'vitest/config';

const expect = { poll: { timeout: 10_000 } }; // the default 1 s fails on a busy machine
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      { test: { name: 'server', include: ['server/**/*.test.ts'], expect, testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/setup.ts',
          setupFiles: 'e2e/failure.ts',
          expect: { poll: { timeout: 45_000 } },
          testTimeout: 240_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'shots',
          include: ['e2e/**/*.shots.ts'],
          globalSetup: 'e2e/setup.ts',
          expect,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
