/** What first loads may weigh (docs/performance.md), gzip: a build over it is no build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const build = path.resolve(import.meta.dirname, '../build');
const readJson = async (file) => JSON.parse(await readFile(path.join(build, file), 'utf8'));
const site = await readJson('client/.vite/site.json');
const account = await readJson('client/.vite/manifest.json');
const sheets = await readJson('site/sheets.json');
const LANGUAGES = ['ru', 'ka', 'en'];

const gzipKib = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;

/** A source, or a group of them (vite.site.config.ts), and everything it imports before it runs. */
function filesOf(manifest, source, found = new Set()) {
  const entry =
    manifest[source] ??
    Object.entries(manifest).find(([name]) => name.split('?')[0] === source)?.[1] ??
    Object.values(manifest).find(({ name, src }) => name === source && !src);
  if (!entry) throw new Error(`The build has no ${source}`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const next of entry.imports ?? []) filesOf(manifest, next, found);
  return found;
}

async function scripts(manifest, sources) {
  const files = new Set(sources.flatMap((source) => [...filesOf(manifest, source)]));
  let kib = 0;
  for (const file of files) kib += gzipKib(await readFile(path.join(build, 'client', file)));
  return kib;
}

const texts = (language, ...parts) =>
  parts.map((part) => `../../packages/locales/src/bundles/${language}/${part}.ts`);
/** The heaviest of the three languages. */
const heaviest = async (measure) => Math.max(...(await Promise.all(LANGUAGES.map(measure))));

const BROWSER = 'app/site/browser.ts';
/** React with what wakes an island, and what is fetched ahead for notices. */
const AWAKE = [BROWSER, 'awake', 'app/lib/notifications/toast.tsx'];
const island = (name) => `app/features/content/landing/${name}.island.tsx`;
const LANDING = ['open-form', 'film'].map(island);
/** They wake by a touch, so a reader who passes them does not load them. */
const TOUCHED = ['zone-map', 'earnings'].map(island);
const LOGIN = 'app/features/auth/entrance.island.tsx';
const ACCOUNT = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/routes/lk/layout.tsx',
  'app/routes/lk/home.tsx',
  'app/routes/lk/orders.tsx',
];

const landingSheet = [
  ...new Set(
    [
      'app/site/entry.server.tsx',
      'app/features/content/shell/site-shell.tsx',
      'app/features/content/landing/landing.tsx',
    ].flatMap((source) => sheets[source]),
  ),
].join('');

/** The router's own list of routes is part of every first load behind the log-in. */
async function routeList() {
  const { readdir } = await import('node:fs/promises');
  const name = (await readdir(path.join(build, 'client/assets'))).find((file) =>
    /^manifest-\w+\.js$/.test(file),
  );
  return gzipKib(await readFile(path.join(build, 'client/assets', name)));
}

const MEASURES = [
  ['/, scripts before anything wakes', 15, await scripts(site, [BROWSER])],
  [
    '/, scripts with every island awake',
    90.5,
    await heaviest((language) => scripts(site, [...AWAKE, ...LANDING, ...texts(language, 'base', 'door')])),
  ],
  [
    '/, scripts with search and calculator in use too',
    95,
    await heaviest((language) =>
      scripts(site, [...AWAKE, ...LANDING, ...TOUCHED, ...texts(language, 'base', 'door')]),
    ),
  ],
  ['/, styles', 14, gzipKib(landingSheet)],
  [
    '/login, scripts',
    95,
    await heaviest((language) => scripts(site, [...AWAKE, LOGIN, ...texts(language, 'base', 'door')])),
  ],
  [
    '/lk, scripts',
    190,
    (await routeList()) +
      (await heaviest((language) =>
        scripts(account, [...ACCOUNT, ...texts(language, 'base', 'door', 'lk')]),
      )),
  ],
];

for (const [what, most, kib] of MEASURES) {
  process.stdout.write(`${what}: ${kib.toFixed(1)} KiB of ${most}\n`);
  if (kib > most) {
    process.stderr.write(`${what}: over the budget\n`);
    process.exitCode = 1;
  }
}
