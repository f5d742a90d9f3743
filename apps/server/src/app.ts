import { join } from 'node:path';
import { serverTexts } from '@punkt/locales/server';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { createAuthAdmin } from './features/auth/admin.ts';
import { createAuthenticator } from './features/auth/callers.ts';
import { sweepCodes } from './features/auth/code-store.ts';
import { createAuthPersonalData } from './features/auth/personal-data-service.ts';
import { serveAuth } from './features/auth/routes.ts';
import { createAuthService } from './features/auth/service.ts';
import { sweepSessions } from './features/auth/session-store.ts';
import { SESSIONS_CHANNEL } from './features/auth/sessions.ts';
import { createFilesPersonalData } from './features/files/personal-data-service.ts';
import { serveFiles } from './features/files/routes.ts';
import { createFilesService } from './features/files/service.ts';
import { SWEEP_JOB } from './features/files/sweep.ts';
import { serveOfferPages } from './features/offers/pages.ts';
import { createOffersPersonalData } from './features/offers/personal-data-service.ts';
import { ANNOUNCE_JOB } from './features/offers/publishing.ts';
import { serveOffers } from './features/offers/routes.ts';
import { createOffersService } from './features/offers/service.ts';
import { createOwnersPersonalData } from './features/owners/personal-data-service.ts';
import { createReviewSubjects } from './features/owners/review-service.ts';
import { serveOwners } from './features/owners/routes.ts';
import { createSandboxOwners } from './features/owners/sandbox-service.ts';
import { createOwnerService } from './features/owners/service.ts';
import { REMIND_JOB } from './features/privacy/reminders.ts';
import { servePrivacy } from './features/privacy/routes.ts';
import { SECOND_PASS_JOB } from './features/privacy/second-pass.ts';
import { createPrivacyService } from './features/privacy/service.ts';
import { createReviewAdmin } from './features/reviews/admin.ts';
import { createReviewsPersonalData } from './features/reviews/personal-data-service.ts';
import { serveReviews } from './features/reviews/routes.ts';
import { createReviewService } from './features/reviews/service.ts';
import { createSandboxPersonalData } from './features/sandbox/personal-data-service.ts';
import { serveSandbox } from './features/sandbox/routes.ts';
import { createSandboxService } from './features/sandbox/service.ts';
import { createClock } from './platform/clock/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { createListener } from './platform/database/listener.ts';
import { migrate } from './platform/database/migrate.ts';
import { sweepEvents } from './platform/events/events.ts';
import { createHub } from './platform/events/hub.ts';
import { serveEvents } from './platform/events/routes.ts';
import { createDiskStorage } from './platform/files/disk.ts';
import { createS3Storage } from './platform/files/s3.ts';
import { serveHealth } from './platform/http/health.ts';
import { installOpenApi, serveOpenApi } from './platform/http/openapi.ts';
import { createHttp } from './platform/http/server.ts';
import { migrateJobs, startJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { servePages } from './platform/pages/pages.ts';
import type { PageSource } from './platform/pages/source.ts';
import { createDaData } from './providers/registry/dadata.ts';
import { createSandboxRegistry } from './providers/registry/sandbox.ts';
import { createSandboxSms } from './providers/sms/sandbox.ts';
import { createSmsc } from './providers/sms/smsc.ts';

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
  /** Absent where only the API is wanted, as in most tests. */
  readonly pages?: PageSource;
}

export interface App {
  readonly http: FastifyInstance;
  readonly clock: ReturnType<typeof createClock>;
  readonly db: ReturnType<typeof openDatabase>['db'];
  close(): Promise<void>;
}

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const DAY = 24 * 3_600_000;

/** Over connections of its own, without time limits: a migration may take long, and another instance waits for it. */
async function prepareDatabase(url: string, log: Log): Promise<void> {
  const { db, pool } = openDatabase({ url, poolSize: 2, log, patient: true });
  try {
    await migrate(db, MIGRATIONS);
    await migrateJobs(pool);
  } finally {
    await db.destroy();
  }
}

