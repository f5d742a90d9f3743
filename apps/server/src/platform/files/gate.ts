import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Failure } from '../http/failure.ts';

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many in at once and keeps so many waiting; the rest is told to come again. */
export function createGate(atOnce: number, waiting: number): Gate {
  const policy = bulkhead(atOnce, waiting);
  return async (work) => {
    try {
      return await policy.execute(work);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new Failure('unavailable', { cause: error }) : error;
    }
  };
}
