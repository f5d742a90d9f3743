import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { MovableClock } from './clock.ts';

interface Options {
  readonly db: Database;
  readonly clock: MovableClock;
  readonly log: Log;
  readonly everyMs?: number;
  /** The clock of this machine. */
  readonly machine?: () => number;
}

const EVERY_MS = 30_000;
/** What instances may differ by without harm: less than the shortest term of a rule. */
const TOLERATED_MS = 3_000;
/** A question that was longer on its way says too little about the time. */
const LONGEST_QUESTION_MS = 1_000;

/**
 * Keeps an instance whose clock is wrong from ending sessions and terms too early or too late: the database's clock is the one that all
 * instances have in common, so it counts where the two differ by seconds. Answers with its stop.
 */
export async function followDatabaseTime(options: Options): Promise<() => void> {
  const { db, clock, log, everyMs = EVERY_MS, machine = Date.now } = options;
  let wrong = false;

  async function look(): Promise<void> {
    const asked = machine();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const answered = machine();
    const now = rows[0]?.now.getTime();
    if (now === undefined || answered - asked > LONGEST_QUESTION_MS) return;
    const skewMs = Math.round(now - (asked + answered) / 2);
    const isWrong = Math.abs(skewMs) > TOLERATED_MS;
    if (isWrong && !wrong)
      log.warn({ skew_ms: skewMs }, 'the clock of this machine is wrong: the time of the database is used');
    if (!isWrong && wrong) log.info({ skew_ms: skewMs }, 'the clock of this machine is right again');
    wrong = isWrong;
    clock.correct(isWrong ? skewMs : 0);
  }

  await look();
  // While the database is away, what was measured last holds.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs).unref();
  return () => clearInterval(timer);
}
