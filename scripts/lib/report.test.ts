import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Figures {
  readonly passed: number;
  readonly failed: number;
  readonly wholeGroups: readonly string[];
  readonly slowest: ReadonlyArray<{ title: string; file: string }>;
}

/** Runs a real runner with our reporter on some files, as `npm test` does. */
function run(entry: string, args: string[], reporter: string, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'punkt-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const figuresFile = join(folder, 'figures.json');
  const program = [join(ROOT, 'node_modules', entry), ...args];
  const { FORCE_COLOR: _, ...environment } = process.env;
  const { stdout, status } = spawnSync(
    process.execPath,
    [...program, `--reporter=${join(ROOT, 'scripts/lib', reporter)}`],
    { cwd: folder, encoding: 'utf8', env: { ...environment, CI: '1', PUNKT_FIGURES: figuresFile } },
  );
  const figures = JSON.parse(readFileSync(figuresFile, 'utf8')) as Figures;
  return { stdout, status, figures };
}

const vitest = (files: Record<string, string>) =>
  run('vitest/vitest.mjs', ['run', '--globals'], 'report-vitest.mjs', files);

it('Vitest: counts all that went wrong, in a test or around it, and shows each in full without colours', () => {
  const { stdout, status, figures } = vitest({
    'adding.test.js': `
      describe('adding', () => {
        it('is right', () => expect(1 + 1).toBe(2));
        it('is wrong', () => expect({ sum: [1, 2] }).toEqual({ sum: [1, 3] }));
        it.skip('is left out', () => undefined);
      });
      describe('a hook', () => {
        beforeAll(() => { throw new Error('the hook broke'); });
        it('has a test', () => undefined);
      });`,
    'missing.test.js': `import './nothing.js'; it('is never seen', () => undefined);`,
    'late.test.js': `it('ends too early', () => new Promise((resolve) => {
      setTimeout(() => { setTimeout(resolve, 50); throw new Error('nobody waited'); });
    }));`,
  });
  // Wrong, left out, the test behind the hook, the hook, the missing file, what nobody waited for.
  expect({ status, ...figures }).toMatchObject({ status: 1, passed: 2, failed: 6, wholeGroups: [] });
  expect(stdout).toMatch(
    /FAILED {2}adding\.test\.js › adding > is wrong[\s\S]*-\s+3,\s+\+\s+2,[\s\S]*adding\.test\.js:4/,
  );
  expect(stdout).toContain('NOT RUN  adding.test.js › adding > is left out');
  expect(stdout).toContain('the hook broke');
  expect(stdout).toContain('FAILED  missing.test.js');
  expect(stdout).toContain('nobody waited');
  expect(stdout).toMatch(/3 of 3 files, \d tests, \d failed/);
  expect(stdout).not.toContain('\u001b');
});

it('Vitest: says nothing but the figures when all is well, and knows the slowest', () => {
  const { stdout, status, figures } = vitest({
    'quick.test.js': `it('is quick', () => console.log('noise'));`,
    'slow.test.js': `it('is slow', () => new Promise((resolve) => setTimeout(resolve, 300)));`,
  });
  expect({ status, ...figures }).toMatchObject({ status: 0, passed: 2, failed: 0, wholeGroups: [''] });
  expect(figures.slowest[0]).toMatchObject({ title: 'is slow', file: 'slow.test.js' });
  expect(stdout.trim()).toMatch(/^2 of 2 files, 2 tests, 0 failed, [\d.]+ s$/);
});

it('Playwright: counts what failed, what was skipped and what could not begin', () => {
  const { stdout, status, figures } = run('@playwright/test/cli.js', ['test'], 'report-journeys.mjs', {
    'playwright.config.ts': `export default { projects: [
      { name: 'people', testMatch: 'people.setup.ts' },
      { name: 'desktop', testMatch: 'desk.spec.ts' },
      { name: 'phone', testMatch: 'phone.spec.ts', dependencies: ['people'] },
    ] };`,
    'people.setup.ts': `import { test } from '@playwright/test';
      test('people', () => { throw new Error('nobody came'); });`,
    'desk.spec.ts': `import { expect, test } from '@playwright/test';
      test('opens', () => expect(1).toBe(1));
      test('closes', () => expect({ sum: 1 }).toEqual({ sum: 2 }));
      test.skip('is left out', () => undefined);`,
    'phone.spec.ts': `import { test } from '@playwright/test'; test('rings', () => undefined);`,
  });
  expect({ status, ...figures }).toMatchObject({ status: 1, passed: 1, failed: 4, wholeGroups: [] });
  expect(stdout).toContain('FAILED  people.setup.ts › people (people)');
  expect(stdout).toContain('nobody came');
  expect(stdout).toMatch(
    /FAILED {2}desk\.spec\.ts › closes \(desktop\)[\s\S]*- {3}"sum": 2[\s\S]*desk\.spec\.ts:3/,
  );
  expect(stdout).toContain('NOT RUN  desk.spec.ts › is left out (desktop)');
  expect(stdout).toContain('NOT RUN  phone.spec.ts › rings (phone)');
  expect(stdout).not.toContain('\u001b');
});
