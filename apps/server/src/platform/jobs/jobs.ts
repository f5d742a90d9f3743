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

export function startJobs({ pool, log, jobs, cron }: JobsOptions): Promise<Runner> {
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
  });
}
