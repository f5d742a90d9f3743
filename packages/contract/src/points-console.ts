import { countryCode } from '@punkt/domain/country-code';
import { POINT_ACTORS, POINT_ACTS, POINT_FILTERS } from '@punkt/domain/point-record';
import { TICKET_STATES } from '@punkt/domain/ticket-terms';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { point, pointParams } from './points.ts';

const row = z.object({
  id: z.string(),
  externalId: z.string(),
  address: z.string(),
  country: countryCode,
  owner: z.string().describe('Surname and initial'),
  rate: z.number().nullable(),
  isActive: z.boolean(),
  blockTime: z.string().nullable(),
});

const consolePoint = point.omit({ abilities: true, role: true, canMove: true }).extend({
  owner: z.object({ id: z.string(), name: z.string() }),
  history: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      act: z.enum(POINT_ACTS),
      actor: z.enum(POINT_ACTORS),
      name: z.string(),
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      comment: z.string(),
    }),
  ),
  tickets: z
    .array(
      z.object({
        id: z.string(),
        preview: z.string(),
        state: z.literal(Object.values(TICKET_STATES)),
        created: z.string(),
        isAboutPoint: z.boolean().describe('Of its application; else of somebody who works there'),
      }),
    )
    .describe('The newest, for whoever answers them'),
  cases: z.array(z.object({ kind: z.string(), id: z.string() })).describe('What the owner waits for'),
  canBlock: z.boolean(),
  canUnblock: z.boolean(),
});

/** Points in the console: to look at, to block and to unblock. */
export const consolePoints = {
  'GET /api/v2/manage/points': {
    summary: 'Points by parts of a number or an address',
    access: 'staff',
    query: z.object({
      query: z.string().max(100).default(''),
      state: z.enum(POINT_FILTERS).optional(),
      page: z.coerce.number().int().min(1).max(100).default(1),
    }),
    response: z.object({
      data: z.array(row),
      total: z.number().int().describe('Counted up to 2,000'),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v2/manage/points/:id': {
    summary: 'One point, with its owner and history; the reading is audited',
    access: 'staff',
    params: pointParams,
    response: consolePoint,
  },
  'POST /api/v2/manage/points/:id/block': {
    summary: 'Make a point read only until a day; its owner is told why',
    access: 'staff',
    params: pointParams,
    body: z.object({
      until: z.iso.datetime().describe('The block ends by itself then'),
      reason: z.string().max(1_000),
    }),
    response: consolePoint,
  },
  'POST /api/v2/manage/points/:id/unblock': {
    summary: 'End a block earlier; its owner is told',
    access: 'staff',
    params: pointParams,
    body: z.object({ reason: z.string().max(1_000) }),
    response: consolePoint,
  },
} as const satisfies EndpointTable;
