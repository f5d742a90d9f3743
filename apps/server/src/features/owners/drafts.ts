import { transaction } from '../../platform/database/transaction.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { OwnerDeps } from './deps.ts';
import { readDraft, saveDraft } from './draft-store.ts';

const MOST_BYTES = 64 * 1024;

export interface Draft {
  readonly step: number;
  readonly data: Record<string, unknown>;
}

export function createDrafts({ db, clock, accounts }: OwnerDeps) {
  const read = async (userId: string) => {
    const draft = await readDraft(db, userId);
    return draft
      ? { step: draft.step, data: draft.data, updated: draft.updated.toISOString() }
      : { step: 1, data: {}, updated: null };
  };
  return {
    read,
    /** A half-filled form is worth keeping, a warehouse is not. Who is registered already has nothing to draft. */
    save: async (userId: string, { step, data }: Draft) => {
      const json = JSON.stringify(data);
      if (Buffer.byteLength(json) > MOST_BYTES) throw new Failure('payload_too_large');
      return transaction(db, async (tx) => {
        // Held, so that no draft outlives the registration or the erasure it crossed on its way.
        const user = await accounts.lockUser(tx, userId);
        if (!user) throw new Failure('unauthorized');
        if (user.owner_status === 'accepted') throw new Failure('already_owner');
        const updated = clock.now();
        await saveDraft(tx, { user_id: userId, step, data: json, updated });
        return { step, data, updated: updated.toISOString() };
      });
    },
  };
}
