import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Failure } from '../http/failure.ts';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many in at once and keeps so many waiting; the rest is refused and may retry. */
export function createConcurrencyLimit(atOnce: number, waiting: number): ConcurrencyLimit {
  const policy = bulkhead(atOnce, waiting);
  return async (work) => {
    try {
      return await policy.execute(work);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new Failure('unavailable', { cause: error }) : error;
    }
  };
}
