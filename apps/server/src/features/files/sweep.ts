import { ABANDONED_UPLOAD_HOURS } from '@punkt/domain/files';
import { chunkCount } from '@punkt/domain/uploads';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { FileDeps } from './deps.ts';
import { deleteFile, markUnclaimed, removedFiles } from './file-store.ts';
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
    for (const { id, file_id, total_size, finished } of rows) {
      await storage.removeParts(file_id, chunkCount(total_size));
      // A crash may have left the file of an upload that never ended.
      if (!finished) await storage.remove(file_id);
      await deleteUpload(db, id);
    }
}

/** Uploads that nobody goes on with, files that no record took, and what was erased. */
export async function sweep(deps: FileDeps): Promise<void> {
  const now = deps.clock.now();
  const before = addSeconds(now, -ABANDONED_UPLOAD_HOURS * 3600);
  await markAbandoned(deps.db, before);
  await markUnclaimed(deps.db, before, now);
  await purgeUploads(deps);
  await purgeFiles(deps);
}
