import { setTimeout as delay } from 'node:timers/promises';
import {
  type CronItem,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
} from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { workerLog } from './worker-log.ts';

type Job = (payload: unknown) => Promise<void>;

export interface Enqueue {
  readonly name: string;
  readonly payload?: unknown;
  /** In the product's time (see Clock), not in PostgreSQL's. */
  readonly runAt?: Date;
  /** A job with the same key replaces the one that waits: this is how a deadline moves. */
  readonly key?: string;
}

/** Enqueues inside the caller's transaction: the clock starts if and only if the change that starts it is committed. */
export async function enqueue(tx: Database | Tx, clock: Clock, job: Enqueue): Promise<void> {
  const runAt = job.runAt ? new Date(job.runAt.getTime() - clock.offsetSeconds() * 1000) : new Date();
  await sql`select graphile_worker.add_job(${job.name}, ${JSON.stringify(job.payload ?? {})}::json,
    run_at := ${runAt}, job_key := ${job.key ?? null})`.execute(tx);
}

export async function cancelJob(tx: Database | Tx, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(tx);
}

/** The sandbox's clock jumped: whatever waits for a time waits that much less. */
export async function shiftJobs(tx: Tx, seconds: number): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array[id], run_at := run_at - make_interval(secs => ${seconds}))
    from graphile_worker.jobs where run_at > now() and locked_at is null`.execute(tx);
}

export const migrateJobs = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool });

export interface JobsOptions {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly jobs: Readonly<Record<string, Job>>;
  readonly cron: readonly { readonly name: string; readonly pattern: string }[];
}

export interface Jobs {
  stop(): Promise<void>;
}

const AGAIN_AFTER_MS = 1_000;

/**
 * What a worker tells the queue about a job that ended (done, or failed) goes in batches, which are tried again while the database is
 * away. One by one, the library awaits nobody's answer, and a lost connection would end the process.
 */
const BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

function startRunner({ pool, log, jobs, cron }: JobsOptions): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, async (payload: unknown) => job(payload)]),
  );
  const items: CronItem[] = cron.map(({ name, pattern }) => ({ task: name, match: pattern }));
  return run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(items),
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: workerLog(log),
    preset: { worker: BATCHES },
  });
}

/** Runs jobs until told to stop. Workers that gave up, because the database was away for too long, are replaced. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { log } = options;
  let stopping = false;
  let runner = await startRunner(options);
  const keepRunning = async (): Promise<void> => {
    while (!stopping) {
      await runner.promise.catch((error: unknown) => log.warn({ err: error }, 'jobs stopped'));
      while (!stopping) {
        await delay(AGAIN_AFTER_MS);
        if (stopping) break;
        const started = await startRunner(options).catch(() => undefined);
        if (!started) continue;
        runner = started;
        break;
      }
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      stopping = true;
      await runner.stop().catch(() => undefined);
      await running;
    },
  };
}
