import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const request = z.object({
  id: z.string(),
  kind: z.enum(['erasure']),
  status: z.enum(['open', 'done', 'refused', 'withdrawn']),
  created: z.string(),
  /** Deadlines of the privacy policy: processing stops in 10 working days (5 more at most), data is destroyed in 30 days. */
  stopProcessingBy: z.string(),
  destroyBy: z.string(),
  comment: z.string(),
});

const page = { total: z.number().int(), page: z.number().int(), page_size: z.number().int() };
const params = z.object({ id: z.uuid() });

export const privacy = {
  'GET /api/v4/privacy/export': {
    summary: 'Everything kept about the caller: a zip with JSON and files',
    access: 'user',
    response: z.unknown(),
    stream: true,
  },
  'GET /api/v4/privacy/requests': {
    summary: 'Own requests',
    access: 'user',
    response: z.object({ data: z.array(request), ...page }),
  },
  'POST /api/v4/privacy/erasure': {
    summary: 'Ask for erasure',
    access: 'user',
    body: z.object({ comment: z.string().max(1000).default('') }),
    response: request,
  },
  'POST /api/v4/privacy/requests/:id/withdraw': {
    summary: 'Take an own request back',
    access: 'user',
    params,
    response: request,
  },
  'GET /api/v2/manage/privacy': {
    summary: 'Requests with their clocks, the nearest deadline first',
    access: 'staff',
    response: z.object({
      data: z.array(request.extend({ userId: z.string(), subject: z.string() })),
      ...page,
    }),
  },
  'POST /api/v2/manage/privacy/:id/decide': {
    summary: 'Erase, or refuse with the reason',
    access: 'staff',
    params,
    body: z.object({ decision: z.enum(['erase', 'refuse']), comment: z.string().max(1000).default('') }),
    response: request.extend({ userId: z.string(), subject: z.string() }),
  },
} as const satisfies EndpointTable;
