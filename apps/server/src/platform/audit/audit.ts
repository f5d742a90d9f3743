import type { AuditAct } from '@punkt/domain/audit';
import { type Expression, sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

export interface AuditEntry {
  readonly at: Date;
  readonly actorId: string | null;
  /** `session.ended`, `file.read`: what happened, in the past tense of the feature. */
  readonly action: AuditAct;
  readonly subject: { readonly kind: string; readonly id: string };
  /** Whose record it is, so that this person can be shown who looked at it. */
  readonly ownerId: string | null;
  readonly data?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId?: string;
  readonly address?: string;
}

/** Writes in the caller's transaction: an act and its trace stand or fall together. */
export async function audit(db: Database | Tx, entry: AuditEntry): Promise<void> {
  await sql`insert into audit_log (at, actor_id, action, subject_kind, subject_id, owner_id, data, request_id, address)
    values (${entry.at}, ${entry.actorId}, ${entry.action}, ${entry.subject.kind}, ${entry.subject.id}, ${entry.ownerId},
            ${JSON.stringify(entry.data ?? {})}, ${entry.requestId ?? null}, ${entry.address ?? null})`.execute(
    db,
  );
}

/** The same as a part of a larger statement: one row for each of `records`, which names whose it is as `user_id`. */
export const auditOf = (
  entry: Omit<AuditEntry, 'ownerId'>,
  records: Expression<{ user_id: string | null }>,
) =>
  sql`insert into audit_log (at, actor_id, action, subject_kind, subject_id, owner_id, data, request_id, address)
    select ${entry.at}::timestamptz, ${entry.actorId}::uuid, ${entry.action}, ${entry.subject.kind}, ${entry.subject.id},
      record.user_id, ${JSON.stringify(entry.data ?? {})}::jsonb, ${entry.requestId ?? null}, ${entry.address ?? null}
    from (${records}) as record`;

/** How often somebody did something lately: for limits that every instance keeps. */
export async function countActs(
  db: Database | Tx,
  actorId: string,
  action: AuditAct,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_log
    where actor_id = ${actorId} and action = ${action} and at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface AuditRow {
  readonly at: Date;
  readonly action: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly data: unknown;
  readonly address: string | null;
  readonly by_yourself: boolean;
  /** Of the staff who did it: their roles of today (empty for a former colleague) and their number. */
  readonly by_roles: readonly string[] | null;
  readonly by_staff_number: number | null;
}

/** What they did, and what was done with their records: by whom of the staff is told by role and number, never by name. */
export async function auditAbout(db: Database | Tx, userId: string): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`select at, action, subject_kind, subject_id, data,
      case when actor_id = ${userId} then address end as address,
      actor_id is not distinct from ${userId}::uuid as by_yourself,
      case when number is not null then array(select role from staff_roles
        where staff_roles.user_id = actor_id order by role) end as by_roles,
      number as by_staff_number
    from audit_log
    left join staff_numbers on staff_numbers.user_id = actor_id and actor_id <> ${userId}
    where owner_id = ${userId} or actor_id = ${userId} order by id`.execute(db);
  return rows;
}
