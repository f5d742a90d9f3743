import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CronItem,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { JobOutcome } from '../metrics/metrics.ts';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The worker's chatter goes to our log, one step quieter: each job announces itself twice. */
const workerLog = (log: Log): Logger =>
  new Logger(() => (level, text) => log[LEVELS[level as keyof typeof LEVELS] ?? 'debug'](text));

type Job = (payload: unknown) => Promise<void>;

export interface Enqueue {
  readonly name: string;
  readonly payload?: unknown;
  /** In the product's time (see Clock), not in PostgreSQL's. */
  readonly runAt?: Date;
  /** A job with the same key replaces the one that waits: this is how a deadline moves. */
  readonly key?: string;
}

interface QueuedJob {
  readonly name: string;
  readonly payload: string;
  readonly runAt: Date;
  readonly key: string | null;
}

/** A job as PostgreSQL is told of it. */
export const queued = (clock: Clock, { name, payload, runAt, key }: Enqueue): QueuedJob => ({
  name,
  payload: JSON.stringify(payload ?? {}),
  runAt: new Date((runAt ?? clock.now()).getTime() - clock.offsetSeconds() * 1000),
  key: key ?? null,
});

/** To be read in a larger statement: reading it enqueues. */
export const queuing = ({ name, payload, runAt, key }: QueuedJob) =>
  sql<{ id: number }>`select id from graphile_worker.add_job(${name}, ${payload}::json,
    run_at := ${runAt}, job_key := ${key})`;

/** Enqueues inside the caller's transaction: the clock starts if and only if the change that starts it is committed. */
export async function enqueue(tx: Database | Tx, clock: Clock, job: Enqueue): Promise<void> {
  await queuing(queued(clock, job)).execute(tx);
}

export async function cancelJob(tx: Database | Tx, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(tx);
}

