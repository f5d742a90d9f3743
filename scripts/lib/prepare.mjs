import { existsSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildHint, installHint } from './hints.mjs';
import { packagesFor } from './platforms.mjs';
import { run } from './run.mjs';
import { step, stepBeside } from './say.mjs';
import { fingerprint, isFresh, writeStamp } from './stamp.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const WINDOWS = process.platform === 'win32';
const NPM = WINDOWS ? 'npm.cmd' : 'npm';
/** What decides which packages are installed. */
export const MANIFESTS = [
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

/** Packages that have arrived: npm makes all folders first, and a package.json comes with what is unpacked. */
async function arrived(paths) {
  const there = await Promise.all(
    paths.map((path) =>
      access(join(ROOT, path, 'package.json')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return there.filter(Boolean).length;
}

async function watchInstall(show) {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const paths = packagesFor(lock, { os: process.platform, cpu: process.arch });
  const look = async () => show(`${await arrived(paths)} of about ${paths.length} packages`);
  const looking = setInterval(() => look().catch(() => undefined), 1000);
  return () => clearInterval(looking);
}

/** Installs what the lock file names, once for each of its versions. */
export async function install() {
  const stampFile = join(ROOT, 'node_modules/.punkt-installed');
  const value = fingerprint(ROOT, MANIFESTS);
  if (await isFresh(stampFile, value)) return;
  const work = async (show) => {
    const stop = await watchInstall(show);
    await run(NPM, ['ci', '--loglevel=error'], { cwd: ROOT }).finally(stop);
  };
  await step('Installing dependencies (once; this can take a few minutes)', work, installHint);
  await writeStamp(stampFile, value);
}

/**
 * The Node that runs the product: 24, from the npm registry, whatever the machine has. Where no such package exists for the
 * platform (Apple silicon), the machine's own Node serves if it is new enough to run TypeScript.
 */
export function node() {
  // The program itself, not npm's shim for it: Windows starts no shim without a shell.
  const system = WINDOWS ? 'win' : process.platform;
  const own = join(ROOT, `node_modules/node-${system}-${process.arch}/bin/node${WINDOWS ? '.exe' : ''}`);
  if (existsSync(own)) return own;
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  throw new Error(
    'Punkt runs on Node 24 or newer, and no package of it exists for this platform: please install Node 24.',
  );
}

/** Where Node keeps what it has compiled: a quarter of a start of the server, and all but the first one have it ready. */
export const COMPILED = join(ROOT, '.cache/compiled');

export const bin = (name) => join(ROOT, 'node_modules/.bin', WINDOWS ? `${name}.cmd` : name);

/** What every child needs: our Node first in the path, so that tools started by name use it too. */
export const childEnv = () => ({
  PATH: `${join(ROOT, 'node_modules/.bin')}${WINDOWS ? ';' : ':'}${process.env.PATH}`,
});

/** The server in one file: a start from its two thousand sources takes a second longer. */
export const SERVER_MAIN = join(ROOT, 'apps/server/build/main.js');

const PARTS = [
  {
    title: 'Building the server',
    folder: 'apps/server/build',
    sources: ['apps/server/src', 'packages', 'package-lock.json', 'scripts/bundle-server.mjs'],
    work: () => run(node(), ['scripts/bundle-server.mjs'], { cwd: ROOT, env: childEnv() }),
  },
  {
    title: 'Building the pages',
    folder: 'apps/web/build',
    sources: ['apps/web', 'packages', 'package-lock.json'],
    async work(show) {
      const options = { cwd: join(ROOT, 'apps/web'), env: { ...childEnv(), NODE_ENV: 'production' } };
      const heard = (stage) => (line) =>
        /building|modules transformed|rendering/.test(line) && show(`step ${stage} of 3: ${line}`);
      show('step 1 of 3: account area and console');
      await run(bin('react-router'), ['build'], { ...options, heard: heard(1) });
      show('step 2 of 3: public site');
      await run(bin('vite'), ['build', '--app', '-c', 'vite.site.config.ts'], {
        ...options,
        heard: heard(2),
      });
      show('step 3 of 3: sizes and offline pages');
      await run(node(), ['scripts/finish.mjs'], options);
    },
  },
];

/** Whatever is not as its sources are. `beside`: other work writes to the same log meanwhile. */
export async function build({ force = false, beside = false } = {}) {
  for (const { title, folder, sources, work } of PARTS) {
    const stampFile = join(ROOT, folder, '.punkt-built');
    const value = fingerprint(ROOT, sources);
    if (!force && (await isFresh(stampFile, value))) continue;
    await (beside ? stepBeside : step)(title, work, buildHint);
    await writeStamp(stampFile, value);
  }
}
