import { ASSISTANT_TERMS } from '@punkt/domain/assistant';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../platform/http/failure.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Per address and instance: a question may cost money, and nobody has two hundred of them a day. */
export function limitQuestions(app: FastifyInstance) {
  const limits = [
    app.createRateLimit({
      max: ASSISTANT_TERMS.perAddressPerMinute,
      timeWindow: MINUTE_MS,
      allowList: () => false,
    }),
    app.createRateLimit({
      max: ASSISTANT_TERMS.perAddressPerDay,
      timeWindow: DAY_MS,
      allowList: () => false,
    }),
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
