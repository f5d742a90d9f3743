import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive, type ProcessRef, refTo } from '../src/platform/database/embedded/process.ts';
import { PATIENCE_MS } from '../test/waiting.ts';
import { dataFolder, postmasterOf } from './support/folder.ts';
import { until } from './support/until.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { PATH, NODE_COMPILE_CACHE } = process.env;
const NODE = `"${process.execPath}"`;

/** Starts a command through a shell and holds its input, as npm and the runner of the journeys do. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.argv[1], { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdout.pipe(process.stdout);
  console.log('shell', child.pid);
`;

async function startUnderParent(command: string, environment: Record<string, string>) {
  const parent = spawn(process.execPath, ['-e', PARENT, command], {
    cwd: ROOT,
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      LOG_LEVEL: 'warn',
      PUNKT_SANDBOX_EXAMPLES: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(parent, 'exit');
  onTestFinished(async () => {
    parent.kill('SIGKILL');
    await ended;
  });
  let output = '';
  parent.stdout.on('data', (bytes: Buffer) => {
    output += bytes.toString();
  });
  await until('it is running', () => output.includes('is running: '), 2 * PATIENCE_MS);
  const pidOf = (who: string) => Number(new RegExp(`${who} (\\d+)`).exec(output)?.[1]);
  return { parent, pidOf };
}

/** The server of a data folder, by the name of its lock, and its PostgreSQL. */
function running(dataDir: string): ProcessRef[] {
  const lock = readdirSync(join(dataDir, 'postgres')).find((name) => name.endsWith('.lock'));
  const refs = [refTo(Number(/\d+/.exec(lock ?? '')?.[0])), postmasterOf(dataDir)];
  return refs.filter((ref) => ref !== undefined);
}

async function expectEnd(refs: readonly ProcessRef[]): Promise<void> {
  // What a failed test has shown to stay must not stay after it.
  onTestFinished(() => refs.filter(isAlive).forEach(({ pid }) => void process.kill(pid, 'SIGKILL')));
  expect(refs).toHaveLength(2);
  await until('server and PostgreSQL have ended', () => !refs.some(isAlive));
}

it('kill -9 of the runner of the journeys ends the server, its PostgreSQL and their folder', async () => {
  const TMPDIR = dataFolder(onTestFinished);
  const { parent } = await startUnderParent(`${NODE} e2e/support/server.ts`, { TMPDIR });
  const refs = running(join(TMPDIR, readdirSync(TMPDIR).find((name) => name.includes('journeys')) ?? ''));
  parent.kill('SIGKILL');
  await expectEnd(refs);
  await until('the folder is gone', () => readdirSync(TMPDIR).length === 0);
});

it.each([
  ["SIGTERM of npm's shell, which tells nobody", 'shell', 'SIGTERM'],
  ['kill -9 of the script behind npm start', 'script', 'SIGKILL'],
] as const)('%s ends the server and its PostgreSQL', async (_, who, signal) => {
  const DATA_DIR = dataFolder(onTestFinished);
  const script = `console.log('script', process.pid); import('./scripts/lib/serve.mjs').then((lib) => lib.serve())`;
  const environment = { DATA_DIR, npm_lifecycle_event: 'start' };
  const { pidOf } = await startUnderParent(`${NODE} -e "${script}"`, environment);
  const refs = running(DATA_DIR);
  process.kill(pidOf(who), signal);
  await expectEnd(refs);
});
