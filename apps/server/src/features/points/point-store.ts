import type { PointAct, PointFilter } from '@punkt/domain/point-record';
import type { RequestKind } from '@punkt/domain/point-requests';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { part } from '../../platform/database/together.ts';
import {
  CARD_COLUMNS,
  type ChangeRow,
  type NewChange,
  type NewPoint,
  type PointCardRow,
  type PointRow,
  type PointTables,
  type PointUpdate,
} from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<PointTables>();

/** To be read beside what says who may do what there. */
export const pointPart = (db: Database | Tx, id: number) =>
  part<PointRow>(tables(db).selectFrom('points').selectAll().where('id', '=', id), {
    created: true,
    closed: true,
    updated: true,
    block_until: true,
  });

export const readPoint = (db: Database | Tx, id: number): Promise<PointRow | undefined> =>
  tables(db).selectFrom('points').selectAll().where('id', '=', id).executeTakeFirst();

export const lockPoint = (tx: Tx, id: number): Promise<PointRow | undefined> =>
  tables(tx).selectFrom('points').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Whose points, and which of them. */
export interface Wanted {
  readonly ownerId: string;
  readonly worksAt: readonly number[];
  readonly state?: PointFilter | undefined;
  /** All of them, each somewhere in the number, the name or the address. */
  readonly words?: readonly string[];
  readonly now: Date;
}

/** What the reader typed is no pattern. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function narrowed<O>(all: SelectQueryBuilder<PointTables, 'points', O>, { state, words = [], now }: Search) {
  const isBlocked = sql<boolean>`(block_until is not null and block_until > ${now})`;
  let found = all;
  if (state === 'closed') found = found.where('is_active', '=', false);
  if (state === 'blocked') found = found.where('is_active', '=', true).where(isBlocked);
  if (state === 'open') found = found.where('is_active', '=', true).where(sql<boolean>`not ${isBlocked}`);
  for (const word of words)
    found = found.where(
      sql<boolean>`(id::text || ' ' || external_id || ' ' || name || ' ' || address) ilike ${containing(word)}`,
    );
  return found;
}

const open = (db: Database | Tx, { ownerId, worksAt, ...search }: Wanted) =>
  narrowed(
    tables(db)
      .selectFrom('points')
      .where((point) =>
        point.or([
          point('owner_id', '=', ownerId),
          ...(worksAt.length > 0 ? [point('id', 'in', worksAt)] : []),
        ]),
      ),
    search,
  );

/** A point of a list with what its abilities depend on. */
export interface ListedPoint extends PointCardRow {
  readonly moving: boolean;
  /** What its owner has asked for and staff have not answered. */
  readonly waiting: readonly RequestKind[];
}

/** A page and how many there are, in one statement. `isMoving`: applications know. */
export async function pointsOf(
  db: Database,
  wanted: Wanted,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  isMoving: (db: Database, pointId: Expression<number>) => Expression<boolean>,
): Promise<{ readonly points: ListedPoint[]; readonly total: number }> {
  const counted = open(db, wanted).select('id');
  const points = await open(db, wanted)
    .select(CARD_COLUMNS)
    .select([
      sql<boolean>`${isMoving(db, sql.ref('points.id'))}`.as('moving'),
      sql<
        RequestKind[]
      >`array(select kind from point_requests where point_id = points.id and state = 'waiting')`.as(
        'waiting',
      ),
      sql<number>`(select count(*) from (${counted}) as counted)`.as('total'),
    ])
    // What can be run comes first; what is over stays to be found.
    .orderBy('is_active', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  // Behind the last page nothing says how many there are.
  const total = points[0]?.total ?? (page === 1 ? 0 : await countRows(db, counted));
  return { points, total };
}

/** More pins than this nobody reads on one map. */
const PLACES = 1_000;

export const placesOf = (db: Database, wanted: Wanted) =>
  open(db, wanted)
    .select(['id', 'address', 'latitude', 'longitude', 'is_active', 'block_until'])
    .orderBy('id')
    .limit(PLACES)
    .execute();

type Search = Pick<Wanted, 'words' | 'state' | 'now'>;

/** Nobody turns so many pages; what is wanted is found by its number. */
const COUNTED = 2_000;

/** For staff: everybody's, the newest first. */
export const findPoints = (
  db: Database,
  search: Search,
  page: number,
  pageSize: number,
): Promise<PointRow[]> =>
  narrowed(tables(db).selectFrom('points'), search)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const countAllPoints = (db: Database, search: Search): Promise<number> =>
  countRows(db, narrowed(tables(db).selectFrom('points'), search).select('id').limit(COUNTED));

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
