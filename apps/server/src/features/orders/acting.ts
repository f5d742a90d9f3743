import { country } from '@punkt/domain/countries';
import { checkLength } from '@punkt/domain/length';
import { message } from '@punkt/domain/message';
import { APPEAL_TERMS } from '@punkt/domain/order-appeals';
import { tidyText } from '@punkt/domain/order-clean';
import { stepOf } from '@punkt/domain/order-machine';
import { isFinal } from '@punkt/domain/order-status';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid } from '../../platform/http/failure.ts';
import type { OrderDeps } from './deps.ts';
import { factsOf } from './facts.ts';
import { releaseFiles } from './order-files.ts';
import { changeOrder, readLastChange } from './order-store.ts';
import { lockOwn } from './own.ts';
import { streetOf } from './review/case.ts';
import { APPLICATION } from './review/queues.ts';
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
        // Nobody but its owner ever saw a draft: its files prove nothing, and would fill the disk.
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

    /** Objects to what was decided. The case comes before the step: its row is locked before the audiences. */
    appeal: (caller: Caller, id: number, words: string) =>
      act(caller, id, async (tx, order) => {
        if (!stepOf(factsOf(order, true), 'appeal', 'owner'))
          throw new Failure('order_state', { data: { status: order.status } });
        const reason = tidyText(words);
        const problem = checkLength(reason, APPEAL_TERMS);
        if (problem) throw invalid('reason', problem);
        const decision = await readLastChange(tx, order);
        const owner = await deps.ownerOf(tx, order.owner_id);
        const appealId = await deps.appeals.file(tx, {
          kind: APPLICATION,
          subjectId: String(order.id),
          userId: order.owner_id,
          country: order.country,
          event: decision.event,
          eventAt: decision.at,
          eventBy: decision.actor === 'staff' ? decision.actor_id : null,
          eventComment: decision.comment,
          reason,
          title: order.city_name,
          note: `№\u00a0${order.id}, ${streetOf(order)}`,
          owner: owner.company || owner.name,
          search: [String(order.id), order.full_address, owner.name, owner.phone, owner.company, owner.inn],
        });
        const appealed = await transition(tx, deps.transitions, order, {
          event: 'appeal',
          ...by(caller),
          comment: reason,
        });
        await deps.appeals.announce(tx, appealId);
        return appealed;
      }),

    /** Whoever recommended us may be named for as long as the application goes on. */
    assignReferral: (caller: Caller, id: number, code: string) =>
      act(caller, id, async (tx, order) => {
        if (!country(order.country).flow.asksReferral)
          throw invalid('referral_code', message('validation.order.referral'));
        if (isFinal(order.status)) throw new Failure('order_state', { data: { status: order.status } });
        const changes = { referral_code: tidyText(code), updated: deps.clock.now() };
        const changed = await changeOrder(tx, id, changes);
        await announceOrder(tx, deps.transitions, changed);
        return changed;
      }),
  };
}
