import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

export interface OutboxRow {
  readonly id: number;
  readonly sent: Date;
  readonly channel: string;
  readonly recipient: string;
  readonly body: string;
}

export async function readOutbox(db: Database, limit: number, to?: string): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`select id, sent, channel, recipient, body from sandbox_outbox
    where ${to ?? null}::text is null or recipient = ${to ?? null}
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function outboxOf(db: Database | Tx, recipients: readonly string[]): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`select id, sent, channel, recipient, body from sandbox_outbox
    where recipient = any(${recipients}) order by id`.execute(db);
  return rows;
}

export async function clearOutbox(tx: Tx, recipients: readonly string[]): Promise<void> {
  await sql`delete from sandbox_outbox where recipient = any(${recipients})`.execute(tx);
}

export async function readOffset(db: Database | Tx): Promise<number> {
  const { rows } = await sql<{ offset_seconds: number }>`select offset_seconds from sandbox_clock`.execute(
    db,
  );
  return rows[0]?.offset_seconds ?? 0;
}

/** Adds in the database, so that two people who move the clock at once both move it. */
export async function addOffset(tx: Tx, seconds: number): Promise<number> {
  const { rows } = await sql<{
    offset_seconds: number;
  }>`insert into sandbox_clock (offset_seconds) values (${seconds})
    on conflict (id) do update set offset_seconds = sandbox_clock.offset_seconds + excluded.offset_seconds
    returning offset_seconds`.execute(tx);
  return rows[0]?.offset_seconds ?? seconds;
}
