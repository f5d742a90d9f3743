import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
}

/** Per network address and instance, for public questions of which each may cost money. */
export function createAddressLimit(app: FastifyInstance, { perMinute, perDay }: Limits) {
  const limits = [
    app.createRateLimit({ max: perMinute, timeWindow: MINUTE_MS, allowList: () => false }),
    app.createRateLimit({ max: perDay, timeWindow: DAY_MS, allowList: () => false }),
  ];
  return async (request: FastifyRequest): Promise<void> => {
    for (const check of limits) {
      const limit = await check(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      const seconds = limit.ttlInSeconds;
      throw new Failure('too_many_requests', { params: { seconds }, data: { retry_after: seconds } });
    }
  };
}
