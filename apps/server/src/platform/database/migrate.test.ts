import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { pgQuery, testApp } from '../../../test/harness.ts';
import { createLog } from '../log/log.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** Nothing in it yet, unlike those of the harness. */
async function emptyDatabase(): Promise<string> {
  const admin = inject('postgresUrl');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await pgQuery(admin, `create database ${name}`);
  onTestFinished(async () => void (await pgQuery(admin, `drop database ${name} with (force)`)));
  const url = new URL(admin);
  url.pathname = name;
  return url.href;
}

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'punkt-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

function open(url: string, patient = true) {
  const opened = openDatabase({ url, poolSize: 2, log: createLog({ level: 'silent' }), patient });
  onTestFinished(() => opened.db.destroy());
  return opened;
}

describe('migrations', () => {
  it('are run once by instances that start together on an empty database', async () => {
    const databaseUrl = await emptyDatabase();
    const apps = await Promise.all([1, 2, 3].map(() => testApp({ databaseUrl })));
    for (const app of apps) expect((await app.http.inject('/readyz')).statusCode).toBe(200);
    const { rows } = await pgQuery(databaseUrl, 'select name from kysely_migration order by name');
    const files = (await readdir(MIGRATIONS)).map((name) => name.replace('.sql', '')).sort();
    expect(rows.map(({ name }) => name)).toEqual(files);
    const accounts = await apps[0]?.call('GET /api/v4/sandbox/accounts', {});
    const people = await pgQuery(databaseUrl, 'select count(*)::int as n from users');
    expect(people.rows[0].n).toBe(accounts?.body.total);
  });

  it('go on from where the last ones ended', async () => {
    const { db } = open(await emptyDatabase());
    const first = { '0001_one.sql': 'create table one (n int)', 'readme.md': 'not a migration' };
    const second = { ...first, '0002_two.sql': 'insert into one values (2); create table two ()' };
    expect(await migrate(db, await folderOf(first))).toEqual(['0001_one']);
    expect(await migrate(db, await folderOf(second))).toEqual(['0002_two']);
    expect(await migrate(db, await folderOf(second))).toEqual([]);
  });

  it('that fail are named, and leave nothing half done', async () => {
    const url = await emptyDatabase();
    const { db } = open(url);
    const folder = await folderOf({
      '0001_bad.sql': 'create table half (n int); insert into nowhere values (1)',
    });
    await expect(migrate(db, folder)).rejects.toThrow(/0001_bad failed.*nowhere/);
    expect((await pgQuery(url, `select to_regclass('half') as found`)).rows).toEqual([{ found: null }]);
  });
});

describe('connections', () => {
  it('have limits at work, and none while migrating', async () => {
    const url = await emptyDatabase();
    const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    expect((await open(url, false).pool.query(settings)).rows).toEqual([{ statement: '10s', lock: '5s' }]);
    expect((await open(url, true).pool.query(settings)).rows).toEqual([{ statement: '0', lock: '0' }]);
  });
});
