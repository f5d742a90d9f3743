import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingPlatforms } from './lib/platforms.mjs';
import { bin, childEnv, install, ROOT } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { step } from './lib/say.mjs';
import { sourceBreaches } from './lib/source-walls.mjs';

const env = childEnv();
const tool =
  (name, args, cwd = ROOT) =>
  () =>
    run(bin(name), args, { cwd, env });

async function everyPlatform() {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const missing = missingPlatforms(lock);
  if (missing.length === 0) return;
  const advice = 'Choose a version that the registry has for all of them, and write the lock file anew.';
  throw new Error([...missing, advice].join('\n'));
}

const SOURCES = [
  'apps/server/src',
  'apps/web/app',
  'packages/domain/src',
  'packages/contract/src',
  'packages/locales/src',
];

async function sourceWalls() {
  const files = await Promise.all(SOURCES.map((folder) => readdir(join(ROOT, folder), { recursive: true })));
  const paths = files.flatMap((names, index) =>
    names.map((name) => `${SOURCES[index]}/${name.replaceAll('\\', '/')}`),
  );
  const found = await sourceBreaches(ROOT, paths);
  if (found.length > 0) throw new Error(found.join('\n'));
}

const WALLS = ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'e2e', 'bench'];
const CHECKS = [
  ['Native packages of every platform', everyPlatform],
  ['Format and lint', tool('biome', ['check', '--error-on-warnings', '.'])],
  ['Route types of the web app', tool('react-router', ['typegen'], join(ROOT, 'apps/web'))],
  ['Types: server, packages, tests', tool('tsc', ['-p', 'tsconfig.json'])],
  ['Types: web app', tool('tsc', ['-p', 'apps/web'])],
  ['Types: journeys', tool('tsc', ['-p', 'e2e'])],
  ['Walls of imports', tool('depcruise', WALLS)],
  ['Walls of sources', sourceWalls],
  ['Unused files, exports and dependencies', tool('knip', [])],
  ['Locale keys', tool('vitest', ['run', '--project', 'rules', 'packages/locales'])],
];

let failed = 0;
await install();
for (const [title, work] of CHECKS) {
  try {
    await step(title, work);
  } catch (error) {
    failed += 1;
    console.error(error.message);
  }
}
process.exit(failed === 0 ? 0 : 1);