/** Puts platform, providers and features together, in order; taking apart goes the other way round. */
export async function createApp({ config, databaseUrl, log, pages }: AppOptions): Promise<App> {
  const metrics = createMetrics();
  const clock = createClock();
  await prepareDatabase(databaseUrl, log);
  const { db, pool } = openDatabase({ url: databaseUrl, poolSize: config.databasePool, log });
  const listener = createListener(databaseUrl, log);

  const variants = {
    georgianHosts: config.georgianHosts,
    stage: config.stage,
    mainHost: config.origin && new URL(config.origin).hostname,
  };
  const http = await createHttp({
    log,
    metrics,
    variants,
    texts: serverTexts,
    trustProxy: config.trustProxy,
    ratePerMinute: config.ratePerMinute,
    secureTransport: config.mode === 'production',
  });
  await installOpenApi(http, '1.0.0');

  const sms = config.sms.provider === 'smsc' ? createSmsc(config.sms) : createSandboxSms(db, clock, log);
  const authenticate = createAuthenticator(db, clock, listener);
  const accounts = createAuthAdmin(clock);
  const auth = createAuthService({
    db,
    clock,
    sms,
    texts: serverTexts,
    limits: config.codes,
    settle: listener.settle,
    codeInReply: config.codeInReply,
  });
  const s3 = config.s3 && createS3Storage(config.s3);
  const storage = s3 ?? createDiskStorage({ folder: join(config.dataDir, 'files') });
  const files = createFilesService({ db, clock, storage, log });
  const registry = config.dadata ? createDaData(config.dadata) : createSandboxRegistry();
  const cases = createReviewAdmin(clock);
  const offers = createOffersService({ db, clock, accounts });
  const owners = createOwnerService({ db, clock, log, accounts, files, offers, reviews: cases, registry });
  const subjects = createReviewSubjects({ clock, accounts });
  const reviews = createReviewService({ db, clock, accounts, files, subjects });
  const privacy = createPrivacyService({ db, clock, accounts, settle: listener.settle });
  // Accounts first: the others lean on them, and are erased before them.
  privacy.registerContributor(createAuthPersonalData(db, clock));
  privacy.registerContributor(privacy.ownRequests);
  privacy.registerContributor(createFilesPersonalData({ db, storage, eraseOwner: files.eraseOwner }));
  privacy.registerContributor(createOffersPersonalData(db));
  privacy.registerContributor(createOwnersPersonalData(db));
  privacy.registerContributor(createReviewsPersonalData(db, clock));
  const hub = createHub(db, listener, log);
  // A session that ended must not go on listening, nor one whose end we may have missed while the connection was lost;
  // who may still listen comes back by herself.
  listener.on(SESSIONS_CHANNEL, (userId) => hub.end(userId ? `user:${userId}` : undefined));

  serveAuth(http, auth, variants, { authenticate });
  serveFiles(http, files, { authenticate });
  const { origin, sandbox: isSandbox } = config;
  const offerOptions = { texts: serverTexts, variants, origin, sandbox: isSandbox, now: clock.now };
  serveOffers(http, offers, offerOptions, { authenticate });
  serveOfferPages(http, offers, serverTexts);
  servePrivacy(http, privacy, { authenticate });
  serveOwners(http, owners, { authenticate });
  serveReviews(http, reviews, { authenticate });
  serveEvents(http, hub, { authenticate });
  if (config.sandbox) {
    const sandbox = createSandboxService({
      db,
      clock,
      listener,
      accounts,
      owners: createSandboxOwners(clock, accounts),
    });
    serveSandbox(http, sandbox, { authenticate });
    privacy.registerContributor(createSandboxPersonalData(db, accounts));
    await sandbox.follow();
    await sandbox.seed();
  }
  await offers.seed();
  await listener.start();

  const ready = async () =>
    listener.connected &&
    (await pool.query('select 1').then(
      () => true,
      () => false,
    ));
  serveHealth(http, { ready, metrics, metricsToken: config.metricsToken });
  await serveOpenApi(http);
  if (pages) {
    const { sandbox, development } = config;
    await servePages(http, { source: pages, variants, sandbox, development, contentVersion: () => '0' });
  }

  const jobs = await startJobs({
    pool,
    log,
    jobs: {
      'auth.sweep': async () => {
        await sweepCodes(db, new Date(clock.now().getTime() - 2 * DAY));
        await sweepSessions(db, clock.now());
      },
      [SWEEP_JOB]: () => files.sweep(),
      [ANNOUNCE_JOB]: offers.announce,
      [REMIND_JOB]: privacy.remind,
      [SECOND_PASS_JOB]: privacy.eraseAgain,
      'events.sweep': () => sweepEvents(db, clock),
    },
    cron: [
      { name: 'auth.sweep', pattern: '7 * * * *' },
      { name: SWEEP_JOB, pattern: '17 * * * *' },
      { name: 'events.sweep', pattern: '37 * * * *' },
    ],
  });

  return {
    http,
    clock,
    db,
    close: async () => {
      hub.close();
      await http.close();
      await jobs.stop();
      await listener.stop();
      await pages?.close();
      await db.destroy();
      s3?.close();
      metrics.close();
    },
  };
}
