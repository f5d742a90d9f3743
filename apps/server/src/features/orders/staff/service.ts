import { ORDER_QUEUE_TOTAL } from '@punkt/contract/order-reviews';
import { message } from '@punkt/domain/message';
import { tidyText } from '@punkt/domain/order-clean';
import { claimLapsesBefore } from '@punkt/domain/review-terms';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { announce } from '../../../platform/events/events.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Failure, notFound } from '../../../platform/http/failure.ts';
import * as store from '../order-store.ts';
import type { CommentRow, OrderRow } from '../tables.ts';
import { dropClaim, setClaim, touchClaim } from './claim-store.ts';
import { decide, type Origin, type Verdict } from './deciding.ts';
import type { StaffDeps } from './deps.ts';
import { presentLoad } from './load.ts';
import { holderOf, mayReassign, mustBeAbleToClaim, mustReview } from './policy.ts';
import { countQueue, type QueueFilter, readQueue } from './queue-store.ts';
import { viewOf, viewRows } from './view.ts';

export interface QueueRequest extends Omit<QueueFilter, 'by' | 'lapsed'> {
  readonly mine: boolean;
  readonly page: number;
  readonly pageSize: number;
}

/** A draft is nobody's but its owner's: staff learn of an application when it is sent. */
function mustBeSent(order: OrderRow | undefined): OrderRow {
  if (!order || order.submitted === null) throw notFound();
  return order;
}

/** The work of the staff on applications. What they see of one is written down for its owner. */
export function createOrderReviews(deps: StaffDeps) {
  const { db, clock } = deps;
  const tell = (tx: Tx, { id, status }: OrderRow) =>
    announce(tx, clock, 'staff', 'order', { id: String(id), status });

  const trace = (tx: Tx, order: OrderRow, caller: Caller, origin: Origin, action: string) =>
    audit(tx, {
      at: clock.now(),
      actorId: caller.userId,
      action,
      subject: { kind: 'order', id: String(order.id) },
      ownerId: order.owner_id,
      requestId: origin.requestId,
      address: origin.address,
    });

  const lock = async (tx: Tx, id: number): Promise<OrderRow> => mustBeSent(await store.lockOrder(tx, id));

  const act = async (
    caller: Caller,
    id: number,
    origin: Origin,
    action: string | null,
    work: (tx: Tx, order: OrderRow) => Promise<unknown>,
  ) => {
    mustReview(caller);
    await transaction(db, async (tx) => {
      const order = await lock(tx, id);
      await work(tx, order);
      if (action) await trace(tx, order, caller, origin, action);
    });
    return viewOf(deps, caller, id);
  };

  return {
    list: async (caller: Caller, { mine, page, pageSize, ...asked }: QueueRequest) => {
      mustReview(caller);
      const lapsed = claimLapsesBefore(clock.now());
      const filter: QueueFilter = { ...asked, by: mine ? caller.userId : null, lapsed };
      const [rows, total] = await Promise.all([
        readQueue(db, filter, page, pageSize),
        countQueue(db, filter, ORDER_QUEUE_TOTAL),
      ]);
      return { rows: await viewRows(deps, rows), total };
    },

    open: (caller: Caller, id: number, origin: Origin) =>
      act(caller, id, origin, 'order.opened', async (tx, order) => {
        if (holderOf(order, clock.now()) === caller.userId)
          await touchClaim(tx, id, caller.userId, clock.now());
      }),

    claim: (caller: Caller, id: number, origin: Origin) =>
      act(caller, id, origin, 'order.claimed', async (tx, order) => {
        const now = clock.now();
        mustBeAbleToClaim(order, caller, now);
        const had = holderOf(order, now) === caller.userId;
        await setClaim(tx, id, caller.userId, had ? (order.claimed_at ?? now) : now);
        if (!had) await tell(tx, order);
      }),

    release: (caller: Caller, id: number, origin: Origin) =>
      act(caller, id, origin, 'order.released', async (tx, order) => {
        const holder = holderOf(order, clock.now());
        if (holder === null) return;
        if (holder !== caller.userId && !mayReassign(caller.staffRoles)) throw new Failure('review_taken');
        await dropClaim(tx, id);
        await tell(tx, order);
      }),

    decide: (caller: Caller, id: number, verdict: Verdict, origin: Origin) =>
      act(caller, id, origin, null, (tx, order) =>
        decide(tx, deps.transitions, { caller, order, verdict, origin }),
      ),

    /** A talk that goes on: whoever reads it has the application open, so nothing is written down a second time. */
    messages: async (caller: Caller, id: number): Promise<CommentRow[]> => {
      mustReview(caller);
      return store.readComments(db, mustBeSent(await store.readOrder(db, id)).id);
    },

    write: (caller: Caller, id: number, words: string): Promise<CommentRow> => {
      mustReview(caller);
      const comment = tidyText(words);
      if (comment === '')
        throw new Failure('validation_failed', {
          errors: [{ path: 'message', message: message('validation.required') }],
        });
      return transaction(db, async (tx) => {
        const order = await lock(tx, id);
        const row = { order_id: id, at: clock.now(), author_id: caller.userId, comment };
        const written = await store.addComment(tx, { ...row, send_by: 'ADMIN' });
        await deps.messageWritten(tx, order);
        return written;
      });
    },

    load: (caller: Caller) => presentLoad(deps, caller),
  };
}

export type OrderReviews = ReturnType<typeof createOrderReviews>;
