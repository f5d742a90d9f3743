import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWeb, childEnv, install, ROOT } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { seconds } from './lib/say.mjs';

const REPORTS = join(ROOT, 'test-results');
const bin = (name) => join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** Runs a test runner, shows what it says, and reads the figures from its report: an exit code alone can't be added up. */
async function suite(title, command, args, env, report, count) {
  const began = Date.now();
  console.log(`\n› ${title}`);
  const ended = await run(command, args, { cwd: ROOT, env: { ...childEnv(), ...env }, show: true }).then(
    () => true,
    () => false,
  );
  const figures = await readFile(report, 'utf8').then(
    (text) => count(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  );
  // A runner that broke before it could count (or counted nothing) must not look like success.
  if ((!ended && figures.failed === 0) || figures.passed + figures.failed === 0) figures.failed += 1;
  console.log(`  ${figures.passed} passed, ${figures.failed} failed in ${seconds(began)}`);
  return figures;
}

const vitest = () => {
  const report = join(REPORTS, 'vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return suite('Rules, contract, server on a real PostgreSQL', bin('vitest'), args, {}, report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numPendingTests + json.numTodoTests,
  }));
};

const journeys = () => {
  const report = join(REPORTS, 'journeys.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return suite('Journeys in a real browser', bin('playwright'), args, env, report, ({ stats }) => {
    if (stats.flaky > 0) console.log(`  ${stats.flaky} needed a second try`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
  });
};

try {
  const began = Date.now();
  await install();
  await buildWeb();
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const results = [await vitest(), await journeys()];
  const sum = (key) => results.reduce((total, figures) => total + figures[key], 0);
  console.log(`\nAll tests took ${seconds(began)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
