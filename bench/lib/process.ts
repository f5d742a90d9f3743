import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface Server {
  readonly address: string;
  readonly startedInMs: number;
  stop(): Promise<void>;
  /** As a machine that loses power. */
  kill(): Promise<void>;
}

const START_WITHIN_MS = 180_000;
const ROOT = resolve(import.meta.dirname, '../..');

/** What a server wrote, the last of it. */
function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  return () => output;
}

async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline; await delay(5)) {
    const port = /running: http:\/\/[\w.]+:(\d+)/.exec(output())?.[1];
    if (port) return `http://127.0.0.1:${port}`;
    if (child.exitCode !== null) break;
  }
  child.kill('SIGKILL');
  throw new Error(`no server came up:\n${output()}`);
}

/** Starts a script of ours with the Node that runs us; `startedInMs` is until it says that it is ready. */
export async function startServer(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const began = performance.now();
  const child = spawn(process.execPath, [resolve(ROOT, script), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const output = outputOf(child);
  const address = await addressOf(child, output);
  // A server that ends by itself would else show as a connection that somebody has reset.
  let isWanted = true;
  child.once('exit', (code, signal) => {
    if (isWanted) console.error(`${script} ended by itself (${code ?? signal}):\n${output()}`);
  });
  const ready = await fetch(`${address}/readyz`);
  if (!ready.ok) throw new Error(`${script} is not ready: ${ready.status}`);
  return {
    address,
    startedInMs: performance.now() - began,
    stop: async () => {
      isWanted = false;
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      isWanted = false;
      child.kill('SIGKILL');
      await ended;
    },
  };
}
