import { AUDIT_ACTS } from '@punkt/domain/audit';
import { z } from 'zod';
import { EXPORT_ROWS, period } from './console.ts';
import type { EndpointTable } from './endpoint.ts';

const person = z.object({ id: z.string(), name: z.string().describe('Empty once the account was erased') });

const filter = {
  actor: z.string().max(40).optional().describe('Who acted: an id, a phone, or «system»'),
  owner: z.string().max(40).optional().describe('Whose data: an id or a phone'),
  act: z.enum(AUDIT_ACTS).optional(),
  record: z.string().max(120).optional().describe('Kind and number: order:15'),
  ...period,
};

/** What everybody did, for leads. Each reading of it is a row of it. */
export const audit = {
  'GET /api/v2/manage/audit': {
    summary: 'Who did what to whose record, the newest first, in words of the caller’s language',
    access: 'staff',
    query: z.object({
      ...filter,
      before: z.coerce
        .number()
        .int()
        .min(1)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('Goes on after this row: `next` of the page before'),
      page_size: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          actor: person.nullable().describe('Null: nobody, the product itself'),
          act: z.string(),
          words: z.string().describe('The act as a sentence'),
          record: z.object({ kind: z.string(), id: z.string(), words: z.string() }),
          owner: person.nullable().describe('Whose data it is'),
          changes: z.array(z.object({ name: z.string(), value: z.string() })),
          address: z.string().nullable(),
          requestId: z.string().nullable(),
        }),
      ),
      next: z.string().nullable().describe('Send it as `before`; null on the last page'),
      actor: person.nullable().describe('Whom the filter means'),
      owner: person.nullable(),
    }),
  },
  'GET /api/v2/manage/audit/export': {
    summary: `The same rows as CSV; refused over ${EXPORT_ROWS} of them`,
    access: 'staff',
    query: z.object(filter),
    response: z.unknown(),
    stream: true,
  },
} as const satisfies EndpointTable;
