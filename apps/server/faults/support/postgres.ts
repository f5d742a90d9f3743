import { type EmbeddedServer, startEmbedded } from '../../src/platform/database/embedded/server.ts';
import { type CleanUp, dataFolder, postmasterOf } from './folder.ts';
import { until } from './until.ts';

export interface TestPostgres {
  readonly url: string;
  /** As a machine that loses power: nothing is written any more, and the next start recovers from the log. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

/** A PostgreSQL that the test can take away and bring back, on the same port as before. */
export async function ownPostgres(cleanUp: CleanUp, durable = false): Promise<TestPostgres> {
  const dataDir = dataFolder(cleanUp);
  const launch = () => startEmbedded({ dataDir, log: () => undefined, durable });
  let server: EmbeddedServer = await launch();
  cleanUp(() => server.stop());
  return {
    url: server.url(),
    crash: async () => {
      const running = postmasterOf(dataDir);
      if (running) process.kill(running.pid, 'SIGQUIT');
      await until('PostgreSQL is gone', () => postmasterOf(dataDir) === undefined);
      // Of our own code nothing is left to do but to let go of the folder.
      await server.stop();
    },
    start: async () => {
      server = await launch();
    },
  };
}
