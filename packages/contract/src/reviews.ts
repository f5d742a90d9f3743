import { countryCode } from '@punkt/domain/country-code';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { storedFile } from './files.ts';

export const REVIEW_KINDS = ['tax', 'passport'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** A page further down costs more to find, and nobody turns so many: the bounds keep every answer quick. */
export const REVIEW_TOTAL = 2_000;
const REVIEW_PAGES = 100;

const kind = z.enum(REVIEW_KINDS);
const decision = z.enum(['approve', 'remark', 'cancel']);

const row = z.object({
  id: z.string(),
  kind,
  status: z
    .enum(['waiting', 'approved', 'remarked', 'canceled', 'withdrawn'])
    .describe('Withdrawn: the owner sent something newer, or took it back'),
  subject: z.string().describe('Whom it is about, as the queue shows it'),
  country: countryCode,
  created: z.string(),
  due: z.string().describe('When an answer was promised'),
  claimedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  claimedAt: z.string().nullable(),
  decided: z.string().nullable(),
});

const review = row.extend({
  fields: z.array(z.object({ path: z.string(), value: z.string() })),
  files: z.array(storedFile.extend({ path: z.string() })),
  history: z.array(z.object({ at: z.string(), actor: z.string(), action: z.string(), comment: z.string() })),
  remarks: z.array(z.object({ path: z.string(), message: z.string() })),
  comment: z.string(),
  unverified: z.boolean().describe('The register could not be asked about the company; look at it by hand'),
  abilities: z.object({ claim: z.boolean(), release: z.boolean(), decide: z.boolean() }),
});

const params = z.object({ id: z.uuid() });

/** The queue of the staff console: one shape for whatever waits for a person's eye. */
export const reviews = {
  'GET /api/v2/manage/reviews': {
    summary: 'What waits, the longest waiting first',
    access: 'staff',
    query: z.object({
      kind: kind.optional(),
      status: z.enum(['waiting', 'decided']).default('waiting'),
      mine: z.enum(['true', 'false']).default('false'),
      page: z.coerce.number().int().min(1).max(REVIEW_PAGES).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      data: z.array(row),
      total: z.number().int().describe(`Counted up to ${REVIEW_TOTAL}: that many means «or more»`),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v2/manage/reviews/:id': { summary: 'One case', access: 'staff', params, response: review },
  'POST /api/v2/manage/reviews/:id/claim': {
    summary: 'Take a case, so that nobody else works on it',
    access: 'staff',
    params,
    response: review,
  },
  'POST /api/v2/manage/reviews/:id/release': {
    summary: 'Give a case back',
    access: 'staff',
    params,
    response: review,
  },
  'POST /api/v2/manage/reviews/:id/decide': {
    summary: 'Approve, send back with remarks, or cancel',
    access: 'staff',
    params,
    body: z.object({
      decision,
      comment: z.string().max(1000).default(''),
      remarks: z
        .array(z.object({ path: z.string().min(1).max(100), message: z.string().min(1).max(500) }))
        .max(50)
        .default([]),
    }),
    response: review,
  },
} as const satisfies EndpointTable;
