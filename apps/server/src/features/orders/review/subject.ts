import type { OrderEvent } from '@punkt/domain/order-machine';
import { isRemarkable } from '@punkt/domain/order-record';
import type { Tx } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/failure.ts';
import type { Subject } from '../../reviews/admin.ts';
import { addComment, lockOrder, readComments } from '../order-store.ts';
import { presentComment } from '../presenter.ts';
import type { OrderRow } from '../tables.ts';
import type { Telling } from '../telling.ts';
import { transition } from '../transition.ts';
import type { TransitionDeps } from '../transition-deps.ts';
import { APPLICATION } from './case.ts';

import { type DECISIONS, type ViewDeps, viewApplication } from './view.ts';

interface SubjectDeps extends ViewDeps {
  readonly transitions: TransitionDeps;
  readonly telling: Pick<Telling, 'messageWritten'>;
}

type Decision = (typeof DECISIONS)[number] & OrderEvent;

/** Applications on the ground of reviews. The table of the domain says what a decision leads to. */
export function createApplicationSubject(deps: SubjectDeps): Subject {
  const { transitions, telling } = deps;
  const { clock } = transitions;

  const lock = async (tx: Tx, id: string): Promise<OrderRow> => {
    const order = await lockOrder(tx, Number(id));
    if (!order) throw notFound();
    return order;
  };

  return {
    kind: APPLICATION,
    action: 'reviewApplications',
    audited: 'order',
    decisions: {
      accept: { reason: 'none', remarks: false },
      remark: { reason: 'remarks', remarks: true },
      decline: { reason: 'comment', remarks: false },
      // What waits for money is in nobody's queue.
      remarkPayment: { reason: 'comment', remarks: true, anytime: true },
    },
    places: isRemarkable,
    lock: async (tx, { subject_id }) => (await lock(tx, subject_id)).version,
    view: (db, { subject_id }, { language }) => viewApplication(deps, db, Number(subject_id), language),
    decide: async (tx, { subject_id }, { decision, comment, remarks }, { userId }) => {
      const order = await lock(tx, subject_id);
      await transition(tx, transitions, order, {
        event: decision as Decision,
        by: 'staff',
        actorId: userId,
        comment,
        remarks,
      });
      const words = { order_id: order.id, at: clock.now(), author_id: userId, comment };
      if (comment !== '') await addComment(tx, { ...words, send_by: 'ADMIN' });
    },
    messages: {
      read: async (db, { subject_id }) => (await readComments(db, Number(subject_id))).map(presentComment),
      write: async (tx, { subject_id }, { userId }, comment) => {
        const order = await lock(tx, subject_id);
        const row = { order_id: order.id, at: clock.now(), author_id: userId, comment };
        const written = await addComment(tx, { ...row, send_by: 'ADMIN' });
        await telling.messageWritten(tx, order);
        return presentComment(written);
      },
    },
  };
}
