import { spawn } from 'node:child_process';
import { chmodSync, fstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The whole product, as `npm start` runs it, on a data folder that lives as long as the journeys. */
const dataDir = mkdtempSync(join(tmpdir(), 'punkt-journeys-'));
// As root, PostgreSQL runs as another account, which must be able to enter.
chmodSync(dataDir, 0o711);
const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
const child = spawn(process.execPath, [main], {
  // The channel tells the server of our end, however we end.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    CODES_PER_ADDRESS_PER_HOUR: '100000',
    RATE_LIMIT_PER_MINUTE: '100000',
    MAX_EVENT_LOOP_DELAY_MS: '20000',
  },
});
/** The runner holds the other end of our input: when it is killed, the input ends and nothing else does. */
const input = fstatSync(0);
if (input.isFIFO() || input.isSocket()) process.stdin.resume().once('close', () => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
