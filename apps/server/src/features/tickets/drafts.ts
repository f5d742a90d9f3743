import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { TicketDeps } from './deps.ts';
import { deleteDraft, readDraft, writeDraft } from './draft-store.ts';
import { lockPartner } from './limits.ts';
import type { TicketDraft } from './tables.ts';
import { findSent } from './ticket-store.ts';

const NOTHING = { draft: null, updated: null };

/** A ticket that is being written, on whatever device. */
export const createTicketDrafts = ({ db, clock, accounts }: TicketDeps) => ({
  draft: async ({ userId }: Caller) => {
    const row = await readDraft(db, userId);
    return row ? { draft: row.data, updated: row.updated.toISOString() } : NOTHING;
  },
  saveDraft: ({ userId }: Caller, draft: TicketDraft | null) =>
    transaction(db, async (tx) => {
      // Held, so that no draft outlives the erasure it crossed on its way.
      if (!(await accounts.lockUser(tx, userId))) throw new Failure('unauthorized');
      await lockPartner(tx, userId);
      // What was on its way while the ticket was sent must not bring its words back.
      if (draft === null || (await findSent(tx, userId, draft.uuid))) {
        await deleteDraft(tx, userId);
        return NOTHING;
      }
      const updated = clock.now();
      await writeDraft(tx, userId, draft, updated);
      return { draft, updated: updated.toISOString() };
    }),
});
