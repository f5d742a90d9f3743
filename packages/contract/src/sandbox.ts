import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const outboxMessage = z.object({
  id: z.string(),
  sent: z.string(),
  channel: z.string(),
  to: z.string(),
  text: z.string(),
});
const clockState = z.object({ now: z.string(), offset_seconds: z.number().int() });

/** Stand-ins of third parties, for a person trying the product. None of these exists in production mode. */
export const sandbox = {
  'GET /api/v4/sandbox/outbox': {
    summary: 'Messages that would have been sent, newest first',
    access: 'public',
    sandbox: true,
    query: z.object({ to: z.string().max(300).optional().describe('Only what went to this address') }),
    response: z.object({
      data: z.array(outboxMessage),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v4/sandbox/accounts': {
    summary: 'The people of the sandbox',
    access: 'public',
    sandbox: true,
    response: z.object({
      data: z.array(z.object({ phone: z.string(), country: z.string(), role: z.string() })),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v4/sandbox/clock': {
    summary: 'What time the product believes it is',
    access: 'public',
    sandbox: true,
    response: clockState,
  },
  'POST /api/v4/sandbox/clock': {
    summary: 'Move the clock forward',
    access: 'public',
    sandbox: true,
    body: z.object({
      advance_seconds: z
        .number()
        .int()
        .min(1)
        .max(400 * 24 * 3600),
    }),
    response: clockState,
  },
} as const satisfies EndpointTable;
