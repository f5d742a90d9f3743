import { ABANDONED_UPLOAD_HOURS } from '@punkt/domain/files';
import { chunkCount } from '@punkt/domain/uploads';
import { addSeconds } from '../../platform/clock/clock.ts';
import { pageId } from './content.ts';
import type { FileDeps } from './deps.ts';
import { deleteFile, dropTickets, markUnclaimed, removedFiles } from './file-store.ts';
import { deleteUpload, markAbandoned, removedUploads } from './upload-store.ts';

export const SWEEP_JOB = 'files.sweep';
const BATCH = 100;

/** Bytes before rows: whatever interrupts this, the rows still say what is left to do. */
async function purgeFiles({ db, storage }: FileDeps): Promise<void> {
  for (let ids = await removedFiles(db, BATCH); ids.length > 0; ids = await removedFiles(db, BATCH))
    for (const id of ids) {
      await storage.remove(id);
      await deleteFile(db, id);
    }
}

async function purgeUploads({ db, storage }: FileDeps): Promise<void> {
  for (let rows = await removedUploads(db, BATCH); rows.length > 0; rows = await removedUploads(db, BATCH))
    for (const { id, file_id, total_size, pages, ended, refusal } of rows) {
      await storage.removeParts(file_id, chunkCount(total_size));
      // A crash, or a page that could not be rendered, may have left bytes without a row in `files`.
      if (!ended || refusal)
        for (let page = 0; page < pages; page += 1) await storage.remove(pageId(file_id, page));
      await deleteUpload(db, id);
    }
}

/** Uploads that nobody goes on with, files that no record took, and what was erased. */
export async function sweep(deps: FileDeps): Promise<void> {
  const now = deps.clock.now();
  const before = addSeconds(now, -ABANDONED_UPLOAD_HOURS * 3600);
  await markAbandoned(deps.db, before);
  await markUnclaimed(deps.db, before, now);
  await dropTickets(deps.db, now);
  await purgeUploads(deps);
  await purgeFiles(deps);
}
