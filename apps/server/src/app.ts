import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Previews } from './features/content/previews.ts';
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
import { openAudit } from './wiring/audit.ts';
import { openAuth } from './wiring/auth.ts';
import { openCameras } from './wiring/cameras.ts';
import { openContent } from './wiring/content.ts';
import { openEmployees } from './wiring/employees.ts';
import { openEvents } from './wiring/events.ts';
import { openFiles } from './wiring/files.ts';
import { openGauges } from './wiring/gauges.ts';
import { openGeo } from './wiring/geo.ts';
import { openLocks } from './wiring/locks.ts';
import { openMetrics } from './wiring/metrics.ts';
import { openNotifications } from './wiring/notifications.ts';
import { openOrders } from './wiring/orders.ts';
import { openOwners } from './wiring/owners.ts';
import { openPayments } from './wiring/payments.ts';
import { createPlatform, type FeatureParts, type Platform } from './wiring/platform.ts';
import { openPoints } from './wiring/points.ts';
import { openPrivacy } from './wiring/privacy.ts';
import { openReviews } from './wiring/reviews.ts';
import { openSandbox } from './wiring/sandbox.ts';
import { openStaff } from './wiring/staff.ts';
import { openTickets } from './wiring/tickets.ts';

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
  readonly clock: Platform['clock'];
  readonly db: Platform['db'];
  close(): Promise<void>;
}

/** A page brings dozens of files for each call it makes. */
const FILES_PER_CALL = 10;

/** Features in the order of their dependencies: personal data is erased in the reverse order. */
async function composeFeatures(platform: Platform, examples: boolean) {
  const { accounts, codes, whenSignedIn, parts: auth } = openAuth(platform);
  const { privacy, parts: privacyParts } = openPrivacy(platform, accounts);
  const { staff } = openStaff(platform, accounts);
  openAudit(platform, accounts);
  const { files, parts: filesParts } = openFiles(platform);
  const { notifications, parts: notificationsParts } = openNotifications(platform, { accounts });
  whenSignedIn(notifications.signedIn);
  const {
    reviews,
    appeals,
    desk,
    parts: reviewsParts,
  } = openReviews(platform, { accounts, files, notifications, staff });
  const { parts: owners } = openOwners(platform, { accounts, files, reviews });
  const { payments, parts: paymentsParts } = openPayments(platform, { accounts, notifications });
  const { cameras, parts: camerasParts } = openCameras(platform);
  const { locks, parts: locksParts } = await openLocks(platform, { files, reviews, notifications });
  const points = createPointDirectory(platform.db);
  const { geo, parts: geoParts } = openGeo(platform, { points: points.within, near: points.near });
  const { parts: orders, moves } = openOrders(platform, {
    accounts,
    files,
    cameras,
    locks,
    geo,
    payments,
    notifications,
    reviews,
    appeals,
    desk,
    examples,
  });
  const { parts: employees } = openEmployees(platform, { accounts, codes, locks, notifications });
  const {
    content,
    previews,
    parts: contentParts,
  } = openContent(platform, { accounts, files, notifications, examples });
  const assistant = openAssistant(platform, { content });
  // After orders: staff's cursors name the queues in the order of registration.
  const { parts: tickets } = openTickets(platform, {
    accounts,
    files,
    notifications,
    reviews,
    staff,
    helpFor: assistant.nearest,
    examples,
  });
  const { parts: pointsParts } = openPoints(platform, {
    accounts,
    files,
    payments,
    reviews,
    appeals,
    notifications,
    lockAtPart: locks.atPart,
    moves,
  });
  reviews.countAlso(privacy.queue);
  openMetrics(platform, { content, points });
  const sandbox = await openSandbox(platform, {
    accounts,
    files,
    examples,
    addressesOf: notifications.addressesOf,
  });
  const features: FeatureParts[] = [
    openEvents(platform, reviews),
    auth,
    privacyParts,
    filesParts,
    owners,
    reviewsParts,
    paymentsParts,
    geoParts,
    camerasParts,
    locksParts,
    pointsParts,
    orders,
    employees,
    tickets,
    notificationsParts,
    contentParts,
  ];
  for (const contributor of [...features, sandbox].flatMap((parts) => parts.personalData ?? []))
    privacy.registerContributor(contributor);
  // The people of the sandbox come first: what others fill in may be theirs.
  for (const parts of [sandbox, ...features]) await parts.seed?.();
  return { features: [...features, sandbox], content, previews };
}

async function serveRest(
  platform: Platform,
  content: ContentService,
  previews: Previews,
  pages?: PageSource,
) {
  const { http, pool, listener, metrics, config, variants, texts } = platform;
  const checks = {
    notifications: async () => listener.connected,
    database: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
  };
  openGauges(platform, checks);
  serveHealth(http, { checks, metrics, metricsToken: config.metricsToken });
  await serveOpenApi(http);
  const { sandbox, development } = config;
  if (pages)
    await servePages(http, {
      source: pages,
      filesPerMinute: FILES_PER_CALL * config.ratePerMinute,
      variants,
      sandbox,
      development,
      origins: originsOf(config),
      operator: config.operator,
      connect: config.tiles ? [config.tiles.origin] : [],
      contentVersion: content.version,
      content: async (language) => (await content.currentIn(language)).sections,
      preview: previews.read,
      texts,
    });
}

/** Puts platform, providers and features together, in order; taking apart goes the other way round. */
export async function createApp({ config, databaseUrl, log, pages, examples }: AppOptions): Promise<App> {
  const platform = await createPlatform({ config, databaseUrl, log });
  const { http, clock, db, pool, listener, metrics, traces } = platform;
  const { features, content, previews } = await composeFeatures(platform, examples === true);
  await listener.start();
  await serveRest(platform, content, previews, pages);
  const jobs = await startJobs({
    pool,
    log,
    jobs: Object.assign({}, ...features.map((parts) => parts.jobs)),
    observe: metrics.job,
    ...(traces && { around: traces.job }),
    cron: features.flatMap((parts) => parts.cron ?? []),
  });
  return {
    http,
    clock,
    db,
    close: async () => {
      for (const parts of features) parts.beforeClose?.();
      await http.close();
      await jobs.stop();
      await listener.stop();
      await pages?.close();
      await db.destroy();
      for (const parts of features) await parts.close?.();
      metrics.close();
      await traces?.close();
    },
  };
}
