import { existsSync, readFileSync } from 'node:fs';
import { chown, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './files.ts';
import { isPostmasterOf, type ProcessRef, refTo } from './process.ts';

type PidFile = { pid: number; port: number; ready: boolean };

const pathOf = (cluster: string) => join(cluster, 'postmaster.pid');

/** Lines of postmaster.pid: pid, data folder, start time, port, socket folder, address, shared memory, status. */
export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(pathOf(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** The live server of this cluster, if there is one. */
export function findPostmaster(cluster: string): ProcessRef | undefined {
  const file = readPidFile(cluster);
  return file && isPostmasterOf(file.pid, cluster) ? refTo(file.pid) : undefined;
}

/**
 * The server that wrote the file is gone. PostgreSQL would still refuse to start if its pid now belongs to another
 * program, or to its own zombie, which in many containers nobody reaps. Deleting the file would also delete its
 * note of the shared memory block, by which PostgreSQL finds surviving backends of the dead server; so only the
 * pid is replaced, with that of the new server's parent (us), which PostgreSQL takes as stale.
 */
export async function disarmStalePidFile(cluster: string): Promise<void> {
  const path = pathOf(cluster);
  if (!existsSync(path)) return;
  const rest = readFileSync(path, 'utf8').split('\n').slice(1);
  const { mode, uid, gid } = await stat(path);
  await replaceFile(path, [String(process.pid), ...rest].join('\n'), mode & 0o777);
  if (process.getuid?.() === 0) await chown(path, uid, gid);
}
