import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingPlatforms } from './lib/platforms.mjs';
import { bin, childEnv, install, ROOT } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { stepBeside } from './lib/say.mjs';
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
const TYPEGEN = tool('react-router', ['typegen'], join(ROOT, 'apps/web'));
/** By one thread: several that share a program each work out most of its types again, for more than twice the processor's time. */
const types = (project) => tool('tsc', ['-p', project, '--singleThreaded']);
/** The longest first; types of the web app need those of its routes. */
const CHECKS = [
  ['Types: server, packages, tests', types('tsconfig.json')],
  ['Types: web app, with those of its routes', () => TYPEGEN().then(types('apps/web'))],
  ['Walls of imports', tool('depcruise', WALLS)],
  ['Format and lint', tool('biome', ['check', '--error-on-warnings', '.'])],
  ['Unused files, exports and dependencies', tool('knip', [])],
  ['Types: journeys', types('e2e')],
  ['Walls of sources', sourceWalls],
  ['Native packages of every platform', everyPlatform],
];
/** Most of them use one core for most of their time. */
const AT_ONCE = 2;

let failed = 0;
const waiting = CHECKS[Symbol.iterator]();
async function checkNext() {
  for (const [title, work] of waiting) {
    try {
      await stepBeside(title, work);
    } catch (error) {
      failed += 1;
      console.error(error.message);
    }
  }
}

await install();
await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
process.exit(failed === 0 ? 0 : 1);
