import type { Coordinates } from '@punkt/domain/countries/country';
import { distanceMetres } from '@punkt/domain/great-circle';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import {
  activePointsIn,
  type Box,
  countActivePoints,
  countPointsOf,
  pointsOf,
  readPoint,
} from './point-store.ts';
import type { PointRow } from './tables.ts';

export type { PointRow } from './tables.ts';

export interface PointDeps {
  readonly db: Database;
  readonly accounts: Pick<AuthAdmin, 'person'>;
  /** Which of these points have a move under way; applications know. */
  readonly movesOf: (pointIds: readonly number[]) => Promise<ReadonlySet<number>>;
}

export interface NearPoint {
  readonly point: PointRow;
  readonly metres: number;
}

const METRES_OF_DEGREE = 111_195;

/** A box that holds the circle. Near a pole every meridian is near. */
function boxAround({ latitude, longitude }: Coordinates, metres: number) {
  const high = (metres * 1.01) / METRES_OF_DEGREE;
  const wide = Math.min(180, high / Math.max(0.000_01, Math.cos((latitude * Math.PI) / 180)));
  return {
    south: latitude - high,
    north: latitude + high,
    west: longitude - wide,
    east: longitude + wide,
  };
}

/** What applications ask of points. */
export const createPointDirectory = (db: Database) => ({
  /** Open ones, for the map. */
  within: (bounds: Box): Promise<PointRow[]> => activePointsIn(db, bounds),
  /** How many are open, for the public site's figures. */
  countActive: (): Promise<number> => countActivePoints(db),
  find: (id: number, tx?: Tx): Promise<PointRow | undefined> => readPoint(tx ?? db, id),
  /** Active ones within so many metres, the nearest first. */
  near: async (place: Coordinates, metres: number, limit: number): Promise<NearPoint[]> => {
    const found = await activePointsIn(db, boxAround(place, metres));
    return found
      .map((point) => ({ point, metres: distanceMetres(place, point) }))
      .filter((each) => each.metres <= metres)
      .sort((a, b) => a.metres - b.metres || a.point.id - b.point.id)
      .slice(0, limit);
  },
});

export type PointDirectory = ReturnType<typeof createPointDirectory>;

export function createPointsService({ db, accounts, movesOf }: PointDeps) {
  return {
    list: async ({ userId }: Caller, page: number, pageSize: number) => {
      const roles = (await accounts.person(db, userId))?.roles ?? [];
      const worksAt = roles
        .filter(({ permission }) => permission !== 'PERM_NONE')
        .map(({ pickpoint_id }) => pickpoint_id);
      const [rows, total] = [
        await pointsOf(db, userId, worksAt, page, pageSize),
        await countPointsOf(db, userId, worksAt),
      ];
      const moving = await movesOf(rows.map(({ id }) => id));
      const canMove = (point: PointRow) =>
        point.owner_id === userId && point.is_active && !moving.has(point.id);
      return { rows: rows.map((point) => ({ point, canMove: canMove(point) })), total };
    },
  };
}

export type PointsService = ReturnType<typeof createPointsService>;
