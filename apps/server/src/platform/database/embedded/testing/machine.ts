import { onTestFinished } from 'vitest';
import { machineAccounts } from '../accounts.ts';
import type { Machine, StartOptions } from '../launch.ts';
import { findNative } from '../native.ts';
import { type EmbeddedServer, startEmbedded } from '../server.ts';

/** This machine, except that what can't stay in the data folder goes to a folder of the test. */
export const machineWith = (outside: string): Machine => ({
  accounts: machineAccounts(),
  native: findNative,
  outside: [outside],
});

export type TestServer = EmbeddedServer & { lines: string[] };

/** Starts without fsync and stops at the end of the test, also when the test fails. */
export async function startForTest(
  dataDir: string,
  options: Partial<StartOptions> = {},
  machine?: Machine,
): Promise<TestServer> {
  const lines: string[] = [];
  const all = { dataDir, durable: false, log: (line: string) => void lines.push(line), ...options };
  const server = await startEmbedded(all, machine);
  onTestFinished(() => server.stop());
  return { ...server, lines };
}
