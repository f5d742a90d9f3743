import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedError, explain } from './errors.ts';
import { identityOf, isAlive, type ProcessRef } from './process.ts';

const NAME = /^running-(\d+)\.lock$/;

/**
 * One Punkt process per folder. Every process announces itself in a file of its own and only then looks for
 * others, so of two that overlap at least one sees the other, and a file left by a crash is harmless: nothing
 * has to be replaced atomically. Two that start at once may both step back; the pause lets one of them through.
 */
export async function acquireLock(folder: string): Promise<() => void> {
  const own = join(folder, `running-${process.pid}.lock`);
  const release = () => rmSync(own, { force: true });
  for (let attempt = 1; ; attempt += 1) {
    announce(folder, own);
    const rival = findRival(folder);
    if (rival === undefined) return release;
    release();
    if (attempt === 3) throw inUse(folder, rival);
    await delay(50 + Math.random() * 200);
  }
}

function announce(folder: string, own: string): void {
  const self: ProcessRef = { pid: process.pid, identity: identityOf(process.pid) ?? '' };
  const content = JSON.stringify({ ...self, since: new Date().toISOString() });
  try {
    writeFileSync(own, content, { flag: 'wx', mode: 0o644 });
  } catch (error) {
    if (!isAlreadyThere(error)) {
      rmSync(own, { force: true }); // on a full disk the file is there, but empty
      throw explain('lock its folder', folder, error);
    }
    if (readHolder(own, process.pid)?.identity === self.identity) throw inUse(folder, process.pid);
    writeFileSync(own, content); // left by an earlier process that had our pid
  }
}

function findRival(folder: string): number | undefined {
  for (const name of readdirSync(folder)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (!pid || pid === process.pid) continue;
    const path = join(folder, name);
    const holder = readHolder(path, pid);
    if (holder && isAlive(holder)) return pid;
    rmSync(path, { force: true });
  }
  return undefined;
}

/** A file caught while it is being written is not JSON yet: then its name tells whose it is. */
function readHolder(path: string, pid: number): ProcessRef | undefined {
  try {
    const { identity } = JSON.parse(readFileSync(path, 'utf8')) as Partial<ProcessRef>;
    return { pid, identity: String(identity) };
  } catch {
    const identity = identityOf(pid);
    return identity === undefined ? undefined : { pid, identity };
  }
}

const isAlreadyThere = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

function inUse(folder: string, pid: number): EmbeddedError {
  const who = pid === process.pid ? 'this same process' : `another Punkt (process ${pid})`;
  return new EmbeddedError(
    'in_use',
    `The database folder ${folder} is in use by ${who}.`,
    'Stop that one first, or set DATA_DIR to another folder to run a second copy.',
  );
}
