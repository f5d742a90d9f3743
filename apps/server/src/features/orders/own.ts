import { advisoryLock, type Database, type Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/failure.ts';
import { lockOrder, readOrder } from './order-store.ts';
import type { OrderRow } from './tables.ts';

/** Until the commit no other transaction adds an application of this person. Taken before the account and its rows. */
export const lockOrderCreation = (tx: Tx, ownerId: string): Promise<void> =>
  advisoryLock(tx, `orders of ${ownerId}`);

/** Somebody else's application is answered like a missing one. */
function onlyOwn(order: OrderRow | undefined, { userId }: Caller): OrderRow {
  if (order?.owner_id !== userId) throw notFound();
  return order;
}

/** The same of an application that was read with more. */
export function onlyOwnFound<F extends { readonly order: OrderRow }>(
  found: F | undefined,
  caller: Caller,
): F {
  onlyOwn(found?.order, caller);
  return found as F;
}

export const readOwn = async (db: Database | Tx, caller: Caller, id: number): Promise<OrderRow> =>
  onlyOwn(await readOrder(db, id), caller);

export const lockOwn = async (tx: Tx, caller: Caller, id: number): Promise<OrderRow> =>
  onlyOwn(await lockOrder(tx, id), caller);