/** The sandbox's clock jumped: whatever waits for a time waits that much less. */
export async function shiftJobs(tx: Tx, seconds: number): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array[id], run_at := run_at - make_interval(secs => ${seconds}))
    from graphile_worker.jobs where run_at > now() and locked_at is null`.execute(tx);
}

/** How many jobs are due and not begun, ten thousand at most, and since when the oldest waits. */
export async function dueJobs(db: Database): Promise<{ count: number; oldestSeconds: number }> {
  const { rows } = await sql<{ count: number; oldestSeconds: number }>`select count(*) as count,
    coalesce(extract(epoch from clock_timestamp() - min(run_at)), 0)::float8 as "oldestSeconds"
    from (select run_at from graphile_worker._private_jobs where is_available and run_at <= now()
      order by priority, run_at limit 10000) as due`.execute(db);
  return rows[0] ?? { count: 0, oldestSeconds: 0 };
}

export const migrateJobs = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool });

export interface JobsOptions {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly jobs: Readonly<Record<string, Job>>;
  readonly observe?: (task: string, outcome: JobOutcome, seconds: number) => void;
  /** What every job runs inside of. */
  readonly around?: (task: string, work: () => Promise<void>) => Promise<void>;
  readonly cron: readonly { readonly name: string; readonly pattern: string }[];
  /** How long a stop waits for jobs that are at work. */
  readonly stopWithinMs?: number;
  /** And then for the answers to workers that asked for one more. */
  readonly answeredWithinMs?: number;
}

export interface Jobs {
  stop(): Promise<void>;
}

const AGAIN_AFTER_MS = 1_000;
/** A process has ten seconds to stop, and requests and the database need theirs. */
const STOP_WITHIN_MS = 4_000;
const ANSWERED_WITHIN_MS = 1_000;

/**
 * What a worker reports to the queue about a job that ended (done, or failed) goes in batches: one by one, the library awaits nobody's
 * answer, and a lost connection would end the process. A batch that can't be written ends the pool of workers instead.
 */
const BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

interface Workers {
  readonly runner: Runner;
  /** As the queue knows who has locked a job. */
  readonly poolId: string;
  /** They take no more jobs, and none is at work. */
  readonly ended: Promise<unknown>;
  /** None of them is waiting for the answer whether there is a job. */
  asksNoMore(): Promise<void>;
}

/**
 * A worker that was told to stop still takes the job that it had asked for. Freed meanwhile, it would be the very job that was let go,
 * and stay locked by a process that ends.
 */
function watchAsking(events: WorkerEvents): Workers['asksNoMore'] {
  const quiet = new EventEmitter<{ quiet: [] }>();
  let asking = 0;
  const answered = () => {
    asking -= 1;
    if (asking === 0) quiet.emit('quiet');
  };
  events.on('worker:getJob:start', () => {
    asking += 1;
  });
  for (const event of ['job:start', 'worker:getJob:empty', 'worker:getJob:error'] as const)
    events.on(event, answered);
  return async () => {
    if (asking > 0) await once(quiet, 'quiet');
  };
}

function observed(name: string, job: Job, { observe, around = (_, work) => work() }: JobsOptions): Task {
  return async (payload, { job: { attempts, max_attempts } }) => {
    const began = performance.now();
    const end = (outcome: JobOutcome) => observe?.(name, outcome, (performance.now() - began) / 1_000);
    try {
      await around(name, () => job(payload));
    } catch (error) {
      end(attempts >= max_attempts ? 'given_up' : 'failed');
      throw error;
    }
    end('done');
  };
}

async function startWorkers(options: JobsOptions): Promise<Workers> {
  const { pool, log, jobs, cron } = options;
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, observed(name, job, options)]),
  );
  const items: CronItem[] = cron.map(({ name, pattern }) => ({ task: name, match: pattern }));
  const events: WorkerEvents = new EventEmitter();
  const asksNoMore = watchAsking(events);
  let poolId = '';
  events.once('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
  });
  const ended = new Promise<void>((resolve) => {
    // Not the runner's own promise alone: after two reports that failed it may never settle.
    events.once('pool:gracefulShutdown:complete', () => resolve());
    events.once('pool:forcefulShutdown:complete', () => resolve());
    events.once('pool:forcefulShutdown:error', () => resolve());
  });
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(items),
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: workerLog(log),
    preset: { worker: BATCHES },
    events,
  });
  return { runner, poolId, asksNoMore, ended: Promise.race([ended, runner.promise.catch(() => undefined)]) };
}

/** Runs jobs until told to stop. Workers that gave up, because the database was away, are replaced. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { log, pool, stopWithinMs = STOP_WITHIN_MS, answeredWithinMs = ANSWERED_WITHIN_MS } = options;
  let stopping = false;
  let workers = await startWorkers(options);

  /** What they did not end, or could not report, would stay locked for four hours: it is begun again, as after a crash. */
  const unlock = () => pool.query('select graphile_worker.force_unlock_workers(array[$1])', [workers.poolId]);

  async function replaceWorkers(): Promise<void> {
    await unlock();
    workers = await startWorkers(options);
  }

  const keepRunning = async (): Promise<void> => {
    for (;;) {
      await workers.ended;
      if (stopping) return;
      log.warn('workers of jobs ended');
      // Its calendar goes on otherwise.
      workers.runner.stop().catch(() => undefined);
      for (let replaced = false; !replaced; ) {
        await delay(AGAIN_AFTER_MS);
        if (stopping) return;
        replaced = await replaceWorkers().then(
          () => true,
          (error: unknown) => {
            log.warn({ err: error }, 'jobs can not be run yet');
            return false;
          },
        );
      }
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      stopping = true;
      const stopped = Promise.all([workers.runner.stop().catch(() => undefined), running]);
      const late = delay(stopWithinMs, 'late', { ref: false });
      if ((await Promise.race([stopped, late])) !== 'late') return;
      log.warn('jobs at work were let go: they are begun again elsewhere, or at the next start');
      // A database that does not answer is asked for nothing more.
      await Promise.race([workers.asksNoMore(), delay(answeredWithinMs, undefined, { ref: false })]);
      await unlock().catch(() => undefined);
    },
  };
}
