import { machineAccounts } from './accounts.ts';
import { connectionUrl } from './database.ts';
import { explain } from './errors.ts';
import { type Launched, launch, type Machine, prepareControl, type StartOptions } from './launch.ts';
import { acquireLock } from './lock.ts';
import { findNative } from './native.ts';
import { isAlive } from './process.ts';
import { outsideBases } from './reach.ts';
import { signal, stopPostmaster } from './stop.ts';

export type EmbeddedServer = {
  url(database?: string): string;
  port: number;
  stop(): Promise<void>;
  /** True when it is a server that an earlier, killed Punkt had left running. */
  adopted: boolean;
};

const thisMachine = (): Machine => ({
  accounts: machineAccounts(),
  native: findNative,
  outside: outsideBases(),
});

/** PostgreSQL from the npm package, on a machine with nothing but Node. Its failures are `EmbeddedError`s. */
export async function startEmbedded(options: StartOptions, machine = thisMachine()): Promise<EmbeddedServer> {
  const control = await prepareControl(options.dataDir);
  const held: (() => void)[] = [];
  const lock = async (folder: string) => void held.push(await acquireLock(folder));
  const release = () => {
    for (const unlock of held) unlock();
  };
  try {
    await lock(control);
    return serve(await launch(control, options, machine, lock), release, options.log);
  } catch (error) {
    release();
    throw explain('start', control, error);
  }
}

function serve(launched: Launched, release: () => void, log: (line: string) => void): EmbeddedServer {
  const { running, password, pgCtl, adopted } = launched;
  // Node exits without stop(): the server gets the signal to shut down and does so on its own.
  const onExit = () => {
    signal(running, 'INT', pgCtl);
    release();
  };
  process.once('exit', onExit);
  const stop = async () => {
    if (!isAlive(running)) log('PostgreSQL had stopped by itself; its log lies beside the database');
    await stopPostmaster(running, { pgCtl, log });
    process.removeListener('exit', onExit);
    release();
  };
  let stopping: Promise<void> | undefined;
  return {
    url: (database) => connectionUrl(running.port, password, database),
    port: running.port,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
    adopted,
  };
}
