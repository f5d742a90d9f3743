/** What the landing may weigh on its first load (docs/performance.md): a build over it is no build. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const client = path.resolve(import.meta.dirname, '../build/client');
const BUDGET_KIB = { js: 115, css: 14 };

const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'));
const entryOf = (name) => Object.entries(manifest).find(([source]) => source.split('?')[0] === name)?.[1];

const PAGE = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/routes/site/layout.tsx',
  'app/routes/site/home.tsx',
];
/** Their sheets travel inside the page, whether or not their scripts ever come. */
const ISLANDS = [
  ...['still', 'banners', 'zone-map', 'open-form', 'film'].map((name) => `landing/${name}`),
  'shell/header',
  'shell/footer',
].map((name) => `app/features/content/${name}.tsx`);
const LANGUAGES = ['ru', 'ka', 'en'];

function filesOf(entry, seen = new Set()) {
  if (!entry || seen.has(entry)) return [];
  seen.add(entry);
  return [
    entry.file,
    ...(entry.css ?? []),
    ...(entry.imports ?? []).flatMap((name) => filesOf(manifest[name], seen)),
  ];
}

const gzipped = new Map();
async function weight(file) {
  if (!gzipped.has(file))
    gzipped.set(file, gzipSync(await readFile(path.join(client, file)), { level: 9 }).length);
  return gzipped.get(file);
}

async function kib(files, kind) {
  let bytes = 0;
  for (const file of new Set(files)) if (file.endsWith(`.${kind}`)) bytes += await weight(file);
  return bytes / 1024;
}

/** Inside the page they are one text. */
async function packed(files) {
  const sheets = [...new Set(files)].filter((file) => file.endsWith('.css'));
  const rules = await Promise.all(sheets.map((sheet) => readFile(path.join(client, sheet))));
  return gzipSync(Buffer.concat(rules), { level: 9 }).length / 1024;
}

const textsOf = (language) =>
  Object.entries(manifest)
    .filter(([source]) => source.endsWith(`locales/src/bundles/${language}/base.ts`))
    .flatMap(([, entry]) => filesOf(entry));
const routeList = (await readdir(path.join(client, 'assets'))).find((file) =>
  /^manifest-\w+\.js$/.test(file),
);

const filesNamed = (name) => {
  const entry = entryOf(name);
  if (!entry) throw new Error(`The build has no ${name}`);
  return filesOf(entry);
};
const page = PAGE.flatMap(filesNamed);
const scripts = await Promise.all(
  LANGUAGES.map((language) => kib([...page, ...textsOf(language), `assets/${routeList}`], 'js')),
);
const js = Math.max(...scripts);
const css =
  (await kib(page, 'css')) +
  (await packed(ISLANDS.flatMap(filesNamed).filter((file) => !page.includes(file))));

process.stdout.write(
  `First load of the landing: ${js.toFixed(1)} KiB of scripts, ${css.toFixed(1)} KiB of styles.\n`,
);
if (js > BUDGET_KIB.js || css > BUDGET_KIB.css) {
  process.stderr.write(`It may be ${BUDGET_KIB.js} and ${BUDGET_KIB.css}.\n`);
  process.exitCode = 1;
}
