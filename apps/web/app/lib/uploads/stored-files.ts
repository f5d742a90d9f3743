import { browserDatabase } from '../browser-database.ts';
import type { UploadJob } from './run-upload.ts';

/** An upload under way, with the file itself: what a page needs to go on with it after a reload. */
export interface StoredUpload extends UploadJob {
  /** Whose it is and where it belongs: `user/passport.document_photo`. */
  readonly slot: string;
  readonly at: number;
}

/** The server sweeps an upload that got nothing for a day. */
const LIFETIME_MS = 24 * 3600 * 1000;

const table = browserDatabase<StoredUpload>('punkt.uploads', 'uploads', 'uuid');

/** Without the browser's database uploads still work; they only do not survive a reload. */
export const storedFiles = {
  keep: (upload: StoredUpload): Promise<void> => table.put(upload),
  forget: (uuid: string): Promise<void> => table.remove(uuid),
  /** Oldest first; what the server has swept by now is dropped. */
  async under(slot: string, now = Date.now()): Promise<readonly StoredUpload[]> {
    const all = await table.all();
    for (const { uuid, at } of all) if (now - at > LIFETIME_MS) void storedFiles.forget(uuid);
    return all
      .filter((upload) => upload.slot === slot && now - upload.at <= LIFETIME_MS)
      .sort((a, b) => a.at - b.at);
  },
  /** At log-out: photos of a passport must not stay behind in a shared browser. */
  forgetAll: (): Promise<void> => table.clear(),
};
