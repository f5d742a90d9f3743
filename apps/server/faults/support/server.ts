import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from '../../test/waiting.ts';
import type { CleanUp } from './folder.ts';
import { until } from './until.ts';

const MAIN = process.env.PUNKT_SERVER ?? fileURLToPath(new URL('../../src/main.ts', import.meta.url));

// A third of a start is compiling; `npm test` says where it is kept.
const { PATH, NODE_COMPILE_CACHE } = process.env;

/**
 * Limits that protect people from strangers would only stop the strangers these tests play; example records would be half of the work of a start,
 * and what the assistant learns ahead, four seconds of processor, nobody here asks for.
 */
const ENVIRONMENT = {
  NODE_ENV: 'production',
  PORT: '0',
  LOG_LEVEL: 'warn',
  PUNKT_SANDBOX_CODE_IN_REPLY: '1',
  PUNKT_SANDBOX_EXAMPLES: '0',
  ASSISTANT_LEARNS_AHEAD: '0',
  RATE_LIMIT_PER_MINUTE: '1000000',
  MAX_EVENT_LOOP_DELAY_MS: '0',
  // A machine with other work is no outage, and no stop that takes too long.
  DATABASE_WAIT_MS: String(PATIENCE_MS),
  STOP_WITHIN_MS: String(PATIENCE_MS),
  CODES_PER_ADDRESS_PER_HOUR: '100000',
  CODES_PER_DAY: '1000000',
};

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The product as an operator runs it: a process, its output, its end. */
export interface Punkt {
  readonly process: ChildProcess;
  output(): string;
  /** Sends the signal, and answers how it ended. */
  end(signal: NodeJS.Signals): Promise<Ended>;
  readonly ended: Promise<Ended>;
}

export function spawnPunkt(environment: Record<string, string>, cleanUp: CleanUp): Punkt {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, NODE_COMPILE_CACHE, ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  cleanUp(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    process: child,
    output: () => output,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

export interface RunningPunkt extends Punkt {
  readonly address: string;
}

/** Starts it and waits until it answers; a start that fails shows what it said. */
export async function startPunkt(
  environment: Record<string, string>,
  cleanUp: CleanUp,
): Promise<RunningPunkt> {
  const punkt = spawnPunkt(environment, cleanUp);
  const address = () =>
    /is running: http:\/\/localhost(:\d+)/.exec(punkt.output())?.[1]?.replace(':', 'http://127.0.0.1:');
  await until(
    'the server prints its address',
    () => {
      if (punkt.process.exitCode !== null) throw new Error(`it ended instead:\n${punkt.output()}`);
      return address() !== undefined;
    },
    2 * PATIENCE_MS,
  );
  return { ...punkt, address: address() ?? '' };
}
