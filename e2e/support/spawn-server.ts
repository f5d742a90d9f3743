import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = process.env.PUNKT_SERVER ?? join(import.meta.dirname, '../../apps/server/src/main.ts');

export type Environment = Readonly<Record<string, string>>;

/** The whole product, as `npm start` runs it, on a data folder that lives as long as it does. */
export function spawnServer(
  port: string,
  output: 'inherit' | 'ignore',
  environment: Environment = {},
): ChildProcess {
  const dataDir = mkdtempSync(join(tmpdir(), 'punkt-journeys-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  chmodSync(dataDir, 0o711);
  const child = spawn(process.execPath, [MAIN], {
    // The channel disconnects when this process ends, however it ends, and the server then stops.
    stdio: ['ignore', output, 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      CODES_PER_ADDRESS_PER_HOUR: '100000',
      RATE_LIMIT_PER_MINUTE: '100000',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      // A machine with other work is no outage.
      DATABASE_WAIT_MS: '60000',
      // Each visitor of a journey has an address of their own, so limits by address are not shared.
      TRUST_PROXY: '1',
      ...environment,
    },
  });
  child.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return child;
}
