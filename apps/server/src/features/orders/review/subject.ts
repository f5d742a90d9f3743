import { isActivationPlace, lockIsSettled } from '@punkt/domain/activation';
import { message } from '@punkt/domain/message';
import type { OrderEvent } from '@punkt/domain/order-machine';
import { isRemarkable } from '@punkt/domain/order-record';
import type { Tx } from '../../../platform/database/database.ts';
import { invalid, notFound } from '../../../platform/http/failure.ts';
import type { FilesService } from '../../files/service.ts';
import type { Subject } from '../../reviews/admin.ts';
import { releaseSeen } from '../order-files.ts';
import type { OrderNotifications } from '../order-notifications.ts';
import { addComment, lockOrder, readComments, readSent } from '../order-store.ts';
import { presentComment } from '../presenter.ts';
import type { OrderRow } from '../tables.ts';
import { transition } from '../transition.ts';
import type { TransitionDeps } from '../transition-deps.ts';
import { ACTIVATION, APPLICATION } from './queues.ts';
import { type ViewDeps, viewActivation, viewApplication } from './view.ts';

interface SubjectDeps extends ViewDeps {
  readonly transitions: TransitionDeps;
  readonly notifications: Pick<OrderNotifications, 'messageWritten'>;
  readonly files: Pick<FilesService, 'describe' | 'release' | 'fileIdOf'>;
}

/** What is sent back comes again, and is then shown against what was seen now. */
const verdictSendsBack = (decision: string): boolean => decision.startsWith('remark');

async function lock(tx: Tx, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, Number(id));
  if (!order) throw notFound();
  return order;
}

type Shared = 'audited' | 'lock' | 'decide' | 'messages';

/** What approval and activation share. The table of the domain says what a decision leads to. */
function orderSubject(
  deps: SubjectDeps,
  requireReady: (tx: Tx, order: OrderRow, decision: string) => Promise<void> = async () => undefined,
): Pick<Subject, Shared> {
  const { transitions, notifications } = deps;
  const { clock } = transitions;
  return {
    audited: 'order',
    lock: async (tx, { subject_id }) => (await lock(tx, subject_id)).version,
    decide: async (tx, { subject_id }, { decision, comment, remarks }, { userId }) => {
      const order = await lock(tx, subject_id);
      await requireReady(tx, order, decision);
      await releaseSeen(deps, tx, order);
      const back = verdictSendsBack(decision);
      await transition(tx, transitions, order, {
        // One that the table does not know in this status is refused there.
        event: decision as OrderEvent,
        by: 'staff',
        actorId: userId,
        comment,
        remarks,
        changes: { returned: back ? JSON.stringify(order.record) : null },
      });
      const words = { order_id: order.id, at: clock.now(), author_id: userId, comment };
      if (comment !== '') await addComment(tx, { ...words, send_by: 'ADMIN' });
    },
    messages: {
      read: async (db, { subject_id }) => (await readComments(db, Number(subject_id))).map(presentComment),
      sent: async (tx, { subject_id }, { userId }, clientUuid) => {
        const known = await readSent(tx, Number(subject_id), userId, clientUuid);
        return known && presentComment(known);
      },
      write: async (tx, { subject_id }, { userId }, comment, { clientUuid }) => {
        const order = await lock(tx, subject_id);
        const named = { author_id: userId, client_uuid: clientUuid ?? null };
        const row = { order_id: order.id, at: clock.now(), comment, ...named };
        const written = await addComment(tx, { ...row, send_by: 'ADMIN' });
        await notifications.messageWritten(tx, order);
        return presentComment(written);
      },
    },
  };
}

/** Applications as a subject of `reviews`. */
export const createApplicationSubject = (deps: SubjectDeps): Subject => ({
  ...orderSubject(deps),
  kind: APPLICATION,
  action: 'reviewApplications',
  decisions: {
    accept: { reason: 'none', remarks: false },
    remark: { reason: 'remarks', remarks: true },
    decline: { reason: 'comment', remarks: false },
    // What waits for money is in nobody's queue.
    remarkPayment: { reason: 'comment', remarks: true, anytime: true },
  },
  places: isRemarkable,
  view: (db, { subject_id }, { language }) => viewApplication(deps, db, Number(subject_id), language),
});

/** Activations as a subject of `reviews`: what was approved has become a shop, and opens, or is put right. */
export const createActivationSubject = (deps: SubjectDeps): Subject => ({
  ...orderSubject(deps, async (tx, { id }, decision) => {
    // A reason for having no lock is decided in a queue of its own, and first.
    if (decision === 'activate' && !lockIsSettled(await deps.readers.lockOf(tx, id)))
      throw invalid('decision', message('validation.activation.lockPending'));
  }),
  kind: ACTIVATION,
  action: 'reviewActivations',
  decisions: {
    activate: { reason: 'none', remarks: false },
    remarkActivation: { reason: 'remarks', remarks: true },
  },
  places: isActivationPlace,
  view: (db, { subject_id }, { language }) => viewActivation(deps, db, Number(subject_id), language),
});
