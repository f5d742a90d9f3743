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

export type PersonalLimit = <T>(person: string, work: () => Promise<T>) => Promise<T>;

interface Places {
  readonly atOnce: number;
  readonly waiting: number;
}

/** The same, and of one person fewer at once: nobody takes all places, and whoever sends hundreds waits for themselves. */
export function createPersonalLimit(all: Places, own: Places): PersonalLimit {
  const shared = createConcurrencyLimit(all.atOnce, all.waiting);
  const people = new Map<string, { readonly limit: ConcurrencyLimit; users: number }>();
  return async (person, work) => {
    const known = people.get(person) ?? { limit: createConcurrencyLimit(own.atOnce, own.waiting), users: 0 };
    known.users += 1;
    people.set(person, known);
    try {
      return await known.limit(() => shared(work));
    } finally {
      known.users -= 1;
      if (known.users === 0) people.delete(person);
    }
  };
}
