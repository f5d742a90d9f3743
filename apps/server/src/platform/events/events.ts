import type { Audience, Topic, TopicAudience, TopicData } from '@punkt/contract/events';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { type Database, notify, type Tx } from '../database/database.ts';

export const EVENTS_CHANNEL = 'punkt_events';
export const WHISPERS_CHANNEL = 'punkt_whispers';
const KEEP_HOURS = 24;
/**
 * An event is written before its transaction commits, and a read in between does not see the change yet. After the first
 * audience's row a transaction may wait for the lock of the second one (`lock_timeout`, 5 s); the rest is for the commit.
 */
const COMMIT_SLACK_MS = 7_000;

export interface StoredEvent {
  readonly id: number;
  readonly topic: string;
  readonly data: Record<string, unknown>;
}

/**
 * Announces inside the caller's transaction; PostgreSQL delivers the notification at the commit, to every instance.
 * The lock makes ids of one audience grow in commit order, so that a stream that resumes «after id N» can't
 * miss a row with a smaller id that was committed later.
 */
export const announce = <T extends Topic>(
  tx: Tx,
  clock: Clock,
  audience: NoInfer<TopicAudience<T>>,
  topic: T,
  data: NoInfer<TopicData<T>>,
): Promise<void> => appendEvent(tx, clock, audience, topic, data);

/**
 * Told to whoever listens now, on every instance, and kept nowhere: for what is old in seconds. Without a row there is no order to keep, so
 * nobody waits for anybody.
 */
export const whisper = <T extends Topic>(
  db: Database,
  audience: NoInfer<TopicAudience<T>>,
  topic: T,
  data: NoInfer<TopicData<T>>,
): Promise<void> => notify(db, WHISPERS_CHANNEL, JSON.stringify({ audience, topic, data }));

/**
 * The row itself, whatever it says: features announce topics of the contract. One statement: lock, row and notification are behind half of
 * all changes. The row is made of what the lock answers, so its id is taken under it.
 */
export async function appendEvent(
  tx: Tx,
  clock: Clock,
  audience: Audience,
  topic: string,
  data: object,
): Promise<void> {
  await sql`with locked as materialized (select pg_advisory_xact_lock(hashtextextended(${`events ${audience}`}, 0)))
    insert into events (audience, topic, data, created)
    select ${audience}, ${topic}, ${JSON.stringify(data)}::jsonb, ${clock.now()}::timestamptz from locked
    returning pg_notify(${EVENTS_CHANNEL}, ${audience})`.execute(tx);
}

/** What an event says, for `announcing`. */
export const newsOf = <T extends Topic>(_topic: T, data: NoInfer<TopicData<T>>): string =>
  JSON.stringify(data);

/**
 * The same as the last parts of a larger statement (`together`): every row of its part `of`, which stands for what was changed, is told to
 * all `audiences`, one after the other. That part comes first and the locks after it, as in a transaction.
 */
export const announcing = <T extends Topic>(
  of: string,
  topic: T,
  told: {
    readonly audiences: readonly NoInfer<TopicAudience<T>>[];
    /** By `newsOf`. */
    readonly data: string;
    readonly at: Date;
  },
): RawBuilder<unknown>[] => [
  sql`heard as materialized (select audience, pg_advisory_xact_lock(hashtextextended('events ' || audience, 0))
    from ${sql.ref(of)} cross join unnest(${told.audiences}::text[]) as audience)`,
  sql`announced as (insert into events (audience, topic, data, created)
    select audience, ${topic}, ${told.data}::jsonb, ${told.at}::timestamptz from heard
    returning pg_notify(${EVENTS_CHANNEL}, audience))`,
];

export async function eventsAfter(
  db: Database,
  audience: Audience,
  id: number,
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`select id, topic, data from events
    where audience = ${audience} and id > ${id} order by id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Where a new stream starts: after everything so far, or, for a client whose oldest reading has that age, after what it
 * can't have missed. Ages are measured by the database's clock alone, since instances and browsers disagree and the product's
 * clock moves. Walks the index of the audience backwards, over what the stream is going to bring anyway.
 */
export async function startingId(
  db: Database,
  audience: Audience,
  sinceMs: number | undefined,
): Promise<number> {
  const old =
    sinceMs === undefined
      ? sql``
      : sql`and written < clock_timestamp() - make_interval(secs => ${(sinceMs + COMMIT_SLACK_MS) / 1_000})`;
  const { rows } = await sql<{ id: number }>`select id from events where audience = ${audience} ${old}
    order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function sweepEvents(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEEP_HOURS * 3_600_000);
  await sql`delete from events where created < ${before}`.execute(db);
}
