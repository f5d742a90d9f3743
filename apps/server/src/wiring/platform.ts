import { join } from 'node:path';
import { serverTexts } from '@punkt/locales/server';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { createAuthenticator } from '../features/auth/callers.ts';
import { createClock, type MovableClock } from '../platform/clock/clock.ts';
import { followDatabaseTime } from '../platform/clock/database-time.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { createListener, type Listener } from '../platform/database/listener.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Authenticate } from '../platform/http/caller.ts';
import { installOpenApi } from '../platform/http/openapi.ts';
import { createHttp } from '../platform/http/server.ts';
import type { VariantRules } from '../platform/http/variant.ts';
import { migrateJobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import type { Contributor } from '../platform/personal-data/contributors.ts';
import type { Traces } from '../platform/traces/traces.ts';
import { createVault, SANDBOX_KEY, type Vault } from '../platform/vault.ts';
import { SERVER_FOLDER } from '../server-folder.ts';

/** What every feature may use. */
export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly clock: MovableClock;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly listener: Listener;
  readonly http: FastifyInstance;
  readonly texts: typeof serverTexts;
  readonly variants: VariantRules;
  readonly authenticate: Authenticate;
  readonly vault: Vault;
  /** Only where they are switched on. */
  readonly traces: Traces | undefined;
}

/** What a feature provides besides its routes; `composeFeatures` collects it. */
export interface FeatureParts {
  readonly jobs?: Readonly<Record<string, (payload: unknown) => Promise<void>>>;
  readonly cron?: ReadonlyArray<{ readonly name: string; readonly pattern: string }>;
  /** In the order of their dependencies; erasing goes in the reverse order. */
  readonly personalData?: readonly Contributor[];
  /** What the first start fills in, in its own transaction, safe to repeat. */
  readonly seed?: () => Promise<unknown>;
  /** Before requests under way have ended: what would keep them from ending. */
  readonly beforeClose?: () => void;
  readonly close?: () => void | Promise<void>;
}

export interface PlatformOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
}

const MIGRATIONS = join(SERVER_FOLDER, 'migrations');

/** Over connections of its own, without time limits: a migration may take long, and another instance waits for it. */
async function prepareDatabase(url: string, waitMs: number, log: Log): Promise<void> {
  const { db, pool } = openDatabase({ url, poolSize: 2, log, waitMs, patient: true });
  try {
    await migrate(db, MIGRATIONS, () => migrateJobs(pool));
  } finally {
    await db.destroy();
  }
}

/** A sandbox that was given keys can still read what it sealed without them. */
function openVault({ sandbox, secretKeys: [first, ...others] = [] }: Config): Vault {
  const known = sandbox ? [SANDBOX_KEY] : [];
  return createVault(first ? [first, ...others, ...known] : [SANDBOX_KEY]);
}

async function openTraces({ traces }: Config): Promise<Traces | undefined> {
  return traces && (await import('../platform/traces/traces.ts')).startTraces(traces);
}

export async function createPlatform({ config, databaseUrl, log }: PlatformOptions): Promise<Platform> {
  const metrics = createMetrics();
  const clock = createClock();
  const waitMs = config.databaseWaitMs;
  await prepareDatabase(databaseUrl, waitMs, log);
  const traces = await openTraces(config);
  const { db, pool } = openDatabase({
    url: databaseUrl,
    poolSize: config.databasePool,
    log,
    waitMs,
    ...(traces && { onQuery: traces.query }),
  });
  const stopFollowing = await followDatabaseTime({ db, clock, log });
  const listener = createListener(databaseUrl, log, { waitMs });
  const variants: VariantRules = {
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
    pressure: { maxEventLoopDelay: config.maxEventLoopDelay },
    secureTransport: config.mode === 'production',
    // Behind a proxy every connection has its address.
    connections: { perAddress: config.trustProxy === 0 ? config.connectionsPerAddress : undefined },
  });
  http.addHook('onClose', async () => stopFollowing());
  traces?.observe(http);
  await installOpenApi(http, '1.0.0');
  const authenticate = createAuthenticator(db, clock, listener);
  return {
    config,
    log,
    metrics,
    clock,
    db,
    pool,
    listener,
    http,
    texts: serverTexts,
    variants,
    authenticate,
    vault: openVault(config),
    traces,
  };
}
