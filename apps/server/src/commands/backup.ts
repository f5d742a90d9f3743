import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { baseBackup, copyTree } from '../platform/backup/base-backup.ts';
import { checkFiles, differences, type Fingerprint, fingerprint } from '../platform/backup/fingerprint.ts';
import { connectionUrl } from '../platform/database/embedded/database.ts';
import { knownPlace } from '../platform/database/embedded/place.ts';
import { type EmbeddedServer, startEmbedded } from '../platform/database/embedded/server.ts';
import { pathOnDisk } from '../platform/files/disk.ts';

const USAGE = `node apps/server/src/commands/backup.ts …
  make <folder>                 back-up of the database in DATA_DIR and its files, while Punkt runs or not
  restore <folder> <data dir>   into a new data folder, checked
  drill                         both, into a folder that is removed again: proves that back-ups can be restored
  fingerprint                   for a database of your own (DATABASE_URL): before the back-up, into a file
  verify <file>                 the restored one against that file, with its files in DATA_DIR`;

const FINGERPRINT = 'fingerprint.json';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'punkt backup',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The embedded database of a data folder, whoever runs it: a Punkt that is at work, or else we ourselves. */
async function withEmbedded<T>(
  dataDir: string,
  work: (url: string, cluster: string) => Promise<T>,
): Promise<T> {
  const control = join(dataDir, 'postgres');
  const place = await knownPlace(control);
  if (!place)
    throw new Error(`There is no database in ${dataDir}; for one of your own see docs/operations.md`);
  const read = async (name: string) =>
    (await readFile(join(place.home, name), 'utf8').catch(() => '')).trim();
  const url = connectionUrl(Number(await read('port')), await read('password'));
  const runs = await withClient(url, (client) => client.query('show data_directory')).then(
    ({ rows }) => rows[0]?.data_directory === place.cluster,
    () => false,
  );
  if (runs) return work(url, place.cluster);
  const server: EmbeddedServer = await startEmbedded({ dataDir, log: say });
  return work(server.url(), place.cluster).finally(() => server.stop());
}

/**
 * The database first, then the files: a file is kept before a record names it and removed only after nobody does, so everything that the
 * copy of the database names is among the files that are copied afterwards, unless somebody was erased meanwhile.
 */
async function make(dataDir: string, folder: string): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} exists already`);
  await mkdir(join(folder, 'postgres'), { recursive: true, mode: 0o711 });
  await withEmbedded(dataDir, async (url, cluster) => {
    const wanted = await withClient(url, (client) => fingerprint(client));
    await withClient(url, (client) => baseBackup(client, cluster, join(folder, 'postgres/cluster')));
    await writeFile(join(folder, FINGERPRINT), JSON.stringify(wanted, null, 2));
    say(
      `database: ${wanted.tables.ledger.rows} entries of the ledger, ${wanted.tables.audit_log.rows} of the audit`,
    );
  });
  const files = join(dataDir, 'files');
  const unfinished = (path: string) => path.startsWith('incoming');
  if (existsSync(files)) await copyTree(files, join(folder, 'files'), unfinished);
  say(`back-up made in ${folder}`);
}

async function check(url: string, dataDir: string, wanted: Fingerprint): Promise<void> {
  const pathOf = (id: string) => pathOnDisk(join(dataDir, 'files'), id);
  const { found, files } = await withClient(url, async (client) => ({
    found: await fingerprint(client, wanted),
    files: await checkFiles(client, pathOf),
  }));
  const problems = [...differences(wanted, found), ...files.problems];
  for (const [name, sum] of Object.entries(found.sums)) say(`ledger: ${name} ${sum}`);
  say(
    `ledger: ${found.tables.ledger.rows} entries; audit: ${found.tables.audit_log.rows}; files: ${files.files}, ${files.bytes} bytes`,
  );
  if (problems.length > 0) throw new Error(['The copy differs from the original:', ...problems].join('\n'));
  say('the copy agrees with the original');
}

async function restore(folder: string, dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'postgres'))) throw new Error(`${dataDir} holds a database already`);
  const wanted: Fingerprint = JSON.parse(await readFile(join(folder, FINGERPRINT), 'utf8'));
  await mkdir(join(dataDir, 'postgres'), { recursive: true, mode: 0o711 });
  await copyTree(join(folder, 'postgres/cluster'), join(dataDir, 'postgres/cluster'));
  if (existsSync(join(folder, 'files'))) await copyTree(join(folder, 'files'), join(dataDir, 'files'));
  const server = await startEmbedded({ dataDir, log: say });
  await check(server.url(), dataDir, wanted).finally(() => server.stop());
}

async function drill(dataDir: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'punkt-drill-'));
  await chmod(scratch, 0o711); // PostgreSQL may run under another account
  try {
    await make(dataDir, join(scratch, 'backup'));
    await restore(join(scratch, 'backup'), join(scratch, 'data'));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const [action, ...paths] = process.argv.slice(2);
  const { databaseUrl, dataDir } = readConfig({ ...process.env, PUNKT_MODE: 'sandbox' });
  const [first, second] = paths.map((path) => resolve(path));
  if (action === 'make' && first) return make(dataDir, first);
  if (action === 'restore' && first && second) return restore(first, second);
  if (action === 'drill') return drill(dataDir);
  if (action === 'fingerprint' && databaseUrl)
    return say(JSON.stringify(await withClient(databaseUrl, (client) => fingerprint(client)), null, 2));
  if (action === 'verify' && first && databaseUrl)
    return check(databaseUrl, dataDir, JSON.parse(await readFile(first, 'utf8')));
  throw new Error(USAGE);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
