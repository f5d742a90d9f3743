import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A pid alone may be given to another program; together with its identity it means one process for ever. */
export type ProcessRef = { pid: number; identity: string };

/** Undefined when there is no such process. A zombie counts as gone: in containers often nobody reaps it. */
export function identityOf(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') return linuxIdentity(pid);
  if (process.platform === 'win32') return signalReaches(pid) ? 'running' : undefined;
  return ps(pid, 'lstart');
}

export const isAlive = (ref: ProcessRef) => identityOf(ref.pid) === ref.identity;

export function refTo(pid: number): ProcessRef | undefined {
  const identity = identityOf(pid);
  return identity === undefined ? undefined : { pid, identity };
}

/** The argument list says it and, unlike /proc/<pid>/cwd, may be read in containers without CAP_SYS_PTRACE. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform === 'win32') return signalReaches(pid);
  if (process.platform !== 'linux') return ps(pid, 'args')?.includes(`postgres -D ${cluster}`) ?? false;
  const [program = '', flag, folder] = readOrEmpty(`/proc/${pid}/cmdline`).split('\0');
  return basename(program) === 'postgres' && flag === '-D' && folder === cluster;
}

/** Polls, since an adopted server is not our child and no event reports its end. */
export async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() >= deadline) return false;
    await delay(10);
  }
  return true;
}

function linuxIdentity(pid: number): string | undefined {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  // The program's name stands in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  if (startTicks === undefined || state === 'Z' || state === 'X') return undefined;
  // Ticks count from boot: without the boot's id a reboot could repeat them.
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}:${startTicks}`;
}

function ps(pid: number, field: string): string | undefined {
  try {
    return execFileSync('/bin/ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { LC_ALL: 'C' },
    }).trim();
  } catch {
    return undefined;
  }
}

function signalReaches(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
