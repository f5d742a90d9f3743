import { Failure } from '../http/failure.ts';

/** Thrown by a storage that sees beforehand that something will not fit. */
export class StorageFull extends Error {}

const FULL = [
  'ENOSPC',
  'EDQUOT',
  'InsufficientStorage',
  'XMinioStorageFull',
  'EntityTooLarge',
  'QuotaExceeded',
];

function isFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return FULL.includes(String(code)) || FULL.includes(String(name));
}

/** A disk that was mounted for reading only, was taken away, or fails. */
const LOST = [
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ENODEV',
  'ENXIO',
  'ENOTCONN',
  'ESTALE',
  'ENOTDIR',
  'EEXIST',
  'ENOENT',
  'EBUSY',
];

const isLost = (error: unknown): boolean => LOST.includes(String((error as { code?: unknown }).code));

/** What is wrong with the storage is said as such, so that a person knows whether trying again is of use. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isFull(error)) throw new Failure('insufficient_storage', { cause: error });
    throw isLost(error) ? new Failure('storage_unavailable', { cause: error }) : error;
  }
}
