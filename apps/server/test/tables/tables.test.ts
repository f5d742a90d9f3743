import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase, pgQuery } from '../harness.ts';
import type { Column, Family } from './compare.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FEATURES = join(ROOT, 'apps/server/src/features');
/** The program itself and not its API, which has changed with every compiler. */
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

const FAMILIES: Readonly<Record<string, Family>> = {
  text: 'text',
  varchar: 'text',
  uuid: 'text',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'time',
  bytea: 'bytes',
  jsonb: 'json',
  _uuid: 'texts',
  _text: 'texts',
};

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly made: boolean;
  readonly has_default: boolean;
  /** Definitions of the checks of this column alone, those of its domain included. */
  readonly checks: readonly string[];
}

const COLUMNS = `select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as nullable,
    c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' as made,
    c.column_default is not null or c.identity_generation is not null as has_default,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.contype = 'c'
      and (k.conrelid = a.attrelid and k.conkey = array[a.attnum] or k.contypid = a.atttypid and k.contypid <> 0)) as checks
  from information_schema.columns c
  join pg_attribute a on a.attrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and a.attname = c.column_name
  where c.table_schema = 'public' order by c.table_name, c.ordinal_position`;

/** `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`, or with one value `CHECK ((kind = 'a'::text))`. */
function allowed(check: string): string | undefined {
  const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|('[^']+'::text))\)\)$/.exec(check);
  const values = (list?.[1] ?? list?.[2])?.match(/'[^']+'(?=::text)/g);
  return values?.join(' | ');
}

function written(row: ColumnRow): string {
  const column: Omit<Column, 'values' | 'family'> = {
    null: row.nullable && !row.checks.includes(`CHECK ((${row.column} IS NOT NULL))`),
    insert: row.made ? 'made' : row.has_default || row.nullable ? 'default' : 'needed',
  };
  const family = FAMILIES[row.type];
  if (!family) throw new Error(`${row.table}.${row.column}: no family for ${row.type}`);
  const values = row.checks.map(allowed).find((found) => found) ?? 'string';
  return `{ family: '${family}'; null: ${column.null}; insert: '${column.insert}'; values: ${values} }`;
}

const union = (names: Iterable<string>) => [...names].map((name) => `'${name}'`).join(' | ') || 'never';

/** `AuthTables` of `features/auth/tables.ts`, and so on. */
async function typedTables(): Promise<Array<{ name: string; path: string }>> {
  const files = (await readdir(FEATURES, { recursive: true })).filter((name) =>
    /(^|[\\/])tables\.ts$/.test(name),
  );
  return Promise.all(
    files.map(async (file) => {
      const path = join(FEATURES, file);
      const name = /export type (\w+Tables) =/.exec(await readFile(path, 'utf8'))?.[1];
      if (!name) throw new Error(`${file} exports no type …Tables`);
      return { name, path };
    }),
  );
}

/** A program that compiles when nothing differs: one line for each column, whose error says what does. */
async function program(databaseUrl: string): Promise<string> {
  const rows: ColumnRow[] = (await pgQuery(databaseUrl, COLUMNS)).rows;
  const typed = await typedTables();
  const tables = Map.groupBy(rows, ({ table }) => table);
  const types = [
    `KnownTables<All, ${union(tables.keys())}>`,
    ...[...tables].map(
      ([table, columns]) => `Known<All, '${table}', ${union(columns.map(({ column }) => column))}>`,
    ),
    ...rows.map((row) => `Compared<All, '${row.table}', '${row.column}', ${written(row)}>`),
  ];
  return [
    `import type { Compared, Known, KnownTables } from ${JSON.stringify(join(import.meta.dirname, 'compare.ts'))};`,
    ...typed.map(({ name, path }) => `import type { ${name} } from ${JSON.stringify(path)};`),
    `type All = ${typed.map(({ name }) => name).join(' & ')};`,
    ...types.map((type, index) => `export const line${index}: ${type} = 'agree';`),
  ].join('\n');
}

/** Sentences about each program, in its place. Whatever else the compiler says is a fault of this test. */
async function differences(programs: readonly string[]): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'punkt-tables-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const compilerOptions = { typeRoots: [join(ROOT, 'node_modules/@types')], noErrorTruncation: true };
  const files = programs.map((_, index) => `p${index}.mts`);
  const config = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const [index, text] of programs.entries()) await writeFile(join(folder, `p${index}.mts`), text);
  const args = [TSC, '-p', folder, '--pretty', 'false', '--singleThreaded'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (failed) => failed,
  );
  const lines = String(stdout).trim().split('\n').filter(Boolean);
  const other = lines.filter((line) => !line.includes(`'"agree"' is not assignable to type '`));
  expect(other).toEqual([]);
  return files.map((file) =>
    lines
      .filter((line) => line.startsWith(file))
      .flatMap((line) => line.split('to type ')[1]?.match(/[^"|']{4,}/g) ?? []),
  );
}

test('the types of the tables say what the migrations made', async () => {
  const databaseUrl = await newDatabase();
  const now = await program(databaseUrl);
  await pgQuery(
    databaseUrl,
    `alter table users add column spare int, alter column email drop not null, drop column telegram_login;
     alter table sessions alter column created type text using created::text;
     alter table staff_roles drop constraint staff_roles_role_check, add check (role in ('operator', 'lead'));
     alter table orders alter column version drop default, drop constraint orders_country_check;
     drop table registration_drafts`,
  );
  const [differing, found] = await differences([now, await program(databaseUrl)]);
  expect(differing).toEqual([]);
  // The comparison itself: what was changed just now, and nothing else.
  expect(found?.toSorted()).toEqual([
    'orders.country holds a country, and no check says so',
    'orders.version must be written, and the type lets it be left out',
    'registration_drafts is no table of the database',
    'sessions.created is text, and the type says something else',
    'staff_roles.role allows other values than the type',
    'users.email may be null, and the type denies it',
    'users.spare is missing from the type',
    'users.telegram_login is not in the database',
  ]);
});
