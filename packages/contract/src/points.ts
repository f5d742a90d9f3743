import { PAGE_SIZE } from '@punkt/domain/constants';
import { countryCode } from '@punkt/domain/country-code';
import { POINT_TYPES } from '@punkt/domain/point-type';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const point = z.object({
  id: z.string(),
  externalId: z.string(),
  name: z.string(),
  address: z.string(),
  country: countryCode,
  district: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  isActive: z.boolean(),
  typePoint: z.enum(POINT_TYPES),
  area: z.number(),
  warehouseArea: z.number(),
  canMove: z.boolean().describe('The caller owns it, and no other move of it is under way'),
});

/** What a move needs of points; their own rooms come with their own feature. */
export const points = {
  'GET /api/v2/pickpoint/list': {
    summary: 'Points that the caller owns or works at',
    access: 'user',
    query: z.object({
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
    }),
    response: z.object({
      data: z.array(point),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
} as const satisfies EndpointTable;
