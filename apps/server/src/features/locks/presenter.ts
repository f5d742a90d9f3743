import type { StoredFile } from '@punkt/contract/files';
import type { LockInfo } from '@punkt/contract/order-data';
import { lockStep } from '@punkt/domain/lock-rules';
import type { LockRow } from './tables.ts';

/** A file that is gone is left out: there is nothing to show. */
export function presentLock(row: LockRow, files: readonly StoredFile[]): LockInfo {
  const { kind, status, clicked, name, reason, description, comment, remarks } = row;
  return {
    kind,
    status,
    enabled: clicked,
    elockName: kind === 'lock' ? name : '',
    reason,
    description,
    photos: row.photos.flatMap(({ id, type }) =>
      files.filter((file) => file.id === id).map((file) => ({ ...file, type, mediaType: file.type })),
    ),
    comment,
    remarks: [...remarks],
    updated: row.updated.toISOString(),
    next: lockStep(status),
  };
}
