import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDatabase } from './database.ts';
import { disarmStalePidFile, findPostmaster, readPidFile } from './pidfile.ts';
import type { Launch, Running } from './postmaster.ts';
import { isAlive, type ProcessRef, waitUntil } from './process.ts';
import { serverArguments } from './settings.ts';
import { stopPostmaster } from './stop.ts';

/**
 * We hold the folder's lock, so a server that still runs there lost its Node (kill -9, power of the terminal).
 * Adopted when it is what we would start; stopped cleanly when it isn't.
 */
export async function adoptOrphan(
  launch: Launch,
  password: string | undefined,
): Promise<Running | undefined> {
  const { cluster } = launch.place;
  const orphan = findPostmaster(cluster);
  if (!orphan) {
    await disarmStalePidFile(cluster);
    return undefined;
  }
  const running = await awaitStableState(orphan, cluster);
  if (running && password && (await isAsWanted(launch, running, password))) {
    launch.log(
      `Adopted the PostgreSQL that an earlier Punkt left running (process ${running.pid}, port ${running.port})`,
    );
    return running;
  }
  if (isAlive(orphan))
    launch.log(`Stopping the PostgreSQL that an earlier Punkt left running (process ${orphan.pid})`);
  await stopPostmaster(orphan, { pgCtl: launch.binaries.pgCtl, log: launch.log });
  return undefined;
}

/** It may be starting or stopping at the moment. */
async function awaitStableState(orphan: ProcessRef, cluster: string): Promise<Running | undefined> {
  await waitUntil(() => !isAlive(orphan) || readPidFile(cluster)?.ready === true, 15_000);
  const file = readPidFile(cluster);
  return isAlive(orphan) && file?.ready ? { ...orphan, port: file.port } : undefined;
}

async function isAsWanted(launch: Launch, { port }: Running, password: string): Promise<boolean> {
  const { cluster } = launch.place;
  const started = await readFile(join(cluster, 'postmaster.opts'), 'utf8').catch(() => '');
  const wanted = serverArguments(cluster, port, launch.settings).map((argument) => ` "${argument}"`);
  if (started.trimEnd() !== [launch.binaries.postgres, ...wanted].join('')) return false;
  return ensureDatabase(port, password, cluster).then(
    () => true,
    () => false,
  );
}
