import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Launch {
  readonly executablePath: string;
  readonly args: string[];
}

/**
 * Quiet on a machine without a network, and without a graphics card: drawing every page through a software GPU took half a
 * core. Some browsers then draw WebGL in software, and a map keeps the page from answering for seconds: journeys that need one
 * must ask for it themselves.
 */
const NO_GRAPHICS = ['--disable-gpu', '--disable-3d-apis'];
const FLAGS = [
  ...NO_GRAPHICS,
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The network in the browser's own process: between two every answer is handed on once more, a twenty-fifth of all work. Of two such
  // flags the last counts, so the other names are Playwright's.
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
];

/** The processor draws the map; the page around it is put together without GL, for a third of the time. */
const WEBGL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
];

/** The shell without a window comes first: a page in it costs a quarter of the processor's time of one in a full browser. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const FETCH_MS = 10 * 60_000;

/** Which package managers have a Chromium, by which name; the first that can be installed is taken. Only root may ask. */
const MANAGERS = [
  {
    command: 'apt-get',
    prepare: ['update', '-qq'],
    install: ['install', '-y', '-qq', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  {
    command: 'dnf',
    prepare: undefined,
    install: ['install', '-y', '-q'],
    packages: ['chromium-headless', 'chromium'],
  },
  { command: 'pacman', prepare: undefined, install: ['-Sy', '--noconfirm'], packages: ['chromium'] },
];

/** What the search asks of the machine; a test answers in its place. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly isRoot: boolean;
  readonly chosen: string | undefined;
  readonly searchPath: readonly string[];
  exists(path: string): boolean;
  /** Where Playwright keeps its own browser, whether or not it is there yet. */
  playwrightPath(): string;
  /** Unpacks the browser that travels inside an npm package. */
  packaged(): Promise<string>;
  fetchByPlaywright(): boolean;
  run(command: string, args: readonly string[]): boolean;
}

interface Found {
  readonly path: string;
  readonly how: string;
}

const onPath = (machine: Machine, command: string): string | undefined =>
  machine.searchPath.map((folder) => join(folder, command)).find((path) => machine.exists(path));

function installed(machine: Machine): string | undefined {
  const commands = COMMANDS.map((command) => onPath(machine, command));
  return [...commands, ...PLACES, machine.playwrightPath()].find((path) => path && machine.exists(path));
}

function byPackageManager(machine: Machine): Found | undefined {
  const manager = MANAGERS.find(({ command }) => onPath(machine, command));
  if (!machine.isRoot || machine.platform !== 'linux' || !manager) return undefined;
  const { command, prepare, install, packages } = manager;
  if (prepare) machine.run(command, prepare);
  const done = packages.some((name) => machine.run(command, [...install, name]));
  const path = done ? installed(machine) : undefined;
  return path ? { path, how: `${path}, which ${command} has just installed` } : undefined;
}

const NOTHING = `No browser for the journeys: none is installed, and none could be fetched. Install Chromium or Chrome (Debian:
sudo apt-get install chromium-headless-shell; Fedora: sudo dnf install chromium; macOS and Windows: Google Chrome), or run
npx playwright install chromium, or name one: PUNKT_BROWSER=/path/to/chrome npm test`;

/**
 * An installed browser first; else the one that comes inside an npm package, where it fits the processor; else one is fetched, as
 * users of Playwright know it or by the system's package manager. Without any the run fails: fewer tests would look like success.
 */
export async function searchBrowser(machine: Machine): Promise<Found> {
  if (machine.chosen) {
    if (!machine.exists(machine.chosen))
      throw new Error(`PUNKT_BROWSER names ${machine.chosen}, which is not there.`);
    return { path: machine.chosen, how: `${machine.chosen}, as PUNKT_BROWSER says` };
  }
  const there = installed(machine);
  if (there) return { path: there, how: `${there}, installed on this machine` };
  if (machine.platform === 'linux' && machine.arch === 'x64')
    return { path: await machine.packaged(), how: 'the one of an npm package (no browser is installed)' };
  if (machine.fetchByPlaywright() && machine.exists(machine.playwrightPath()))
    return { path: machine.playwrightPath(), how: 'the one that Playwright has just fetched' };
  const fromSystem = byPackageManager(machine);
  if (fromSystem) return fromSystem;
  throw new Error(NOTHING);
}

const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  chosen: process.env.PUNKT_BROWSER || undefined,
  searchPath: (process.env.PATH ?? '').split(delimiter),
  exists: existsSync,
  playwrightPath: () => chromium.executablePath(),
  packaged: async () => (await import('@sparticuz/chromium')).default.executablePath(),
  fetchByPlaywright: () => {
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
    const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { timeout: FETCH_MS });
    return status === 0;
  },
  run: (command, args) => {
    try {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      execFileSync(command, [...args], { stdio: 'ignore', timeout: FETCH_MS, env });
      return true;
    } catch {
      return false;
    }
  },
};

/** Says what it found or did in one line, once a run: workers are handed the answer by the environment. */
export async function findBrowser(): Promise<Launch> {
  const found = await searchBrowser(thisMachine);
  if (!process.env.PUNKT_BROWSER) process.stdout.write(`Browser of the journeys: ${found.how}\n`);
  process.env.PUNKT_BROWSER = found.path;
  return { executablePath: found.path, args: FLAGS };
}

/** For the few journeys that look at a map. */
export async function findBrowserWithMap(): Promise<Launch> {
  const { executablePath, args } = await findBrowser();
  return { executablePath, args: [...args.filter((flag) => !NO_GRAPHICS.includes(flag)), ...WEBGL] };
}
