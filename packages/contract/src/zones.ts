import { ZONE_KINDS } from '@punkt/domain/zones';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { placeInQuery } from './geo.ts';

const kind = z.enum(ZONE_KINDS);
const cellParams = z.object({
  cell: z
    .string()
    .regex(/^89[0-9a-f]{13}$/)
    .describe('H3 index of the zone, resolution 9'),
});

const setZone = z.object({
  cell: z.string(),
  kind: kind.describe('What was set; grey is closed'),
  rule: kind.describe('What the cell is where nobody sets it'),
  note: z.string(),
  latitude: z.number().describe('Of the middle of the cell'),
  longitude: z.number(),
  town: z.string().describe('In the language of the caller; empty outside every town we know'),
  updated: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  reserved: z.boolean().describe('An application holds it: its kind stays until that ends'),
});

/** Zones of the map, as leads set them. */
export const zones = {
  'GET /api/v2/manage/zones': {
    summary: 'Zones set by hand, the latest first',
    access: 'staff',
    query: z.object({
      kind: kind.optional(),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      data: z.array(setZone),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v2/manage/zones/at': {
    summary: 'The zone at a place: what it is, why, and who holds it',
    access: 'staff',
    query: z.object(placeInQuery),
    response: z.object({
      cell: z.string(),
      kind: kind.describe('What applicants see'),
      ground: kind.describe('What it is, whoever holds it'),
      rule: kind.describe('What it is where nobody sets it'),
      set: setZone.nullable(),
      order: z.string().nullable().describe('The application that holds it'),
      town: z.string(),
      boundary: z
        .array(z.tuple([z.number(), z.number()]))
        .describe('A closed ring of longitude and latitude'),
    }),
  },
  'POST /api/v2/manage/zones/:cell': {
    summary: 'Close a zone, or give it another kind; refused while an application holds it',
    access: 'staff',
    params: cellParams,
    body: z.object({ kind, note: z.string().trim().max(500).default('') }),
    response: setZone,
  },
  'POST /api/v2/manage/zones/:cell/reset': {
    summary: 'Take back what was set: the zone is again what the rule says',
    access: 'staff',
    params: cellParams,
    response: z.object({ cell: z.string(), kind }),
  },
} as const satisfies EndpointTable;
