import { execFileSync } from 'node:child_process';
import { isAlive, type ProcessRef, waitUntil } from './process.ts';

export type Stopping = { pgCtl: string; log: (line: string) => void; graceMs?: number };

/** Fast shutdown; a server that does not end within the grace is stopped at once (it recovers from its log). */
export async function stopPostmaster(
  server: ProcessRef,
  { pgCtl, log, graceMs = 10_000 }: Stopping,
): Promise<void> {
  const gone = (timeoutMs: number) => waitUntil(() => !isAlive(server), timeoutMs);
  signal(server, 'INT', pgCtl);
  if (await gone(graceMs)) return;
  log(`PostgreSQL (process ${server.pid}) did not stop within ${graceMs / 1000} s; stopping it immediately`);
  signal(server, 'QUIT', pgCtl);
  if (await gone(7_000)) return; // it gives its own children 5 s
  signal(server, 'KILL', pgCtl);
  await gone(2_000);
}

/** Synchronous, so that it also works while Node is exiting. INT is a fast shutdown, QUIT an immediate one. */
export function signal(server: ProcessRef, name: 'INT' | 'QUIT' | 'KILL', pgCtl: string): void {
  if (!isAlive(server)) return;
  try {
    // Windows has no signals: Node's kill would end the server without a shutdown, pg_ctl speaks to it.
    if (process.platform === 'win32') execFileSync(pgCtl, ['kill', name, String(server.pid)]);
    else process.kill(server.pid, `SIG${name}`);
  } catch (error) {
    if (isAlive(server)) throw error;
  }
}
