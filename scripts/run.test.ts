import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const RUN = pathToFileURL(`${import.meta.dirname}/lib/run.mjs`).href;
const STAYS = 'console.log(process.pid); setInterval(() => undefined, 1000)';
const STARTS_IT = `
  import { run } from ${JSON.stringify(RUN)};
  await run(process.execPath, ['-e', ${JSON.stringify(STAYS)}], { show: true }).catch(() => undefined);
  console.log('went on');
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.for(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  '%s ends what was started too, before its parent is gone',
  async (signal) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', STARTS_IT], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    const lines = createInterface(parent.stdout).on('line', (line) => said.push(line));
    await once(lines, 'line');
    const child = Number(said[0]);
    expect(isAlive(child)).toBe(true);
    parent.kill(signal);
    const [code] = await once(parent, 'close');
    expect(code).toBe(1);
    expect(said).toHaveLength(1);
    expect(isAlive(child)).toBe(false);
  },
);
