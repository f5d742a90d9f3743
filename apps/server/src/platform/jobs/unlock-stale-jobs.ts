import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * A process that was killed keeps its jobs locked for four hours. Those of one name that were begun so long ago, and those that
 * failed too often to be tried again, run once more, with what they were given. For jobs that may run twice at once: whether
 * a worker is dead or slow can't be known from here. Job by job: all workers of a process lock by one name, and the library's own function
 * would also let go what the others are at.
 */
export async function unlockStaleJobs(db: Database, name: string, begunBeforeSeconds = 0): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where id in (
    select id from graphile_worker.jobs
    where task_identifier = ${name} and locked_at <= now() - make_interval(secs => ${begunBeforeSeconds}))`.execute(
    db,
  );
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := 0)
    from graphile_worker.jobs where task_identifier = ${name} and locked_at is null and attempts >= max_attempts
    having count(*) > 0`.execute(db);
}
