import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

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
];

const WEBGL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** For the few journeys that look at a map. */
export async function findBrowserWithMap(): Promise<{ executablePath: string; args: string[] }> {
  const { executablePath, args } = await findBrowser();
  return { executablePath, args: [...args.filter((flag) => !NO_GRAPHICS.includes(flag)), ...WEBGL] };
}

/** An installed browser first; else the Chromium that comes inside an npm package, so that nothing has to be installed. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const chosen = process.env.PUNKT_BROWSER || INSTALLED.find((path) => existsSync(path));
  return { executablePath: chosen ?? (await sparticuz.executablePath()), args: FLAGS };
}
