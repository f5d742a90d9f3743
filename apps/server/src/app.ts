import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { ContentService } from './features/content/service.ts';
import { createPointDirectory } from './features/points/service.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';
import { originsOf } from './platform/pages/origins.ts';
import { servePages } from './platform/pages/pages.ts';
import type { PageSource } from './platform/pages/source.ts';
import { openAssistant } from './wiring/assistant.ts';
import { openAuth } from './wiring/auth.ts';
import { openContent } from './wiring/content.ts';
import { openEvents } from './wiring/events.ts';
import { openFiles } from './wiring/files.ts';
import { openGeo } from './wiring/geo.ts';
import { buildHouse, type House, type Room } from './wiring/house.ts';
import { openMetrics } from './wiring/metrics.ts';
import { openNotifications } from './wiring/notifications.ts';
import { openOrders } from './wiring/orders.ts';
import { openOwners } from './wiring/owners.ts';
import { openPayments } from './wiring/payments.ts';
import { openPrivacy } from './wiring/privacy.ts';
import { openQuestions } from './wiring/questions.ts';
import { openReviews } from './wiring/reviews.ts';
import { openSandbox } from './wiring/sandbox.ts';
import { openStaff } from './wiring/staff.ts';

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
  /** Absent where only the API is wanted, as in most tests. */
  readonly pages?: PageSource;
  /** An empty sandbox gets made-up applications too, by a job: for people who look around, not for tests. */
  readonly examples?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly clock: House['clock'];
  readonly db: House['db'];
  close(): Promise<void>;
}

/** Features in the order in which they lean on each other: personal data is erased the other way round. */
async function furnish(house: House, examples: boolean) {
  const { accounts, room: auth } = openAuth(house);
  const { privacy, room: privacyRoom } = openPrivacy(house, accounts);
  const { staff } = openStaff(house, accounts);
  const { files, room: filesRoom } = openFiles(house);
  const { notifications, room: notificationsRoom } = openNotifications(house, { accounts });
  const { reviews, room: reviewsRoom } = openReviews(house, { accounts, files, notifications, staff });
  const { room: owners } = openOwners(house, { accounts, files, reviews });
  const { payments, room: paymentsRoom } = openPayments(house);
  const points = createPointDirectory(house.db);
  const { geo, room: geoRoom } = openGeo(house, { points: points.within });
  const { room: orders } = openOrders(house, {
    accounts,
    files,
    geo,
    payments,
    notifications,
    reviews,
    examples,
  });
  const { content, room: contentRoom } = openContent(house);
  openAssistant(house, { content });
  const { room: questions } = openQuestions(house, { accounts });
  openMetrics(house, { content, points });
  const sandbox = await openSandbox(house, {
    accounts,
    files,
    examples,
    addressesOf: notifications.addressesOf,
  });
  const rooms: Room[] = [
    openEvents(house, reviews),
    auth,
    privacyRoom,
    filesRoom,
    owners,
    reviewsRoom,
    paymentsRoom,
    geoRoom,
    orders,
    notificationsRoom,
    contentRoom,
    questions,
  ];
  for (const contributor of [...rooms, sandbox].flatMap((room) => room.personalData ?? []))
    privacy.registerContributor(contributor);
  // The people of the sandbox come first: what others fill in may be theirs.
  for (const room of [sandbox, ...rooms]) await room.seed?.();
  return { rooms: [...rooms, sandbox], content };
}

async function serveRest(
  { http, pool, listener, metrics, config, variants }: House,
  content: ContentService,
  pages?: PageSource,
) {
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
    await servePages(http, {
      source: pages,
      variants,
      sandbox,
      development,
      origins: originsOf(config),
      operator: config.operator,
      connect: config.tiles ? [config.tiles.origin] : [],
      contentVersion: content.version,
      content: async (language) => (await content.currentIn(language)).sections,
    });
}

/** Puts platform, providers and features together, in order; taking apart goes the other way round. */
export async function createApp({ config, databaseUrl, log, pages, examples }: AppOptions): Promise<App> {
  const house = await buildHouse({ config, databaseUrl, log });
  const { http, clock, db, pool, listener, metrics } = house;
  const { rooms, content } = await furnish(house, examples === true);
  await listener.start();
  await serveRest(house, content, pages);
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
