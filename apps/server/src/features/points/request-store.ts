import type { RequestKind } from '@punkt/domain/point-requests';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { part } from '../../platform/database/together.ts';
import type { DayRow, NewRequest, PointTables, RequestRow } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<PointTables>();

export async function insertRequest(tx: Tx, row: NewRequest): Promise<void> {
  await tables(tx).insertInto('point_requests').values(row).execute();
}

export const readRequest = (db: Database | Tx, id: string): Promise<RequestRow | undefined> =>
  tables(db).selectFrom('point_requests').selectAll().where('id', '=', id).executeTakeFirst();

/** The last one of a kind; one that a newer took the place of is nobody's answer. */
const last = (db: Database | Tx, pointId: number, kind: RequestKind) =>
  tables(db)
    .selectFrom('point_requests')
    .selectAll()
    .where('point_id', '=', pointId)
    .where('kind', '=', kind)
    .where('state', '<>', 'withdrawn')
    .orderBy('created', 'desc')
    .limit(1);

export const lastRequest = (
  db: Database | Tx,
  pointId: number,
  kind: RequestKind,
): Promise<RequestRow | undefined> => last(db, pointId, kind).executeTakeFirst();

export const lastRequestPart = (db: Database | Tx, pointId: number, kind: RequestKind) =>
  part<RequestRow>(last(db, pointId, kind), { created: true, decided: true });

/** What a point waits for an answer about, to be read beside it. */
export const waitingPart = (db: Database | Tx, pointId: number) =>
  part(
    tables(db)
      .selectFrom('point_requests')
      .select('kind')
      .where('point_id', '=', pointId)
      .where('state', '=', 'waiting'),
    {},
  );

export const waitingRequests = (db: Database, pointId: number): Promise<RequestRow[]> =>
  tables(db)
    .selectFrom('point_requests')
    .selectAll()
    .where('point_id', '=', pointId)
    .where('state', '=', 'waiting')
    .execute();

export async function closeRequest(
  tx: Tx,
  id: string,
  end: { readonly state: 'approved' | 'rejected'; readonly decided: Date; readonly comment: string },
): Promise<void> {
  await tables(tx).updateTable('point_requests').set(end).where('id', '=', id).execute();
}

/** Its owner objects: it waits again, for somebody else. */
export async function reopenRequest(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('point_requests')
    .set({ state: 'waiting', decided: null })
    .where('id', '=', id)
    .execute();
}

export async function withdrawRequests(tx: Tx, pointId: number, kind: RequestKind, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('point_requests')
    .set({ state: 'withdrawn', decided: now })
    .where('point_id', '=', pointId)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .execute();
}

/** A day that was set before is what it is now. */
export async function putDays(tx: Tx, days: readonly DayRow[]): Promise<void> {
  if (days.length === 0) return;
  await tables(tx)
    .insertInto('point_days')
    .values([...days])
    .onConflict((day) =>
      day.columns(['point_id', 'day']).doUpdateSet({
        open: sql`excluded.open`,
        close: sql`excluded.close`,
        is_day_off: sql`excluded.is_day_off`,
      }),
    )
    .execute();
}

export const daysPart = (db: Database | Tx, pointId: number, day: string) =>
  part<DayRow>(
    tables(db)
      .selectFrom('point_days')
      .selectAll()
      .where('point_id', '=', pointId)
      .where('day', '>=', day)
      .orderBy('day')
      .limit(100),
    {},
  );

export const requestsByPerson = (db: Database, userId: string): Promise<RequestRow[]> =>
  tables(db)
    .selectFrom('point_requests')
    .selectAll()
    .where('asked_by', '=', userId)
    .orderBy('created')
    .execute();

/** Words and photos of an erased owner's requests. */
export async function blankRequests(tx: Tx, ownerId: string): Promise<void> {
  const own = tables(tx).selectFrom('points').select('id').where('owner_id', '=', ownerId);
  await tables(tx)
    .updateTable('point_requests')
    .set({ asked: '{}', before: '{}', reason: '', comment: '' })
    .where('point_id', 'in', own)
    .execute();
}
