import { sql } from 'kysely';
import { auditOf } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { part, together } from '../../platform/database/together.ts';
import type { CaseKey, ReviewHistoryRow, ReviewRow, ReviewTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<ReviewTables>();

const one = (db: Database | Tx, { kind, id }: CaseKey) =>
  tables(db).selectFrom('reviews').where('kind', '=', kind).where('id', '=', id);

const caseParts = (key: CaseKey, db: Database | Tx) => ({
  reviews: part<ReviewRow>(one(db, key).selectAll(), {
    created: true,
    waiting_since: true,
    since: true,
    due: true,
    claimed_at: true,
    claim_seen: true,
    decided: true,
    asked_since: true,
    asked_due: true,
  }),
  steps: part<ReviewHistoryRow>(
    tables(db)
      .selectFrom('review_history')
      .selectAll()
      .where('kind', '=', key.kind)
      .where('review_id', '=', key.id)
      .orderBy('id'),
    { at: true },
  ),
});

/** A case with its history. */
export const readCase = together(caseParts);

interface Opening extends CaseKey {
  readonly by: string;
  readonly now: Date;
  /** Claims with no sign of work since then have lapsed. */
  readonly lapsed: Date;
  /** Name of its record in the audit. */
  readonly audited: string;
  readonly requestId: string;
  readonly address: string;
}

const touched = ({ kind, id, by, now, lapsed }: Opening) =>
  sql`touched as (update reviews set claim_seen = ${now} where kind = ${kind} and id = ${id}
    and claimed_by = ${by} and claim_seen >= ${lapsed} and waiting_since is not null)`;

const traced = ({ kind, id, by, now, audited, requestId, address }: Opening, db: Database | Tx) => {
  const subject = { kind: audited, id };
  const entry = { at: now, actorId: by, action: 'review.opened', subject, requestId, address } as const;
  return sql`traced as (${auditOf(entry, one(db, { kind, id }).select('user_id'))})`;
};

/** The same for somebody, in one statement with the trace that it leaves. Opening one's own is work: the half hour starts anew. */
export const openCase = together(
  (key: Opening, db) => caseParts({ kind: key.kind, id: key.id }, db),
  (opening, db) => [touched(opening), traced(opening, db)],
);
