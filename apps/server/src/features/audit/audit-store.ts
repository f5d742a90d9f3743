import { type SqlBool, sql } from 'kysely';
import { countRows, type Database, type Tx } from '../../platform/database/database.ts';

type AuditTables = {
  audit_log: {
    id: number;
    at: Date;
    actor_id: string | null;
    action: string;
    subject_kind: string;
    subject_id: string;
    owner_id: string | null;
    data: Record<string, unknown>;
    request_id: string | null;
    address: string | null;
  };
};

export type AuditRow = AuditTables['audit_log'];

export interface AuditFilter {
  /** Null: the product itself. */
  readonly actor?: string | null | undefined;
  readonly owner?: string | undefined;
  readonly act?: string | undefined;
  readonly record?: { readonly kind: string; readonly id: string } | undefined;
  readonly from?: Date | undefined;
  /** Not counted in. */
  readonly until?: Date | undefined;
}

function matching(db: Database | Tx, { actor, owner, act, record, from, until }: AuditFilter) {
  let rows = db.withTables<AuditTables>().selectFrom('audit_log');
  if (actor === null) rows = rows.where('actor_id', 'is', null);
  else if (actor !== undefined) rows = rows.where('actor_id', '=', actor);
  if (owner !== undefined) rows = rows.where('owner_id', '=', owner);
  if (act !== undefined) rows = rows.where('action', '=', act);
  if (record) rows = rows.where('subject_kind', '=', record.kind).where('subject_id', '=', record.id);
  if (from) rows = rows.where('at', '>=', from);
  if (until) rows = rows.where('at', '<', until);
  return rows;
}

/** Where a page goes on. As text: a time of the database is finer than a `Date`. */
async function placeOf(db: Database | Tx, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select at::text as at from audit_log where id = ${id}`.execute(
    db,
  );
  return rows[0]?.at;
}

/** The newest first, after the row `before`. Every filter has an index in this order, so a page costs what it shows. */
export async function readAudit(
  db: Database | Tx,
  filter: AuditFilter,
  limit: number,
  before?: number,
): Promise<AuditRow[]> {
  let rows = matching(db, filter);
  if (before !== undefined) {
    const place = await placeOf(db, before);
    if (place === undefined) return [];
    rows = rows.where(sql<SqlBool>`(at, id) < (${place}::timestamptz, ${before}::bigint)`);
  }
  return rows.selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Counts no further than asked. */
export const countAudit = (db: Database | Tx, filter: AuditFilter, most: number): Promise<number> =>
  countRows(db, matching(db, filter).select('id').limit(most));
