import { randomUUID } from 'node:crypto';
import type { Log } from '../log/log.ts';
import type { FileStorage } from './storage.ts';

/** Keeps a byte and takes it away again. A storage that refuses is no reason to stop: everything but files goes on without it. */
export async function tryStorage(storage: FileStorage, log: Log): Promise<void> {
  const id = randomUUID();
  try {
    await storage.put(id, 'full', Buffer.of(0), 'application/octet-stream');
    await storage.remove(id);
  } catch (err) {
    log.error({ err }, 'files can not be kept: uploads will be refused until the storage takes them');
  }
}
