import { CREATION_FIELDS } from '@punkt/domain/activation';
import { blankOrder, type OrderFields, type OrderRecord, withFields } from '@punkt/domain/order-record';
import { checkLocation, impossibleValues } from '@punkt/domain/order-rules';
import { DRAFTS_MAXIMUM } from '@punkt/domain/order-terms';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, refuseProblems } from '../../platform/http/failure.ts';
import type { OrderDeps } from './deps.ts';
import { countDrafts } from './list-store.ts';
import { checkMove, refuseSecondMove } from './moves.ts';
import { claimFiles } from './order-files.ts';
import * as store from './order-store.ts';

import { lockOrderCreation } from './own.ts';
import { cleaned, refuseCountry, surroundingsOf } from './surroundings.ts';
import type { OrderRow } from './tables.ts';
import { announceOrder } from './transition.ts';

export interface NewOrderRequest {
  readonly fields: OrderFields & { readonly country: OrderRecord['country'] };
  readonly clientUuid: string | null;
}

/** The account is locked: it is neither erased nor used for the same request twice while the draft is made. */
async function requireOwner({ accounts }: OrderDeps, tx: Tx, userId: string) {
  await accounts.lockUser(tx, userId);
  const person = await accounts.person(tx, userId);
  if (person?.owner_status !== 'accepted') throw new Failure('forbidden');
  return person;
}

async function firstRecord(deps: OrderDeps, tx: Tx, { userId }: Caller, fields: NewOrderRequest['fields']) {
  const { phone } = await requireOwner(deps, tx, userId);
  const blank = blankOrder(fields.country, phone);
  const record = await cleaned(deps, tx, withFields(blank, fields, CREATION_FIELDS));
  await refuseCountry(deps, tx, userId, record);
  refuseProblems({
    ...checkLocation(record, await surroundingsOf(deps, tx, record)),
    ...impossibleValues(record),
  });
  const point = await checkMove(deps, tx, userId, record);
  if (point) await refuseSecondMove(tx, point.id, null);
  return record;
}

async function insert(deps: OrderDeps, tx: Tx, caller: Caller, request: NewOrderRequest): Promise<OrderRow> {
  if ((await countDrafts(tx, caller.userId, DRAFTS_MAXIMUM)) >= DRAFTS_MAXIMUM)
    throw new Failure('too_many_drafts', { params: { count: DRAFTS_MAXIMUM } });
  const record = await firstRecord(deps, tx, caller, request.fields);
  const now = deps.clock.now();
  const times = { created: now, updated: now, since: now };
  const row = { owner_id: caller.userId, client_uuid: request.clientUuid, status: 'ORDER_DRAFT' as const };
  const order = await store.insertOrder(tx, { ...row, ...times, ...store.recordColumns(record) });
  if (!order) throw new Failure('conflict');
  const held = { orderId: order.id, ownerId: caller.userId };
  await claimFiles(deps, tx, { ...held, before: [], after: record.actual_urls, seen: [] });
  await store.addHistory(tx, {
    order_id: order.id,
    at: now,
    event: 'create',
    actor: 'owner',
    actor_id: caller.userId,
    from_status: null,
    to_status: 'ORDER_DRAFT',
  });
  await announceOrder(tx, deps.transitions, order);
  return order;
}

/** A request that came before answers with the draft it made, as it now stands. */
export const createOrder = (deps: OrderDeps, caller: Caller, request: NewOrderRequest): Promise<OrderRow> =>
  transaction(deps.db, async (tx) => {
    await lockOrderCreation(tx, caller.userId);
    await requireOwner(deps, tx, caller.userId);
    const made = request.clientUuid && (await store.findDraft(tx, caller.userId, request.clientUuid));
    return made || insert(deps, tx, caller, request);
  });
