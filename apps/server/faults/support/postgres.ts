import { type EmbeddedServer, startEmbedded } from '../../src/platform/database/embedded/server.ts';
import { type CleanUp, dataFolder } from './folder.ts';

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A PostgreSQL that the test can take away and bring back, on the same port as before. */
export async function ownPostgres(cleanUp: CleanUp): Promise<TestPostgres> {
  const dataDir = dataFolder(cleanUp);
  const launch = () => startEmbedded({ dataDir, log: () => undefined, durable: false });
  let server: EmbeddedServer = await launch();
  cleanUp(() => server.stop());
  return {
    url: server.url(),
    stop: () => server.stop(),
    start: async () => {
      server = await launch();
    },
  };
}
