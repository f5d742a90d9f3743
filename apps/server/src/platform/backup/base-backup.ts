import { chown, copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Folders that a base back-up has empty, and files that belong to the running server; PostgreSQL's manual names them. */
const EMPTY = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', 'pg_internal.init'];
const SLOT = 'punkt_backup';
/** A segment of the log: `0000000100000000000000A3`. */
const SEGMENT = /^[0-9A-F]{24}$/;

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes a folder as private as PostgreSQL wants its own, and gives it to whoever owns the original. */
async function makeLike(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await own(from, to);
}

async function own(from: string, to: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(from);
  await chown(to, uid, gid);
}

/** A table that is dropped meanwhile takes its file away: the log says so too, and nobody misses it. */
async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    await own(from, to);
  } catch (error) {
    if (!isGone(error)) throw error;
    await rm(to, { force: true });
  }
}

/** The whole folder with its owners; `skip` gets the path below it. */
export async function copyTree(
  from: string,
  to: string,
  skip = (_path: string) => false,
  below = '',
): Promise<void> {
  await makeLike(from, to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (skip(path)) continue;
    if (entry.isDirectory()) await copyTree(source, target, skip, path);
    else if (entry.isFile()) await copyOne(source, target);
  }
}

const isLeftOut = (path: string) => {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  return (
    (parts.length > 1 && EMPTY.includes(parts[0] ?? '')) ||
    LEFT_OUT.includes(name) ||
    name.startsWith('pgsql_tmp')
  );
};

/**
 * A base back-up of a running cluster, by PostgreSQL's own functions for it: its files are copied while it works, and the log that
 * was written meanwhile makes them whole at the next start. The npm package that we run PostgreSQL from has neither
 * pg_dump nor pg_basebackup. The client must stay connected: the back-up ends with it.
 */
export async function baseBackup(client: pg.ClientBase, cluster: string, target: string): Promise<void> {
  // Keeps the log of the back-up from being recycled; gone with the connection.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT]);
  await client.query(`select pg_backup_start('punkt', true)`);
  await copyTree(cluster, target, isLeftOut);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  await own(cluster, join(target, 'backup_label'));
  const isLog = (path: string) => SEGMENT.test(path) || path.endsWith('.history');
  await copyTree(join(cluster, 'pg_wal'), join(target, 'pg_wal'), (path) => !isLog(path));
  await client.query('select pg_drop_replication_slot($1)', [SLOT]);
}
