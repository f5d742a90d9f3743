import { activationProblems } from '@punkt/domain/activation';
import { cleanActivation } from '@punkt/domain/order-clean';
import { stepOf } from '@punkt/domain/order-machine';
import { type OrderFields, type OrderRecord, withFields } from '@punkt/domain/order-record';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, refuseProblems } from '../../platform/http/failure.ts';
import { activationFacts } from './activation-readers.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf } from './facts.ts';
import { addComment, recordColumns } from './order-store.ts';
import { lockOwn } from './own.ts';
import type { OrderRow } from './tables.ts';
import { transition } from './transition.ts';

export type ActivationRequest = Pick<OrderFields, 'owner_gln' | 'pickpoint_gln' | 'mol_name'>;

/** What was written for the operator goes into the talk with them, once. */
async function sendMessage({ clock }: OrderDeps, tx: Tx, { id, owner_id }: OrderRow, record: OrderRecord) {
  if (record.operator_message === '') return;
  const row = { order_id: id, at: clock.now(), author_id: owner_id, comment: record.operator_message };
  await addComment(tx, { ...row, send_by: 'OWNER' });
}

async function send(deps: OrderDeps, tx: Tx, order: OrderRow, given: ActivationRequest): Promise<OrderRow> {
  const paid = (await deps.payments.feeOf(tx, order.id)) !== null;
  if (!stepOf(factsOf(order, paid), 'readyActivate', 'owner'))
    throw new Failure('order_state', { data: { status: order.status } });
  const record = cleanActivation(withFields(order.record, given));
  refuseProblems(activationProblems(record, await activationFacts(deps.readers, tx, order.id)));
  await sendMessage(deps, tx, order, record);
  return transition(tx, deps.transitions, order, {
    event: 'readyActivate',
    by: 'owner',
    actorId: order.owner_id,
    changes: { ...recordColumns({ ...record, operator_message: '' }) },
  });
}

/** Sends an application for activation. Whoever got no answer asks again, and is told how it stands. */
export const readyActivate = (
  deps: OrderDeps,
  caller: Caller,
  id: number,
  given: ActivationRequest,
): Promise<OrderRow> =>
  transaction(deps.db, async (tx) => {
    const order = await lockOwn(tx, caller, id);
    if (order.status === 'ORDER_PICKPOINT_READY_ACTIVATE') return order;
    return send(deps, tx, order, given);
  });
