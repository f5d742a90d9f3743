import { advisoryLock, type Database, type Tx } from '../../platform/database/database.ts';
import type { NotificationTables, SubscriptionRow } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<NotificationTables>();

/**
 * A browser has one endpoint: whoever is signed in there now takes it over from whoever was before. Those who come at once go
 * one after the other, always by the endpoint first; else both would find nothing to replace, and one would fail.
 */
export async function putSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  await advisoryLock(tx, `push endpoint ${row.endpoint}`);
  await advisoryLock(tx, `push session ${row.session_id}`);
  await tables(tx)
    .deleteFrom('push_subscriptions')
    .where((where) =>
      where.or([where('endpoint', '=', row.endpoint), where('session_id', '=', row.session_id)]),
    )
    .execute();
  await tables(tx).insertInto('push_subscriptions').values(row).execute();
}

/**
 * Somebody has signed in at this browser: what whoever was there before is told does not come here any more, and their own goes on in
 * the new session.
 */
export async function passSubscription(
  tx: Tx,
  endpoint: string,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  await advisoryLock(tx, `push endpoint ${endpoint}`);
  await tables(tx)
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '<>', userId)
    .execute();
  await tables(tx)
    .updateTable('push_subscriptions')
    .set({ session_id: sessionId })
    .where('endpoint', '=', endpoint)
    .execute();
}

export function readSubscription(db: Database | Tx, sessionId: string): Promise<SubscriptionRow | undefined> {
  return tables(db)
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

export function readSubscriptions(db: Database | Tx, userId: string): Promise<SubscriptionRow[]> {
  return tables(db)
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created')
    .execute();
}

/** By its endpoint too: a device that has subscribed anew meanwhile keeps what it has. */
export async function deleteSubscription(db: Database | Tx, userId: string, endpoint: string): Promise<void> {
  await tables(db)
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function deleteSubscriptions(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
}
