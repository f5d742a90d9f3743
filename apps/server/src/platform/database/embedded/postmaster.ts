import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { explain } from './errors.ts';
import { readPidFile } from './pidfile.ts';
import type { Place } from './place.ts';
import { choosePort } from './port.ts';
import { type ProcessRef, refTo, waitUntil } from './process.ts';
import { type Account, asAccount } from './run.ts';
import { serverArguments } from './settings.ts';
import { stopPostmaster } from './stop.ts';

export type Launch = {
  binaries: Binaries;
  account: Account;
  place: Place;
  settings: Record<string, string>;
  log: (line: string) => void;
};

export type Running = ProcessRef & { port: number };

const READY_WITHIN = 120_000; // recovery after a crash may replay a gigabyte of log
const ATTEMPTS = 20;
/** Another program took the port since we looked, or backends of a killed server are about to notice its death. */
const PASSING = /could not bind|could not create any TCP\/IP sockets|pre-existing shared memory block/;

export async function startPostmaster(launch: Launch): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryToStart(launch, await choosePort(launch.place.home));
    if (typeof outcome !== 'string') return outcome;
    if (attempt === ATTEMPTS || !PASSING.test(outcome)) throw explain('start', launch.place.cluster, outcome);
    await waitUntil(() => false, 100);
  }
}

/** The running server, or what it said before it ended. */
async function tryToStart(launch: Launch, port: number): Promise<Running | string> {
  const { cluster } = launch.place;
  const child = await spawnServer(launch, port);
  let ended = false;
  let failure = '';
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', (error) => {
    ended = true;
    failure = error.message;
  });
  const ready = () => {
    const file = readPidFile(cluster);
    return file?.ready === true && file.pid === child.pid;
  };
  await waitUntil(() => ended || ready(), READY_WITHIN);
  const ref = child.pid === undefined ? undefined : refTo(child.pid);
  if (!ended && ref && ready()) return { ...ref, port };
  if (ref) await stopPostmaster(ref, { pgCtl: launch.binaries.pgCtl, log: launch.log });
  return failure || (await readFile(logIn(launch.place.home), 'utf8'));
}

/**
 * In a session of its own, so that the terminal's Ctrl-C reaches only Node, which then stops it in order; and
 * writing to a file, so that neither a pipe keeps Node alive nor Node's death takes its log away.
 */
async function spawnServer({ binaries, account, place, settings }: Launch, port: number) {
  const path = logIn(place.home);
  await rename(path, `${path}.old`).catch(() => {});
  const output = openSync(path, 'wx', 0o600);
  try {
    const child = spawn(binaries.postgres, serverArguments(place.cluster, port, settings), {
      ...asAccount(account),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', output, output],
    });
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

const logIn = (home: string) => join(home, 'postgres.log');
