import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';
import { step } from './say.mjs';
import { fingerprint, isFresh, writeStamp } from './stamp.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const WINDOWS = process.platform === 'win32';
const NPM = WINDOWS ? 'npm.cmd' : 'npm';
const MANIFESTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'apps/server/package.json',
  'apps/web/package.json',
  'packages/domain/package.json',
  'packages/contract/package.json',
  'packages/locales/package.json',
  'e2e/package.json',
  'bench/package.json',
];
const WEB_SOURCES = ['apps/web', 'packages', 'package-lock.json'];

/**
 * Installs what the lock file names, once for each of its versions. Not `npm ci`: it refuses a lock file that lacks a
 * platform's optional package, and the registry we lock against does not have all of them. `--no-save` leaves the lock as it is.
 */
export async function install() {
  const stampFile = join(ROOT, 'node_modules/.punkt-installed');
  const value = await fingerprint(ROOT, MANIFESTS);
  if (await isFresh(stampFile, value)) return;
  await step('Installing dependencies (once; this can take a few minutes)', () =>
    run(NPM, ['install', '--no-save', '--loglevel=error'], { cwd: ROOT }),
  );
  await writeStamp(stampFile, value);
}

/**
 * The Node that runs the product: 24, from the npm registry, whatever the machine has. Where no such package exists for the
 * platform (Apple silicon), the machine's own Node serves if it is new enough to run TypeScript.
 */
export function node() {
  const own = join(ROOT, 'node_modules/.bin', WINDOWS ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  throw new Error(
    'Punkt runs on Node 24 or newer, and no package of it exists for this platform: please install Node 24.',
  );
}

const bin = (name) => join(ROOT, 'node_modules/.bin', WINDOWS ? `${name}.cmd` : name);

/** What every child needs: our Node first in the path, so that tools started by name use it too. */
export const childEnv = () => ({
  PATH: `${join(ROOT, 'node_modules/.bin')}${WINDOWS ? ';' : ':'}${process.env.PATH}`,
});

export async function buildWeb({ force = false } = {}) {
  const stampFile = join(ROOT, 'apps/web/build/.punkt-built');
  const value = await fingerprint(ROOT, WEB_SOURCES);
  if (!force && (await isFresh(stampFile, value))) return;
  const web = join(ROOT, 'apps/web');
  const options = { cwd: web, env: { ...childEnv(), NODE_ENV: 'production' } };
  await step('Building the pages', async () => {
    await run(bin('react-router'), ['build'], options);
    await run(bin('vite'), ['build', '--app', '-c', 'vite.site.config.ts'], options);
    await run(node(), ['scripts/finish.mjs'], options);
  });
  await writeStamp(stampFile, value);
}
