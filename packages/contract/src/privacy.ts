import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const request = z.object({
  id: z.string(),
  kind: z.enum(['erasure']),
  status: z.enum(['open', 'done', 'refused', 'withdrawn']),
  created: z.string(),
  /**
   * Deadlines of the privacy policy: distribution stops in 3 working days, processing in 10 (5 more at most), data is
   * destroyed in 30 days. Each is the last second of its day in Moscow.
   */
  stopDistributionBy: z.string(),
  stopProcessingBy: z.string(),
  destroyBy: z.string(),
  extended: z.boolean().describe('The 5 working days were taken'),
  comment: z.string().describe('What the person wrote'),
  answer: z.string().describe('What staff answered'),
  decided: z.string().nullable(),
});

/** As staff see it. */
const staffRequest = request.extend({
  userId: z.string(),
  subject: z.string().describe('Name and masked phone; empty once erased'),
  nextDeadline: z.string(),
  overdue: z.boolean(),
  duties: z.array(z.string()).describe('Why the person can not be erased yet: staff_role, point_owner, …'),
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
    query: z.object({
      status: z.enum(['open', 'all']).default('open'),
      query: z.string().max(100).optional().describe('Parts of a name, a phone or the number of a request'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    response: z.object({
      data: z.array(staffRequest),
      ...page,
    }),
  },
  'POST /api/v2/manage/privacy/:id/decide': {
    summary: 'Erase, refuse with the reason, or take 5 working days more with the reason',
    access: 'staff',
    params,
    body: z.object({
      decision: z.enum(['erase', 'refuse', 'extend']),
      comment: z
        .string()
        .max(1000)
        .default('')
        .describe('Shown to the person; needed to refuse and to extend'),
    }),
    response: staffRequest,
  },
} as const satisfies EndpointTable;
