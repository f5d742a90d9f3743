import { cleanOwner } from '@punkt/domain/owner-clean';
import type { OwnerRecord, Problems } from '@punkt/domain/owner-record';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';

/** Answers with what was refused by field; anything else that fails is thrown. */
export async function registerOwner(record: OwnerRecord): Promise<Problems | null> {
  try {
    await api('POST /api/v3/owner/register', { body: { owner_data: cleanOwner(record) } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The reply to an earlier attempt was lost: the person is registered already.
    if (error.code === 'already_owner') return null;
    const refused = error.errors.map(({ path, message }) => [path.replace(/^owner_data\./, ''), message]);
    if (error.code !== 'validation_failed' || refused.length === 0) throw error;
    return Object.fromEntries(refused) as Problems;
  }
}
