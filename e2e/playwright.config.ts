import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { freePort } from './support/free-port.ts';

// Workers read the configuration again: the first reading decides, the environment hands it on.
process.env.PUNKT_JOURNEYS_PORT ||= String(await freePort());
const port = process.env.PUNKT_JOURNEYS_PORT;
const baseURL = `http://localhost:${port}`;

/** Every journey has a width at least, and those that matter most have both: all at both would take half an hour. */
const PHONE_ONLY = [
  /owners\/(draft|profile|refusals|registration|signing|uploads|tax-check)\.spec/,
  /privacy\//,
  /auth\/(login|session)\.spec/,
  /shell\/(guards|layout)\.spec/,
  /notifications\//,
  /orders\/(list|page|payment)\.spec/,
  /content\/(pages-guides|georgian|open-form|film)\.spec/,
];
const DESKTOP_ONLY = [/reviews\/(case|leads|offers)\.spec/, /content\/(faq|banners|counting)\.spec/];
/** Each on a server of its own kind, whose clock they move or whose site they change. A worker starts one for all it runs. */
const OWN_SERVER = [/content\/editor(-\w+)?\.spec/, /shell\/time\.spec/];
const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  // Time enough for a machine with other work: how quick the product is, is measured elsewhere (docs/performance.md).
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // They wait more than they work: four of them keep two cores busy.
  workers: 4,
  // A journey that passes at its second try hides a race, in itself or in the product.
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL,
    launchOptions: await findBrowser(),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Without a graphics card the processor draws every frame of a shimmer or a slide, a sixth of all its work. Journeys about
    // motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It fetches a hundred files ahead for every new browser, a quarter of the machine's work: journeys about it let it in.
    serviceWorkers: 'block',
    // A browser that has seen our scripts compiles them once for all journeys of a worker, a sixth of the machine's work. Cookies, storage,
    // routes and pages are cleared in between; what is not, the fixtures put back (support/journey.ts).
    reuseContext: true,
    // Recording costs a third of the time: whoever looks for a cause asks for it with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'people', testMatch: /people\.setup\.ts/ },
    {
      name: 'own-server',
      testMatch: OWN_SERVER,
      // Four servers that start at once keep everybody waiting.
      workers: 2,
      dependencies: ['people'],
      use: DESKTOP,
    },
    {
      name: 'desktop',
      testIgnore: [...PHONE_ONLY, ...OWN_SERVER],
      grepInvert: /@phone/,
      dependencies: ['people'],
      use: DESKTOP,
    },
    {
      name: 'phone',
      testIgnore: [...DESKTOP_ONLY, ...OWN_SERVER],
      // A phone has no keys to press; what is long and looks alike at every width is walked once.
      grepInvert: /@keyboard|@desktop/,
      dependencies: ['people'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" support/server.ts`,
    url: `${baseURL}/readyz`,
    timeout: 240_000,
    env: { PORT: port },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
