import type { ReviewKind } from '@punkt/contract/reviews';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReviewTables } from './tables.ts';

export interface QueueFilter {
  readonly kinds: readonly ReviewKind[];
  readonly status: 'waiting' | 'decided';
  /** Only what this person holds (waiting) or decided. */
  readonly by: string | null;
  /** Claims with no sign of work since then have lapsed. */
  readonly lapsed: Date;
}

/** One kind is compared by `=`, so that its index gives the order; several need no more than the common one. */
function matching(db: Database, { kinds, status, by, lapsed }: QueueFilter) {
  const [only] = kinds;
  return db
    .withTables<ReviewTables>()
    .selectFrom('reviews')
    .$if(kinds.length === 1 && only !== undefined, (query) => query.where('kind', '=', only as ReviewKind))
    .$if(kinds.length > 1, (query) => query.where('kind', 'in', kinds))
    .$if(status === 'waiting', (query) => query.where('status', '=', 'waiting'))
    .$if(status === 'decided', (query) => query.where('decided_by', 'is not', null))
    .$if(by !== null && status === 'waiting', (query) =>
      query.where('claimed_by', '=', by).where('claim_seen', '>=', lapsed),
    )
    .$if(by !== null && status === 'decided', (query) => query.where('decided_by', '=', by));
}

export function readQueue(db: Database, filter: QueueFilter, page: number, size: number) {
  const rows = matching(db, filter).selectAll();
  const ordered =
    filter.status === 'waiting'
      ? rows.orderBy('created').orderBy('id')
      : rows.orderBy('decided', 'desc').orderBy('id');
  return ordered
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Counts no further than asked: the archive only grows, and nobody needs to know whether it is 90,000 or 91,000. */
export const countQueue = (db: Database, filter: QueueFilter, most: number): Promise<number> =>
  countRows(db, matching(db, filter).select('id').limit(most));
