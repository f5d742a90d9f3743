import type { Tx } from '../../../platform/database/database.ts';
import type { OrderTables } from '../tables.ts';

const tables = (tx: Tx) => tx.withTables<OrderTables>();

/** A claim changes nothing of the application itself, so its version stays: the owner's open form must not go stale. */
export async function setClaim(tx: Tx, id: number, by: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('orders')
    .set({ claimed_by: by, claimed_at: now, claim_seen: now })
    .where('id', '=', id)
    .execute();
}

/** Opening one's own application is work: the half hour starts anew. */
export async function touchClaim(tx: Tx, id: number, by: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('orders')
    .set({ claim_seen: now })
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .execute();
}

export async function dropClaim(tx: Tx, id: number): Promise<void> {
  await tables(tx)
    .updateTable('orders')
    .set({ claimed_by: null, claimed_at: null, claim_seen: null })
    .where('id', '=', id)
    .execute();
}
