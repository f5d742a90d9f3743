import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import type { FilesService } from '../files/service.ts';
import type { GeoService } from '../geo/service.ts';
import { openPoint, stopPoint } from '../points/admin.ts';
import { orderOfPoint } from './order-store.ts';
import { placeOf } from './surroundings.ts';
import type { OrderRow } from './tables.ts';
import type { PointOpening } from './transition-deps.ts';

interface OpeningDeps {
  readonly clock: Clock;
  readonly accounts: Pick<AuthAdmin, 'addPointRole' | 'movePointRoles'>;
  readonly files: Pick<FilesService, 'claim' | 'fileIdOf'>;
  readonly geo: Pick<GeoService, 'reserve' | 'occupy' | 'release' | 'renewMap'>;
}

/**
 * The point that comes out of an application, in the transaction of its activation and under the lock of its row: a second
 * activation finds the status changed, and one that was cut off has left nothing.
 */
export function createPointOpening(deps: OpeningDeps): PointOpening {
  const { geo } = deps;

  /** The old place of a move is free again. The new one is taken if nobody else has it: a move needed no zone until now. */
  async function moveZone(tx: Tx, { id, owner_id, record }: OrderRow, oldPoint: number): Promise<void> {
    const before = await orderOfPoint(tx, oldPoint);
    if (before) await geo.release(tx, before.id);
    const place = placeOf(record);
    if (!place) return;
    const taken = await geo.reserve(tx, { ...place, orderId: id, userId: owner_id });
    if (taken === 'reserved') await geo.occupy(tx, id);
  }

  return {
    open: async (tx, order) => {
      const { owner_id: ownerId, full_address: address, record } = order;
      const point = await openPoint(tx, deps, { ownerId, address, record });
      if (order.ex_pickpoint_id !== null) {
        await deps.accounts.movePointRoles(tx, order.ex_pickpoint_id, point.id);
        // The old one stops once the new one is there.
        await stopPoint(tx, deps, order.ex_pickpoint_id);
      }
      return point;
    },
    /** A new point keeps the zone that its application has held since it was sent. */
    takePlace: async (tx, order) => {
      if (order.ex_pickpoint_id !== null) await moveZone(tx, order, order.ex_pickpoint_id);
      await geo.renewMap(tx);
    },
  };
}
