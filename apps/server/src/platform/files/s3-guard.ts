import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { Failure } from '../http/failure.ts';

export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** An answer below 500 is an answer; anything else is a store that is away. 507 is one that is full. */
const isAway = (error: unknown): boolean => {
  const status = statusOf(error) ?? 599;
  return status >= 500 && status !== 507;
};

/** A store that hangs must not hang us: after five failures in a row it is left alone for ten seconds. */
export function createGuard(): Guard {
  const breaker = circuitBreaker(handleWhen(isAway), {
    halfOpenAfter: 10_000,
    breaker: new ConsecutiveBreaker(5),
  });
  return async (work) => {
    try {
      return await breaker.execute(work);
    } catch (error) {
      if (error instanceof BrokenCircuitError || isAway(error))
        throw new Failure('storage_unavailable', { cause: error });
      throw error;
    }
  };
}
