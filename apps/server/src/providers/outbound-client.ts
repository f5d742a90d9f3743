import { channel } from 'node:diagnostics_channel';
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
import { OUTBOUND_CHANNEL, type OutboundCall } from '../platform/metrics/metrics.ts';

/** The outside answered, and its answer is final: asking again would only repeat it (or pay twice). */
export class Refused extends Error {}

export interface OutboundClient {
  call<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export interface OutboundOptions {
  /** What it is for (`sms`, `bank`): metrics and traces go by it. */
  readonly service: string;
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
export function createOutboundClient({
  service,
  attemptMs = 4_000,
  attempts = 2,
  repeatable = false,
}: OutboundOptions): OutboundClient {
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
  return {
    call: async (work) => {
      const began = performance.now();
      const publish = (outcome: OutboundCall['outcome']) => {
        const call: OutboundCall = { service, outcome, seconds: (performance.now() - began) / 1_000 };
        channel(OUTBOUND_CHANNEL).publish(call);
      };
      try {
        const result = await policy.execute(({ signal }) => work(signal));
        publish('done');
        return result;
      } catch (error) {
        publish(error instanceof Refused ? 'refused' : isBroken(error) ? 'skipped' : 'failed');
        throw error;
      }
    },
  };
}

export const isBroken = (error: unknown): boolean => error instanceof BrokenCircuitError;
export const isTimeout = (error: unknown): boolean => error instanceof TaskCancelledError;
