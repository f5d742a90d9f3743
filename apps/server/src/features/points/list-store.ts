import type { PointFilter } from '@punkt/domain/point-record';
import type { RequestKind } from '@punkt/domain/point-requests';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { countRows, type Database, type Tx } from '../../platform/database/database.ts';
import { part } from '../../platform/database/together.ts';
import { CARD_COLUMNS, type PointCardRow, type PointRow, type PointTables } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<PointTables>();

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

type IsMoving = (db: Database | Tx, pointId: Expression<number>) => Expression<boolean>;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A page with how many there are in all. */
const pageOf = <O>(
  db: Database | Tx,
  all: SelectQueryBuilder<PointTables, 'points', O>,
  { limit, offset }: Page,
  isMoving: IsMoving,
) =>
  all
    .select(CARD_COLUMNS)
    .select([
      sql<boolean>`${isMoving(db, sql.ref('points.id'))}`.as('moving'),
      sql<
        RequestKind[]
      >`array(select kind from point_requests where point_id = points.id and state = 'waiting')`.as(
        'waiting',
      ),
      sql<number>`(select count(*) from (${all.select('id')}) as counted)`.as('total'),
    ])
    // What can be run comes first; what is over stays to be found.
    .orderBy('is_active', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset);

/** In one statement. `isMoving`: applications know. */
export async function pointsOf(
  db: Database,
  wanted: Wanted,
  page: Page,
  isMoving: IsMoving,
): Promise<{ readonly points: ListedPoint[]; readonly total: number }> {
  const all = open(db, wanted);
  const points = await pageOf(db, all, page, isMoving).execute();
  // Behind the last page nothing says how many there are.
  const total = points[0]?.total ?? (page.offset === 0 ? 0 : await countRows(db, all.select('id')));
  return { points, total };
}

/** The same of all that are somebody's own, to be read beside what they are elsewhere. */
export const ownPointsPart = (
  db: Database | Tx,
  { userId, limit, offset }: Page & { readonly userId: string },
  isMoving: IsMoving,
) =>
  part<ListedPoint & { readonly total: number }>(
    pageOf(db, tables(db).selectFrom('points').where('owner_id', '=', userId), { limit, offset }, isMoving),
    { block_until: true },
  );

/** Whether somebody was ever given a role at a point that is not theirs. */
export const elsewherePart = (userId: string) =>
  part(
    sql<{
      pickpoint_id: number;
    }>`select role.pickpoint_id from point_roles role join points on points.id = role.pickpoint_id
      where role.user_id = ${userId} and points.owner_id <> ${userId} limit 1`,
    {},
  );

/** More pins than this nobody reads on one map. */
const PLACES = 1_000;

export const placesOf = (db: Database, wanted: Wanted) =>
  open(db, wanted)
    .select(['id', 'address', 'country', 'latitude', 'longitude', 'is_active', 'block_until'])
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
