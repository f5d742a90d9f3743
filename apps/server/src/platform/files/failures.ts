import { Failure } from '../http/failure.ts';

/** Thrown by a storage that sees beforehand that something will not fit. */
export class NoRoom extends Error {}

const FULL = [
  'ENOSPC',
  'EDQUOT',
  'InsufficientStorage',
  'XMinioStorageFull',
  'EntityTooLarge',
  'QuotaExceeded',
];

function isFull(error: unknown): boolean {
  if (error instanceof NoRoom) return true;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return FULL.includes(String(code)) || FULL.includes(String(name));
}

/** A full disk is said as such, so that a person knows that trying again at once is of no use. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isFull(error) ? new Failure('insufficient_storage', { cause: error }) : error;
  }
}
