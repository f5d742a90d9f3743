import { chunkCount, UPLOAD_LIMITS } from '@punkt/domain/uploads';
import type { Tx } from '../../platform/database/database.ts';
import { allowIdle, transaction } from '../../platform/database/transaction.ts';
import { DamagedParts } from '../../platform/files/verify.ts';
import { pageId, storeContent } from './content.ts';
import type { UploadDeps } from './deps.ts';
import { addFile } from './file-store.ts';
import { isFinal, refusalOf } from './refusals.ts';
import type { Upload } from './tables.ts';
import * as store from './upload-store.ts';

/** «plan (2).pdf»: the same words in every language. */
const pageName = (name: string, page: number, count: number): string =>
  count === 1 ? name : name.replace(/(\.[^.]*)?$/, (ending) => ` (${page + 1})${ending}`);

async function keep({ storage, clock }: UploadDeps, tx: Tx, upload: Upload): Promise<void> {
  const parts = await store.receivedChunks(tx, upload.id);
  if (parts.length < chunkCount(upload.total_size)) return;
  const kept = await storeContent(storage, upload.file_id, parts, UPLOAD_LIMITS[upload.entity_type]);
  const { owner_id, entity_type, entity_id } = upload;
  const now = clock.now();
  for (const [page, content] of kept.entries())
    await addFile(tx, {
      ...content,
      id: pageId(upload.file_id, page),
      owner_id,
      entity_type,
      entity_id,
      name: pageName(upload.name, page, kept.length),
      created: now,
      unclaimed_since: now,
    });
  await store.setPages(tx, upload.id, kept.length);
  await store.endUpload(tx, upload.id, 'done', now);
  await store.deleteChunks(tx, upload.id);
}

/** Marks a file that can't be taken; the reason stays for whoever asks again, the bytes go. */
export async function refuse({ clock }: UploadDeps, tx: Tx, upload: Upload, error: unknown): Promise<void> {
  if (error instanceof DamagedParts) return store.deleteChunks(tx, upload.id, error.nums);
  if (!isFinal(error)) throw error;
  await store.endUpload(tx, upload.id, 'refused', clock.now(), refusalOf(error));
  await store.deleteChunks(tx, upload.id);
}

/**
 * Turns slices into a file. The lock on the row lets one caller do the work, on whichever instance; the others wait and find it
 * done. Everything is kept under the name chosen at the beginning, so work that a crash interrupted is simply
 * done again.
 */
export async function finish(
  deps: UploadDeps,
  { id, owner_id }: Pick<Upload, 'id' | 'owner_id'>,
): Promise<void> {
  const ended = await deps.finishing(owner_id, () =>
    transaction(deps.db, async (tx) => {
      // Putting a large film together on S3 takes longer than a transaction may usually sit idle.
      await allowIdle(tx, 120);
      const upload = await store.lockUpload(tx, id);
      if (upload?.state !== 'open') return undefined;
      await keep(deps, tx, upload).catch((error: unknown) => refuse(deps, tx, upload, error));
      return upload;
    }),
  );
  // What stays behind here is found by the sweep.
  const gone = ended && (await store.findUpload(deps.db, id))?.state !== 'open';
  if (gone)
    await deps.storage
      .removeParts(ended.file_id, chunkCount(ended.total_size))
      .catch((err: unknown) => deps.log.warn({ err }, 'parts of an upload were left behind'));
}
