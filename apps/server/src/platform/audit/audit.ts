import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

export interface AuditEntry {
  readonly at: Date;
  readonly actorId: string | null;
  /** `session.ended`, `document.read`: what happened, in the past tense of the feature. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string };
  /** Whose record it is, so that she can be shown who looked at it. */
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
