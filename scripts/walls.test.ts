import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const KYSELY = {
  'node_modules/kysely/package.json': '{ "name": "kysely", "version": "1.0.0", "main": "index.js" }',
  'node_modules/kysely/index.js': 'exports.sql = () => undefined;',
};

/** Holds a house of some files against our walls, and answers which wall each of them breaks. */
function breaches(files: Record<string, string>): string[] {
  const house = mkdtempSync(join(tmpdir(), 'punkt-walls-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  for (const [name, text] of Object.entries({ ...KYSELY, ...files })) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), text);
  }
  const args = [CRUISER, '--config', join(ROOT, '.dependency-cruiser.mjs'), '-T', 'json', 'apps'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

const SQL = `import { sql } from 'kysely'; export const query = sql;`;
const TYPE = `import type { Generated } from 'kysely'; export type Id = Generated<string>;`;

it('SQL stands in stores and in the platform, and nowhere else in the server', { timeout: 30_000 }, () => {
  const allowed = {
    'apps/server/src/features/probe/store.ts': SQL,
    'apps/server/src/features/probe/thing-store.ts': SQL,
    'apps/server/src/features/probe/thing.test.ts': SQL,
    'apps/server/src/features/probe/tables.ts': TYPE,
    'apps/server/src/platform/database/notify.ts': SQL,
  };
  const refused = {
    'apps/server/src/features/probe/seed.ts': SQL,
    'apps/server/src/features/probe/service.ts': SQL,
    'apps/server/src/providers/probe/sandbox.ts': SQL,
  };
  expect(breaches(allowed)).toEqual([]);
  expect(breaches({ ...allowed, ...refused }).sort()).toEqual(
    Object.keys(refused).map((name) => `sql-stands-in-stores: ${name}`),
  );
});
