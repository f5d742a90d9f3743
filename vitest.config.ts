import { totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { icons } from './apps/web/vite/icons.ts';
import { textParts } from './apps/web/vite/text-parts.ts';

/**
 * A worker keeps half a gigabyte of modules and apps, and went through all of it again for every few megabytes more: a quarter of the time of the
 * server's tests. Where there is memory it may take this much before it looks for what is no longer needed.
 */
const HEAP_MB = 1536;
const hasMemory = totalmem() >= 12 * 1024 ** 3;

/** What every project has; Vitest hands none of it down by itself. */
const shared = {
  environment: 'node',
  // Importing the app anew for every file was half of the time: files share a worker, and must leave it as they found it.
  isolate: false,
  execArgv: hasMemory ? [`--initial-old-space-size=${HEAP_MB}`] : [],
  setupFiles: ['vitest.setup.ts'],
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  // For what hangs, not for what is slow: a property tried a thousand times takes its seconds on a busy machine.
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

const EMBEDDED = 'apps/server/src/platform/database/embedded/**/*.test.ts';

export default defineConfig({
  test: {
    // Vitest would keep a core for itself; most of our time goes into waiting for PostgreSQL.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [textParts(), icons()],
        test: {
          ...shared,
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          exclude: [EMBEDDED],
          globalSetup: ['apps/server/test/postgres.ts'],
        },
      },
      {
        // `npm test` leaves them out while their folder is as it was when they last passed: a minute of starting clusters.
        test: {
          ...shared,
          name: 'embedded',
          include: [EMBEDDED],
        },
      },
      {
        // Real processes that are started and killed, after everything else. They wait more than they work, and none is asked to be
        // quick: how long an outage is felt is a figure of `npm run bench`.
        test: {
          ...shared,
          name: 'faults',
          include: ['apps/server/faults/*.test.ts'],
          globalSetup: ['apps/server/faults/support/first-start.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
