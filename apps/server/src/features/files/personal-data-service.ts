import type { Database, Tx } from '../../platform/database/database.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Contributor } from '../../platform/personal-data/contributors.ts';
import { filesOfOwner } from './file-store.ts';
import type { StoredRow } from './tables.ts';

interface FilesPersonalDataDeps {
  readonly db: Database;
  readonly storage: FileStorage;
  readonly eraseOwner: (tx: Tx, ownerId: string) => Promise<void>;
}

/** Named by us: what the sender called it stands in the JSON, where it can do no harm. */
const pathOf = ({ id, media_type }: StoredRow): string =>
  `files/${id}.${media_type.split('/')[1]?.replace(/[^a-z0-9]/g, '') ?? 'bin'}`;

export function createFilesPersonalData({ db, storage, eraseOwner }: FilesPersonalDataDeps): Contributor {
  return {
    name: 'files',
    exportOf: async (userId) => {
      const files = await filesOfOwner(db, userId);
      return {
        data: files.map((file) => ({
          path: pathOf(file),
          name: file.name,
          type: file.media_type,
          size: file.size,
          sha256: file.sha256.toString('hex'),
          created: file.created,
        })),
        files: files.map((file) => ({ path: pathOf(file), open: () => storage.read(file.id, 'full') })),
      };
    },
    erase: eraseOwner,
  };
}
