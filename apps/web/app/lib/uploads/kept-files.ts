import type { UploadJob } from './run-upload.ts';

/** An upload under way, with the file itself: what a page needs to go on with it after a reload. */
export interface KeptUpload extends UploadJob {
  /** Whose it is and where it belongs: `user/passport.document_photo`. */
  readonly slot: string;
  readonly at: number;
}

const DATABASE = 'punkt.uploads';
const STORE = 'uploads';
/** The server sweeps an upload that got nothing for a day. */
const LIFETIME_MS = 24 * 3600 * 1000;

/** Where a browser forbids the database (private windows), uploads still work; they only do not survive a reload. */
export const keptFiles = {
  keep: (upload: KeptUpload): Promise<void> => quietly((store) => store.put(upload)),
  forget: (uuid: string): Promise<void> => quietly((store) => store.delete(uuid)),
  /** Oldest first; what the server has swept by now is dropped. */
  async under(slot: string, now = Date.now()): Promise<readonly KeptUpload[]> {
    const all = await readAll().catch(() => []);
    for (const { uuid, at } of all) if (now - at > LIFETIME_MS) void keptFiles.forget(uuid);
    return all
      .filter((upload) => upload.slot === slot && now - upload.at <= LIFETIME_MS)
      .sort((a, b) => a.at - b.at);
  },
  /** At log-out: photos of a passport must not stay behind in a shared browser. */
  forgetAll: (): Promise<void> => quietly((store) => store.clear()),
};

async function quietly(change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  try {
    const database = await open();
    await finished(change(database.transaction(STORE, 'readwrite').objectStore(STORE)));
    database.close();
  } catch {
    // See above.
  }
}

async function readAll(): Promise<KeptUpload[]> {
  const database = await open();
  const found = await finished(database.transaction(STORE).objectStore(STORE).getAll());
  database.close();
  return found as KeptUpload[];
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'uuid' });
  return finished(request);
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
