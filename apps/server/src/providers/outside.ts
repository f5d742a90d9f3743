import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';

/** The outside answered, and its answer is final: asking again would only repeat it (or pay twice). */
export class Refused extends Error {}

export interface Outside {
  call<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export interface OutsideOptions {
  /** For one attempt. All attempts together stay within ten seconds: a person is waiting. */
  readonly attemptMs?: number;
  readonly attempts?: number;
  /** Work that may be done twice. Otherwise a time-out is final: the outside may have done it, and a second SMS costs money. */
  readonly repeatable?: boolean;
}

const isFailure = (error: unknown) => !(error instanceof Refused) && !(error instanceof BrokenCircuitError);

/**
 * Timeouts, retries and a breaker for every outside service, in one place. After five failures in a row the service is left alone
 * for ten seconds and callers are refused at once: a hanging third party must not hang us.
 */
export function createOutside({
  attemptMs = 4_000,
  attempts = 2,
  repeatable = false,
}: OutsideOptions = {}): Outside {
  const failures = handleWhen(isFailure);
  const retriable = handleWhen(
    (error) => isFailure(error) && (repeatable || !(error instanceof TaskCancelledError)),
  );
  const policy = wrap(
    retry(retriable, {
      maxAttempts: attempts - 1,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
    }),
    circuitBreaker(failures, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) }),
    timeout(attemptMs, TimeoutStrategy.Aggressive),
  );
  return { call: (work) => policy.execute(({ signal }) => work(signal)) };
}

export const isBroken = (error: unknown): boolean => error instanceof BrokenCircuitError;
export const isTimeout = (error: unknown): boolean => error instanceof TaskCancelledError;
