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

/** Stops at the limit instead of reading an endless answer into memory. */
export async function readText(body: AsyncIterable<Buffer>, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new Error(`the answer is longer than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export const readJson = async (body: AsyncIterable<Buffer>, limit: number): Promise<unknown> =>
  JSON.parse(await readText(body, limit));

/** A request or a key that is refused will be refused again; too many requests (429), time-outs (408) and the service's own failures pass. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 429 && status !== 408;

/** What an answer without a result means for whoever asked `who`. */
export function failureOf(who: string, status: number): Error {
  const text = `${who} answered ${status}`;
  return isFinal(status) ? new Refused(text) : new Error(text);
}
