import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sourceBreaches } from './lib/source-walls.mjs';

const ROOT = join(import.meta.dirname, '..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
type Files = Record<string, string>;

const PACKAGES = Object.fromEntries(
  ['kysely', 'fastify', 'zod', '@mantine/core', '@tanstack/react-query'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'exports.thing = () => undefined;'],
  ]),
);

function build(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'punkt-walls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Checks a folder of some files against the import rules, and returns which rule each file breaks. */
function breaches(files: Files): string[] {
  const folder = build({ ...PACKAGES, ...files });
  const args = [CRUISER, '--config', join(ROOT, '.dependency-cruiser.mjs'), '-T', 'json', 'apps'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return [...new Set(summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`))].sort();
}

const use = (from: string) => `import { thing } from '${from}'; export const used = thing;`;
const useType = (from: string) => `import type { Thing } from '${from}'; export type Used = Thing;`;
const THING = 'export const thing = 1; export type Thing = string;';
const SERVER = 'apps/server/src';
const WEB = 'apps/web/app';

/** What may stand: also the targets of the breaches below. */
const ALLOWED: Files = {
  [`${SERVER}/features/probe/store.ts`]: use('kysely'),
  [`${SERVER}/features/probe/thing-store.ts`]: `${use('kysely')}\n${THING}`,
  [`${SERVER}/features/probe/thing.test.ts`]: use('kysely'),
  [`${SERVER}/features/probe/tables.ts`]: useType('kysely'),
  [`${SERVER}/features/probe/service.ts`]: THING,
  [`${SERVER}/features/probe/made-up-service.ts`]: THING,
  [`${SERVER}/features/probe/sandbox-service.ts`]: THING,
  [`${SERVER}/features/probe/routes.ts`]: useType('fastify'),
  [`${SERVER}/features/other/asking.ts`]: use('../probe/service.ts'),
  [`${SERVER}/features/sandbox/filling.ts`]: use('../probe/sandbox-service.ts'),
  [`${SERVER}/features/probe/sending.ts`]: useType('../../providers/probe/port.ts'),
  [`${SERVER}/platform/database/notify.ts`]: use('kysely'),
  [`${SERVER}/providers/probe/port.ts`]: THING,
  [`${SERVER}/providers/probe/vendor.ts`]: THING,
  [`${SERVER}/wiring/probe.ts`]: `${use('../features/probe/made-up-service.ts')}\n${THING}`,
  [`${WEB}/features/content/quiet.tsx`]: THING,
  [`${WEB}/features/orders/list.tsx`]: use('@tanstack/react-query'),
};

/** Each file breaks the wall it is filed under. */
const REFUSED: Record<string, Files> = {
  'sql-stands-in-stores': {
    [`${SERVER}/features/probe/seed.ts`]: use('kysely'),
    [`${SERVER}/providers/probe/sandbox.ts`]: use('kysely'),
  },
  'routes-hold-no-sql': { [`${SERVER}/features/probe/zone-routes.ts`]: use('./thing-store.ts') },
  'features-are-wired-from-above': { [`${SERVER}/features/probe/asking.ts`]: use('../../wiring/probe.ts') },
  'features-know-ports-only': {
    [`${SERVER}/features/probe/calling.ts`]: use('../../providers/probe/vendor.ts'),
    [`${SERVER}/features/probe/typing.ts`]: useType('../../providers/probe/vendor.ts'),
  },
  'platform-knows-no-feature': { [`${SERVER}/platform/probe.ts`]: use('../wiring/probe.ts') },
  'only-routes-speak-http': {
    [`${SERVER}/features/probe/policy.ts`]: useType('fastify'),
    [`${SERVER}/features/probe/presenter.ts`]: use('fastify'),
  },
  'features-meet-through-services': {
    [`${SERVER}/features/other/peeking.ts`]: use('../probe/made-up-service.ts'),
    [`${SERVER}/features/other/reading.ts`]: useType('../probe/thing-store.ts'),
  },
  'only-the-sandbox-makes-things-up': {
    [`${SERVER}/features/other/pretending.ts`]: use('../probe/sandbox-service.ts'),
  },
  'public-pages-are-light': {
    [`${WEB}/features/content/mantine-section.tsx`]: use('@mantine/core'),
    [`${WEB}/features/content/zod-section.tsx`]: use('zod'),
    [`${WEB}/features/assistant/query-section.tsx`]: use('@tanstack/react-query'),
  },
};

it('lets through what the architecture allows, and stops each breach at its wall', () => {
  expect(breaches(ALLOWED)).toEqual([]);
  const expected = Object.entries(REFUSED).flatMap(([wall, files]) =>
    Object.keys(files).map((file) => `${wall}: ${file}`),
  );
  const all = Object.assign({}, ALLOWED, ...Object.values(REFUSED));
  expect(breaches(all)).toEqual(expected.sort());
});

it('reads sources for what no import shows', async () => {
  const files: Files = {
    [`${SERVER}/features/probe/store.ts`]: 'export const end = (db) => db.deleteFrom("things");',
    [`${SERVER}/features/probe/service.ts`]: 'export const end = (db) => db\n  .deleteFrom("things");',
    [`${SERVER}/features/probe/routes.ts`]: 'export const port = process.env.PORT;',
    [`${SERVER}/features/probe/rule.ts`]: 'export const late = () => new Date() > new Date(0);',
    [`${SERVER}/features/probe/rule.test.ts`]: 'export const late = Date.now();',
    [`${SERVER}/config.ts`]: 'export const port = process.env.PORT;',
    [`${SERVER}/platform/probe.ts`]: "export const worker = new URL('./worker.ts', import.meta.url);",
    [`${SERVER}/platform/named.ts`]: "export const file = createRequire(import.meta.url).resolve('probe');",
    [`${WEB}/lib/probe.ts`]: 'export const mode = process.env.MODE;',
    [`${WEB}/lib/wide.ts`]: "export const wide = matchMedia('(min-width: 700px)').matches;",
    [`${WEB}/lib/probe.module.css`]: '.a {\n  max-width: 700px;\n}\n@media (width >= 44rem) {\n}',
    [`${WEB}/lib/named.module.css`]: '@media (--from-tablet) {\n}',
    [`${WEB}/lib/odd.module.css`]: '/* Odd width: the longest word. */\n@media (max-width: 341px) {\n}',
  };
  const found = await sourceBreaches(build(files), Object.keys(files));
  expect(found.map((line: string) => line.split('\n')[0])).toEqual([
    `sql-is-asked-in-stores: ${SERVER}/features/probe/service.ts:2`,
    `environment-is-read-in-config: ${SERVER}/features/probe/routes.ts:1`,
    `time-comes-from-the-clock: ${SERVER}/features/probe/rule.ts:1`,
    `files-are-found-from-the-server-folder: ${SERVER}/platform/probe.ts:1`,
    `environment-is-read-in-config: ${WEB}/lib/probe.ts:1`,
    `widths-have-names: ${WEB}/lib/wide.ts:1`,
    `widths-have-names: ${WEB}/lib/probe.module.css:4`,
  ]);
});
