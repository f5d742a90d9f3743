import type { Coordinates } from '@punkt/domain/countries/country';
import type { Clock } from '../../platform/clock/clock.ts';
import { advisoryLock, notify, type Tx } from '../../platform/database/database.ts';
import { cellOf } from './cells.ts';
import * as store from './zone-store.ts';
import { kindOf, type ZoneDeps } from './zones.ts';

/** Told on every instance when the map has changed; tiles drawn before are drawn anew. */
export const MAP_CHANNEL = 'punkt_map';

export interface ReservationRequest extends Coordinates {
  readonly orderId: number;
  /** Whose application it is, so that their map can flag the cell. */
  readonly userId?: string | undefined;
}

export type ReservationOutcome = 'reserved' | 'taken' | 'closed';

/** Two requests about one application go one after the other. */
const lockOrder = (tx: Tx, orderId: number) => advisoryLock(tx, `geo.order:${orderId}`);

/** Whoever takes a cell and whoever closes it go one after the other. */
export const lockCell = (tx: Tx, cell: string) => advisoryLock(tx, `geo.cell:${cell}`);

export function createReservations(deps: ZoneDeps, clock: Clock) {
  /** Takes the new cell before it leaves the old one: who finds the new one taken has lost nothing. */
  async function take(tx: Tx, cell: string, { orderId, userId }: ReservationRequest): Promise<boolean> {
    const old = await store.lockReservationOfOrder(tx, orderId);
    if (old?.cell === cell) return true;
    const state = old?.state ?? 'held';
    const row = { cell, order_id: orderId, user_id: userId ?? null, state, created: clock.now() };
    if (!(await store.insertReservation(tx, row))) return false;
    if (old) await store.deleteReservation(tx, old.cell);
    if (state === 'occupied') await notify(tx, MAP_CHANNEL);
    return true;
  }

  return {
    /** Holds the cell of a place for an application; again and again with the same answer, and moves with a changed place. */
    reserve: async (tx: Tx, request: ReservationRequest): Promise<ReservationOutcome> => {
      const cell = cellOf(request);
      await lockOrder(tx, request.orderId);
      await lockCell(tx, cell);
      const holder = await store.readReservation(tx, cell);
      if (holder) return holder.order_id === request.orderId ? 'reserved' : 'taken';
      if ((await kindOf(deps, tx, cell)) === 'grey') return 'closed';
      return (await take(tx, cell, request)) ? 'reserved' : 'taken';
    },

    /** From now on grey for everybody. An application without a cell, such as a move, has nothing to occupy. */
    occupy: async (tx: Tx, orderId: number): Promise<void> => {
      await lockOrder(tx, orderId);
      const row = await store.lockReservationOfOrder(tx, orderId);
      if (!row || row.state === 'occupied') return;
      await store.occupyReservation(tx, row.cell);
      await notify(tx, MAP_CHANNEL);
    },

    release: async (tx: Tx, orderId: number): Promise<void> => {
      await lockOrder(tx, orderId);
      const row = await store.lockReservationOfOrder(tx, orderId);
      if (!row) return;
      await store.deleteReservation(tx, row.cell);
      if (row.state === 'occupied') await notify(tx, MAP_CHANNEL);
    },
  };
}
