import type { Database, Tx } from '../../platform/database/database.ts';
import type { NewPoint, PointRow, PointTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<PointTables>();

export const readPoint = (db: Database | Tx, id: number): Promise<PointRow | undefined> =>
  tables(db).selectFrom('points').selectAll().where('id', '=', id).executeTakeFirst();

const open = (db: Database | Tx, ownerId: string, worksAt: readonly number[]) =>
  tables(db)
    .selectFrom('points')
    .where((point) =>
      point.or([
        point('owner_id', '=', ownerId),
        ...(worksAt.length > 0 ? [point('id', 'in', worksAt)] : []),
      ]),
    );

export const pointsOf = (
  db: Database,
  ownerId: string,
  worksAt: readonly number[],
  page: number,
  pageSize: number,
): Promise<PointRow[]> =>
  open(db, ownerId, worksAt)
    .selectAll()
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countPointsOf(
  db: Database,
  ownerId: string,
  worksAt: readonly number[],
): Promise<number> {
  const { count } = await open(db, ownerId, worksAt)
    .select((point) => point.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

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

export async function hasPoints(tx: Tx): Promise<boolean> {
  return (await tables(tx).selectFrom('points').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export const readPointsOfOwner = (db: Database, ownerId: string): Promise<PointRow[]> =>
  tables(db).selectFrom('points').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute();
