import { message } from '@punkt/domain/message';
import { tidyText } from '@punkt/domain/order-clean';
import { takesMessages } from '@punkt/domain/order-status';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, invalid } from '../../platform/http/failure.ts';
import type { OrderDeps } from './deps.ts';
import { announceMessage } from './order-notifications.ts';
import { addComment, readComments } from './order-store.ts';
import { lockOwn, readOwn } from './own.ts';
import type { CommentRow } from './tables.ts';

/** What owner and staff write to each other, seen from the owner's side. */
export const createMessages = ({ db, clock, transitions }: OrderDeps) => ({
  read: async (caller: Caller, id: number): Promise<CommentRow[]> =>
    readComments(db, (await readOwn(db, caller, id)).id),

  write: (caller: Caller, id: number, words: string): Promise<CommentRow> =>
    transaction(db, async (tx) => {
      const order = await lockOwn(tx, caller, id);
      const comment = tidyText(words);
      if (comment === '') throw invalid('message', message('validation.required'));
      if (!takesMessages(order.status)) throw new Failure('order_state', { data: { status: order.status } });
      const row = { order_id: id, at: clock.now(), author_id: caller.userId, comment };
      const written = await addComment(tx, { ...row, send_by: 'OWNER' });
      await transitions.cases.asked(tx, order);
      await announceMessage(tx, clock, order);
      await transitions.cases.announceLists(tx, order);
      return written;
    }),
});
