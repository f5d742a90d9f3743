import { country } from '@punkt/domain/countries';
import { message } from '@punkt/domain/message';
import { tidyText } from '@punkt/domain/order-clean';
import { isFinal } from '@punkt/domain/order-status';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { OrderDeps } from './deps.ts';
import { releaseFiles } from './order-files.ts';
import { changeOrder } from './order-store.ts';
import { lockOwn } from './own.ts';
import { refuse } from './refusals.ts';
import type { OrderRow } from './tables.ts';
import { announceOrder, transition } from './transition.ts';

/** What an owner does with an application besides filling it in. */
export function createActs(deps: OrderDeps) {
  const act = (caller: Caller, id: number, work: (tx: Tx, order: OrderRow) => Promise<OrderRow>) =>
    transaction(deps.db, async (tx) => work(tx, await lockOwn(tx, caller, id)));
  const by = ({ userId }: Caller) => ({ by: 'owner' as const, actorId: userId });

  return {
    delete: (caller: Caller, id: number) =>
      act(caller, id, async (tx, order) => {
        const deleted = await transition(tx, deps.transitions, order, { event: 'delete', ...by(caller) });
        // Nobody but its owner ever saw a draft: its files have no story to tell, and would fill the disk.
        if (order.submitted === null) await releaseFiles(deps, tx, order);
        return deleted;
      }),

    /** «No» ends the application. «Yes» said twice is said once. */
    answerOpening: (caller: Caller, id: number, willOpen: boolean) =>
      act(caller, id, async (tx, order) => {
        if (willOpen && order.status === 'ORDER_ACCEPTED' && order.confirmed_to_open) return order;
        return transition(tx, deps.transitions, order, {
          event: willOpen ? 'confirm' : 'refuse',
          ...by(caller),
          changes: { confirmed_to_open: willOpen },
        });
      }),

    /** Whoever recommended us may be named for as long as the application goes on. */
    assignReferral: (caller: Caller, id: number, code: string) =>
      act(caller, id, async (tx, order) => {
        if (!country(order.country).flow.asksReferral)
          throw refuse('referral_code', message('validation.order.referral'));
        if (isFinal(order.status)) throw new Failure('order_state', { data: { status: order.status } });
        const changes = { referral_code: tidyText(code), updated: deps.clock.now() };
        const changed = await changeOrder(tx, id, changes);
        await announceOrder(tx, deps.transitions, changed);
        return changed;
      }),
  };
}
