import type { Audience } from '@punkt/contract/events';
import type { PointAct } from '@punkt/domain/point-record';
import { type Expression, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { isMarked, part, together } from '../../platform/database/together.ts';
import { announcing } from '../../platform/events/events.ts';
import type { ChangeRow, NewChange, NewPoint, PointRow, PointTables, PointUpdate } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<PointTables>();

const pointRows = (rows: Expression<PointRow>) =>
  part<PointRow>(rows, { created: true, closed: true, updated: true, block_until: true });

/** To be read beside what says who may do what there. */
export const pointPart = (db: Database | Tx, id: number) =>
  pointRows(tables(db).selectFrom('points').selectAll().where('id', '=', id));

export const readPoint = (db: Database | Tx, id: number): Promise<PointRow | undefined> =>
  tables(db).selectFrom('points').selectAll().where('id', '=', id).executeTakeFirst();

export const lockPoint = (tx: Tx, id: number): Promise<PointRow | undefined> =>
  tables(tx).selectFrom('points').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Degrees around a place. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A box is what an index finds; the circle in it is the caller's. */
export const activePointsIn = (db: Database, { south, north, west, east }: Box): Promise<PointRow[]> =>
  tables(db)
    .selectFrom('points')
    .selectAll()
    .where('is_active', '=', true)
    .where('latitude', '>=', south)
    .where('latitude', '<=', north)
    .where('longitude', '>=', west)
    .where('longitude', '<=', east)
    .execute();

export async function countActivePoints(db: Database): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('points')
    .select((point) => point.fn.countAll<number>().as('count'))
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertPoint = (tx: Tx, row: NewPoint): Promise<PointRow> =>
  tables(tx).insertInto('points').values(row).returningAll().executeTakeFirstOrThrow();

/** The number of the next point, before it is there: its other names are made of it. */
export async function nextPointId(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('points', 'id')) as id`.execute(tx);
  return Number(rows[0]?.id);
}

/** Every change by a person makes a new version. */
export const changePoint = (tx: Tx, id: number, changes: PointUpdate): Promise<PointRow> =>
  tables(tx)
    .updateTable('points')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

interface Rewording extends Pick<ChangeRow, 'actor' | 'at'> {
  readonly id: number;
  readonly mark: string;
  /** As JSON, both. */
  readonly record: string;
  readonly changes: string;
  readonly actorId: string;
  readonly audiences: readonly Audience<'person'>[];
  readonly news: string;
}

/** A new record, its row of history and the news of it in one statement, if the point is still as it was read; else nothing. */
export const rewordPoint = together(
  () => ({ points: pointRows(sql<PointRow>`select * from changed`) }),
  ({ id, mark, record, at, actor, actorId, changes, audiences, news }: Rewording) => [
    sql`changed as (update points set record = ${record}::jsonb, updated = ${at}::timestamptz, version = version + 1
      where id = ${id} and ${isMarked(mark)} returning *)`,
    sql`noted as (insert into point_changes (point_id, at, act, actor, actor_id, changes)
      select id, ${at}::timestamptz, 'edited', ${actor}, ${actorId}::uuid, ${changes}::jsonb from changed)`,
    // The account is held before the audiences, as everywhere: the row of history names it.
    sql`known as materialized (select changed.id from changed join users on users.id = ${actorId} for key share of users)`,
    ...announcing('known', 'point', { audiences, data: news, at }),
  ],
);

/** What a sandbox hangs up in a point: nobody's change, so no new version. */
export async function writePointTexts(
  tx: Tx,
  id: number,
  given: Pick<PointUpdate, 'record' | 'photos'>,
): Promise<void> {
  await tables(tx).updateTable('points').set(given).where('id', '=', id).execute();
}

/** One that is closed already stays as it is. */
export async function closePoint(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('points')
    .set({ is_active: false, closed: now })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addChange(tx: Tx, row: NewChange): Promise<void> {
  await tables(tx).insertInto('point_changes').values(row).execute();
}

/** One more than a page tells whether there is another. */
export const changesOf = (
  db: Database,
  pointId: number,
  before: number | undefined,
  limit: number,
): Promise<ChangeRow[]> => {
  const found = tables(db).selectFrom('point_changes').selectAll().where('point_id', '=', pointId);
  return (before === undefined ? found : found.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

/** Who of the staff did this last at a point. */
export async function lastDecider(tx: Tx, pointId: number, act: PointAct): Promise<string | null> {
  const found = await tables(tx)
    .selectFrom('point_changes')
    .select('actor_id')
    .where('point_id', '=', pointId)
    .where('act', '=', act)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.actor_id ?? null;
}

export async function hasPoints(tx: Tx): Promise<boolean> {
  return (await tables(tx).selectFrom('points').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export const readPointsOfOwner = (db: Database | Tx, ownerId: string): Promise<PointRow[]> =>
  tables(db).selectFrom('points').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute();

/** What a person wrote or changed at any point. */
export const changesByPerson = (db: Database, userId: string): Promise<ChangeRow[]> =>
  tables(db).selectFrom('point_changes').selectAll().where('actor_id', '=', userId).orderBy('id').execute();

/** Of an erased owner's closed point stays where it was; their words and photos go. */
export async function blankPoints(tx: Tx, ownerId: string): Promise<void> {
  const own = tables(tx).selectFrom('points').select('id').where('owner_id', '=', ownerId);
  await tables(tx)
    .updateTable('point_changes')
    .set({ changes: '[]', comment: '' })
    .where('point_id', 'in', own)
    .execute();
  await tables(tx)
    .updateTable('points')
    .set({ record: '{}', photos: '[]', signboard_files: '[]', block_reason: '' })
    .where('owner_id', '=', ownerId)
    .execute();
}
