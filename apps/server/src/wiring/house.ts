import { join } from 'node:path';
import { serverTexts } from '@punkt/locales/server';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { createAuthenticator } from '../features/auth/callers.ts';
import { createClock, type MovableClock } from '../platform/clock/clock.ts';
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

/** What every feature may lean on. */
export interface House {
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
}

/** What a feature brings along besides its routes: the house collects it. */
export interface Room {
  readonly jobs?: Readonly<Record<string, (payload: unknown) => Promise<void>>>;
  readonly cron?: ReadonlyArray<{ readonly name: string; readonly pattern: string }>;
  /** In the order in which they lean on each other; erasing goes the other way round. */
  readonly personalData?: readonly Contributor[];
  /** What the first start fills in, in its own transaction, safe to repeat. */
  readonly seed?: () => Promise<unknown>;
  /** Before requests under way have ended: what would keep them from ending. */
  readonly beforeClose?: () => void;
  readonly close?: () => void;
}

export interface HouseOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
}

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Over connections of its own, without time limits: a migration may take long, and another instance waits for it. */
async function prepareDatabase(url: string, waitMs: number, log: Log): Promise<void> {
  const { db, pool } = openDatabase({ url, poolSize: 2, log, waitMs, patient: true });
  try {
    await migrate(db, MIGRATIONS);
    await migrateJobs(pool);
  } finally {
    await db.destroy();
  }
}

export async function buildHouse({ config, databaseUrl, log }: HouseOptions): Promise<House> {
  const metrics = createMetrics();
  const clock = createClock();
  const waitMs = config.databaseWaitMs;
  await prepareDatabase(databaseUrl, waitMs, log);
  const { db, pool } = openDatabase({ url: databaseUrl, poolSize: config.databasePool, log, waitMs });
  const listener = createListener(databaseUrl, log, waitMs);
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
  });
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
  };
}
