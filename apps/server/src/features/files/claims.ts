import type { StoredFile } from '@punkt/contract/files';
import type { EntityType } from '@punkt/domain/files';
import { message } from '@punkt/domain/message';
import { type FilePurpose, isOverLimit, purposeOf } from '@punkt/domain/uploads';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/failure.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import * as store from './file-store.ts';
import { presentFile } from './presenter.ts';
import { SWEEP_JOB } from './sweep.ts';
import type { StoredRow } from './tables.ts';
import { markOwnerUploads } from './upload-store.ts';

/** A record of another feature. */
export interface FileHolder {
  readonly entityType: EntityType;
  readonly entityId: string;
}

const columns = ({ entityType, entityId }: FileHolder) => ({ entity_type: entityType, entity_id: entityId });

/** What keeps a file from serving a purpose, as a message of the domain. */
function unfit(file: StoredRow, purpose: FilePurpose): string | null {
  const { entityTypes, limits } = purposeOf(purpose);
  const limit = limits[file.kind];
  if (!entityTypes.includes(file.entity_type) || !limit) return message('validation.files.format');
  if (isOverLimit(file.source_size, limit))
    return message('validation.files.size', { size: limit.megabytes });
  if (limit.seconds !== undefined && (file.seconds ?? 0) > limit.seconds + 0.5)
    return message('validation.video.duration', { count: limit.seconds });
  return null;
}

/** Another person's file, one that was swept and one that never was look alike. */
const missing = (path: string) => invalid(path, message('validation.files.incomplete'));

/**
 * Takes files into a record, in the transaction that writes the record. Each must be the owner's own, finished, and fit
 * for the purpose. A file that the record holds already stays held.
 */
async function claim(
  tx: Tx,
  ids: readonly string[],
  ownerId: string,
  purpose: FilePurpose,
  holder: FileHolder,
  path = 'files',
): Promise<void> {
  const files = await store.lockFiles(tx, ids);
  for (const id of ids) {
    const file = files.find((each) => each.id === id);
    if (file?.owner_id !== ownerId) throw missing(path);
    const problem = unfit(file, purpose);
    if (problem) throw invalid(path, problem);
    await store.addClaim(tx, { file_id: id, purpose, ...columns(holder) });
  }
}

/** The same for a draft, which refuses nothing: what can't be taken is left out. Answers what was. */
async function claimFitting(
  tx: Tx,
  ids: readonly string[],
  ownerId: string,
  purpose: FilePurpose,
  holder: FileHolder,
): Promise<string[]> {
  const files = await store.lockFiles(tx, ids);
  const fits = files.filter((file) => file.owner_id === ownerId && unfit(file, purpose) === null);
  const taken = ids.filter((id) => fits.some((file) => file.id === id));
  for (const id of taken) await store.addClaim(tx, { file_id: id, purpose, ...columns(holder) });
  return taken;
}

/** What other features do with files. */
export function createClaims(db: Database, clock: Clock) {
  return {
    claim,
    claimFitting,
    /** The record releases its files; a file without any claim is deleted a day later. */
    release: (tx: Tx, ids: readonly string[], holder: FileHolder): Promise<void> =>
      store.dropClaims(tx, ids, columns(holder), clock.now()),
    heldBy: async (holder: FileHolder, tx?: Tx): Promise<Array<{ id: string; purpose: FilePurpose }>> => {
      const rows = await store.claimedBy(tx ?? db, columns(holder));
      return rows.map(({ file_id, purpose }) => ({ id: file_id, purpose }));
    },
    /** What is shown of them, to be read beside the record; `presentFile` makes it what `describe` answers. */
    heldPart: (at: Database | Tx, holder: FileHolder) => store.heldPart(at, columns(holder)),
    presentFile,
    /** In the order asked for; what is gone is left out. */
    describe: async (ids: readonly string[], tx?: Tx): Promise<StoredFile[]> => {
      const files = await store.findFiles(tx ?? db, ids);
      return ids.flatMap((id) => files.filter((file) => file.id === id).map(presentFile));
    },
    /** Everything a person ever sent, out of reach at the commit; the bytes follow at once, by a job. */
    eraseOwner: async (tx: Tx, ownerId: string): Promise<void> => {
      await store.markOwnerFiles(tx, ownerId, clock.now());
      await markOwnerUploads(tx, ownerId);
      await enqueue(tx, clock, { name: SWEEP_JOB });
    },
  };
}
