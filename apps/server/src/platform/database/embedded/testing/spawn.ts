import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { findPostmaster } from '../pidfile.ts';
import { stopPostmaster } from '../stop.ts';

type Report = {
  url?: string;
  port?: number;
  adopted?: boolean;
  interrupted?: boolean;
  code?: string;
  message?: string;
};

export type Child = { process: ChildProcess; next(): Promise<Report>; ended: Promise<unknown> };

export const SCRIPT = fileURLToPath(new URL('./child.ts', import.meta.url));

/** Another Punkt process, in a process group of its own as under a terminal. */
export function spawnPunkt(dataDir: string, mode: 'hold' | 'exit' | 'stop', uid?: number): Child {
  const child = spawn(process.execPath, [SCRIPT, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { PATH: process.env.PATH },
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    const orphan = findPostmaster(join(dataDir, 'postgres', 'cluster'));
    if (orphan) await stopPostmaster(orphan, { pgCtl: '', log: () => {} });
  });
  const next = async () => JSON.parse((await lines.next()).value ?? '{}') as Report;
  return { process: child, next, ended };
}
