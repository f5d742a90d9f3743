import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyDatabase, pgQuery, testApp } from '../../../test/harness.ts';
import { waitFor } from '../../../test/waiting.ts';
import { createLog } from '../log/log.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationProblems } from './migration-rules.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

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

  it('keep the next instance out until the jobs are there too', async () => {
    const url = await emptyDatabase();
    let isFree: unknown;
    await migrate(open(url).db, await folderOf({ '0001_one.sql': 'create table one (n int)' }), async () => {
      const { rows } = await pgQuery(
        url,
        `select pg_try_advisory_lock(hashtextextended('punkt migrations', 0)) as free`,
      );
      isFree = rows[0].free;
    });
    expect(isFree).toBe(false);
  });

  it('give way to whoever writes: nobody deadlocks, and nobody waits behind them', async () => {
    const url = await emptyDatabase();
    const tables = { '0001_tables.sql': 'create table one (n int); create table two (n int)' };
    await migrate(open(url).db, await folderOf(tables));
    const change = 'alter table two add column m int; alter table one add column m int';
    const folder = await folderOf({ ...tables, '0002_change.sql': change });
    const writer = await open(url).pool.connect();
    await writer.query('begin; insert into one values (1)');
    const done = migrate(open(url).db, folder);
    const waits = `select from pg_locks join pg_class on pg_class.oid = relation where relname in ('one', 'two') and not granted`;
    const itWaits = () => waitFor(async () => expect((await pgQuery(url, waits)).rows).toHaveLength(1));
    await itWaits();
    await writer.query('insert into two values (1)'); // the other way round
    await itWaits();
    // Would stand in line behind it for as long as the first writer takes.
    await pgQuery(url, 'insert into one values (2); insert into two values (2)');
    await writer.query('commit');
    writer.release();
    expect(await done).toEqual(['0002_change']);
    expect((await pgQuery(url, 'select n, m from two order by n')).rows).toEqual([
      { n: 1, m: null },
      { n: 2, m: null },
    ]);
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

describe('migrations outside a transaction', () => {
  const INDEX =
    '-- outside a transaction\ncreate unique index concurrently if not exists one_n on one (n);\n';
  const TABLE = 'create table one (n int); insert into one values (1), (1)';
  const valid = `select indisvalid as valid from pg_index where indexrelid = to_regclass('one_n')`;

  it('go on after an index that was cut off', async () => {
    const url = await emptyDatabase();
    const { db } = open(url);
    const folder = await folderOf({ '0001_one.sql': TABLE, '0002_index.sql': INDEX });
    await expect(migrate(db, folder)).rejects.toThrow(/0002_index failed.*one_n/);
    // Just what a process that was killed meanwhile leaves behind.
    expect((await pgQuery(url, valid)).rows).toEqual([{ valid: false }]);
    await pgQuery(url, 'delete from one where ctid = (select min(ctid) from one)');
    expect(await migrate(db, folder)).toEqual(['0002_index']);
    expect((await pgQuery(url, valid)).rows).toEqual([{ valid: true }]);
  });

  it('take an index that is done for done', async () => {
    const url = await emptyDatabase();
    const folder = await folderOf({ '0001_one.sql': 'create table one (n int)', '0002_index.sql': INDEX });
    await migrate(open(url).db, folder);
    await pgQuery(url, `delete from kysely_migration where name = '0002_index'`);
    expect(await migrate(open(url).db, folder)).toEqual(['0002_index']);
  });

  it('let others write meanwhile, and instances that wait do not stand in their way', async () => {
    const url = await emptyDatabase();
    await migrate(open(url).db, await folderOf({ '0001_one.sql': 'create table one (n int)' }));
    const folder = await folderOf({ '0001_one.sql': 'create table one (n int)', '0002_index.sql': INDEX });
    // The index waits for this transaction, as for any that was begun before it.
    const writer = await open(url).pool.connect();
    await writer.query('begin; insert into one values (1)');
    const done = Promise.all([open(url), open(url), open(url)].map(({ db }) => migrate(db, folder)));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'create unique%'`;
    await waitFor(async () => expect((await pgQuery(url, waiting)).rows).toHaveLength(1));
    await pgQuery(url, 'insert into one values (2)');
    await writer.query('commit');
    writer.release();
    expect((await done).flat()).toEqual(['0002_index']);
    expect((await pgQuery(url, 'select n from one order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('are refused when they could not be repeated', async () => {
    const { db } = open(await emptyDatabase());
    const folder = await folderOf({ '0001_bad.sql': '-- outside a transaction\ncreate table one (n int);' });
    await expect(migrate(db, folder)).rejects.toThrow(/can't be repeated/);
  });
});

describe('new migrations', () => {
  it('block no writes to tables that have rows', async () => {
    const files = (await readdir(MIGRATIONS)).filter((name) => name >= '0018');
    expect(files.length).toBeGreaterThan(0);
    for (const name of files)
      expect({ name, problems: migrationProblems(await readFile(join(MIGRATIONS, name), 'utf8')) }).toEqual({
        name,
        problems: [],
      });
  });

  it.each([
    ['create index users_name on users (last_name);', 'users'],
    ['create table new (n int);\nCREATE UNIQUE INDEX old_n\n  ON old (n);', 'old'],
    ['alter table users\n  add column town text,\n  add unique (town);', 'users'],
    ['alter table point_roles add foreign key (pickpoint_id) references points;', 'point_roles'],
    ['alter table users add constraint users_age check (age > 0);', 'users'],
  ])('would be refused: %s', (text, table) => {
    expect(migrationProblems(text)).toEqual([expect.stringContaining(`blocks writes to ${table} `)]);
  });

  it.each([
    'create table new (n int);\ncreate index new_n on new (n);\nalter table new add unique (n);',
    '-- create index users_name on users (last_name);\nalter table users add column town text;',
    'alter table users add constraint users_age check (age > 0) not valid;',
    'alter table users add constraint users_town unique using index users_town;',
  ])('may say: %s', (text) => {
    expect(migrationProblems(text)).toEqual([]);
  });
});

describe('connections', () => {
  it('have limits at work, and none while migrating', async () => {
    const url = await emptyDatabase();
    const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    expect((await open(url, false).pool.query(settings)).rows).toEqual([{ statement: '5s', lock: '4s' }]);
    expect((await open(url, true).pool.query(settings)).rows).toEqual([{ statement: '0', lock: '0' }]);
  });
});
