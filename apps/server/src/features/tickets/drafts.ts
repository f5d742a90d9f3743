import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { TicketDeps } from './deps.ts';
import { deleteDraft, readDraft, writeDraft } from './draft-store.ts';
import { holdDraftFiles } from './files.ts';
import { lockPartner } from './limits.ts';
import type { TicketDraft } from './tables.ts';
import { findSent } from './ticket-store.ts';

const NOTHING = { draft: null, updated: null };

/** Sent or thrown away: files that went into the ticket stay there. */
export async function dropDraft(tx: Tx, deps: Pick<TicketDeps, 'files'>, userId: string): Promise<void> {
  await holdDraftFiles(tx, deps, userId, []);
  await deleteDraft(tx, userId);
}

/** A ticket that is being written, on whatever device. */
export const createTicketDrafts = ({ db, clock, accounts, files }: TicketDeps) => ({
  draft: async ({ userId }: Caller) => {
    const row = await readDraft(db, userId);
    if (!row) return NOTHING;
    // Drafts of the release before did not hold their files: some are gone.
    const there = await files.describe(row.data.files);
    return {
      draft: { ...row.data, files: there.map(({ id }) => id) },
      updated: row.updated.toISOString(),
    };
  },
  saveDraft: ({ userId }: Caller, draft: TicketDraft | null) =>
    transaction(db, async (tx) => {
      // Held, so that no draft outlives the erasure it crossed on its way.
      if (!(await accounts.lockUser(tx, userId))) throw new Failure('unauthorized');
      await lockPartner(tx, userId);
      // What was on its way while the ticket was sent must not bring its words back.
      if (draft === null || (await findSent(tx, userId, draft.uuid))) {
        await dropDraft(tx, { files }, userId);
        return NOTHING;
      }
      const updated = clock.now();
      const kept = { ...draft, files: await holdDraftFiles(tx, { files }, userId, draft.files) };
      await writeDraft(tx, userId, kept, updated);
      return { draft: kept, updated: updated.toISOString() };
    }),
});
