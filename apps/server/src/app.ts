import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';
import { servePages } from './platform/pages/pages.ts';
import type { PageSource } from './platform/pages/source.ts';
import { openAuth } from './wiring/auth.ts';
import { openEvents } from './wiring/events.ts';
import { openFiles } from './wiring/files.ts';
import { buildHouse, type House, type Room } from './wiring/house.ts';
import { openOwners } from './wiring/owners.ts';
import { openPrivacy } from './wiring/privacy.ts';
import { openSandbox } from './wiring/sandbox.ts';

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
  /** Absent where only the API is wanted, as in most tests. */
  readonly pages?: PageSource;
}

export interface App {
  readonly http: FastifyInstance;
  readonly clock: House['clock'];
  readonly db: House['db'];
  close(): Promise<void>;
}

/** Features in the order in which they lean on each other: personal data is erased the other way round. */
async function furnish(house: House): Promise<Room[]> {
  const { accounts, room: auth } = openAuth(house);
  const { privacy, room: privacyRoom } = openPrivacy(house, accounts);
  const { files, room: filesRoom } = openFiles(house);
  const { room: owners } = openOwners(house, { accounts, files });
  const sandbox = await openSandbox(house, accounts);
  const rooms = [openEvents(house), auth, privacyRoom, filesRoom, owners];
  for (const contributor of [...rooms, sandbox].flatMap((room) => room.personalData ?? []))
    privacy.registerContributor(contributor);
  // The people of the sandbox come first: what others fill in may be theirs.
  for (const room of [sandbox, ...rooms]) await room.seed?.();
  return [...rooms, sandbox];
}

async function serveRest({ http, pool, listener, metrics, config, variants }: House, pages?: PageSource) {
  const answers = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  const ready = async () => listener.connected && (await answers());
  serveHealth(http, { ready, metrics, metricsToken: config.metricsToken });
  await serveOpenApi(http);
  const { sandbox, development } = config;
  if (pages)
    await servePages(http, { source: pages, variants, sandbox, development, contentVersion: () => '0' });
}

/** Puts platform, providers and features together, in order; taking apart goes the other way round. */
export async function createApp({ config, databaseUrl, log, pages }: AppOptions): Promise<App> {
  const house = await buildHouse({ config, databaseUrl, log });
  const { http, clock, db, pool, listener, metrics } = house;
  const rooms = await furnish(house);
  await listener.start();
  await serveRest(house, pages);
  const jobs = await startJobs({
    pool,
    log,
    jobs: Object.assign({}, ...rooms.map((room) => room.jobs)),
    cron: rooms.flatMap((room) => room.cron ?? []),
  });
  return {
    http,
    clock,
    db,
    close: async () => {
      for (const room of rooms) room.beforeClose?.();
      await http.close();
      await jobs.stop();
      await listener.stop();
      await pages?.close();
      await db.destroy();
      for (const room of rooms) room.close?.();
      metrics.close();
    },
  };
}
