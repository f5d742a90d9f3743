import { PAGE_SIZE } from '@punkt/domain/constants';
import { countryCode } from '@punkt/domain/country-code';
import { POINT_ROLES } from '@punkt/domain/permissions';
import { POINT_FEATURES } from '@punkt/domain/point-features';
import { POINT_ACTIONS } from '@punkt/domain/point-policy';
import { POINT_ACTORS, POINT_ACTS, POINT_FIELDS, POINT_FILTERS } from '@punkt/domain/point-record';
import {
  APPEALED_KINDS,
  AREA_STATUSES,
  REQUEST_STATES,
  REQUEST_TERMS,
  TIMETABLE_STATUSES,
} from '@punkt/domain/point-requests';
import { POINT_TYPES } from '@punkt/domain/point-type';
import { LOCATIONS, SIGNBOARD_FORMATS, SIGNBOARD_SIZE_NAMES } from '@punkt/domain/premises';
import { z } from 'zod';
import { tokenPair } from './auth.ts';
import type { EndpointTable } from './endpoint.ts';
import { appeal, dayHours, orderEntryFile, orderFields, orderFile, orderTimetable } from './order-data.ts';
import { entityShape, requestShape } from './record-schema.ts';

const pointId = z.string().regex(/^[1-9]\d{0,14}$/, 'validation.id');
export const pointParams = z.object({ id: pointId });
const params = pointParams;

/** A row of the list. */
const card = z.object({
  id: z.string(),
  externalId: z.string(),
  name: z.string(),
  address: z.string(),
  country: countryCode,
  district: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  rate: z.number().nullable().describe('Of customers, 0 to 5; null before the first'),
  isActive: z.boolean(),
  blockTime: z.string().nullable().describe('Blocked until then: read only'),
  blockReason: z.string(),
  typePoint: z.enum(POINT_TYPES),
  area: z.number(),
  warehouseArea: z.number(),
  shard: z.number().int(),
  canMove: z.boolean().describe('The caller owns it, and no other move of it is under way'),
  isMoving: z.boolean(),
  role: z.enum(POINT_ROLES).describe('What the caller is at this point'),
  abilities: z.array(z.enum(POINT_ACTIONS)).describe('What is open to the caller there now'),
});

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'validation.date.format');
const specialDay = dayHours.extend({ day });

/** How the last request of a kind ended. */
const ended = {
  state: z.enum(REQUEST_STATES),
  comment: z.string().describe('Of staff, where it was rejected'),
  created: z.string(),
  decided: z.string().nullable(),
  appeal,
};

const signboard = z.object({
  isCheck: z.boolean().describe('Staff have looked at it'),
  signboardFormat: z.enum(SIGNBOARD_FORMATS).nullable(),
  signboardSize: z.enum(SIGNBOARD_SIZE_NAMES).nullable(),
  signboardUrls: z.array(z.string()),
  status: z.enum(['none', 'waiting', 'checked', 'rejected']),
  comment: z.string().describe('Why staff did not accept it'),
});

/** The point by the names of the specification, and what its page needs besides. */
export const point = card.extend({
  ...entityShape(POINT_FIELDS),
  floorLevel: z.enum(LOCATIONS).nullable(),
  timetable: orderTimetable.nullable(),
  features: z.array(z.object({ label: z.enum(POINT_FEATURES), checked: z.boolean() })),
  photos: z.array(orderEntryFile),
  videos: z.array(orderEntryFile),
  documents: z.array(orderEntryFile).describe('For owners; nothing for the others'),
  hasLock: z.boolean().describe('An electronic lock hangs on its door'),
  signboard,
  editAreaStatus: z.enum(AREA_STATUSES),
  areaOrder: z
    .object({ ...ended, area: z.number(), warehouseArea: z.number(), documents: z.array(orderEntryFile) })
    .nullable()
    .describe('The last request to change the area; for owners'),
  nextTimetable: z
    .object({ from: z.string(), timetable: orderTimetable })
    .nullable()
    .describe('Approved hours that begin on a later day'),
  specialDays: z.array(specialDay).describe('Days ahead whose hours are others'),
  created: z.string(),
  closed: z.string().nullable(),
  version: z.number().int().describe('Grows with every change; send it back with an update'),
});

const filter = {
  'filter.search': z.string().max(100).default('').describe('Parts of a number or an address'),
  'filter.state': z.enum(POINT_FILTERS).optional(),
};

/** Fields that are changed at once; none is required by shape. */
const fields = z.object({
  ...requestShape(POINT_FIELDS),
  features: z.array(z.enum(POINT_FEATURES)).max(POINT_FEATURES.length),
  actual_urls: z.array(orderFile).max(60).describe('Photos and the film; papers go with a change of area'),
});

/** What staff are asked to approve. */
const requests = z.object({
  requested_area: z.number().min(0).max(100_000).nullable(),
  stock_area: z.number().min(0).max(100_000).nullable(),
  timetable: orderFields.shape.timetable,
  timetable_update_reason: z.string().max(2_000),
  timetable_from: day
    .nullable()
    .describe('The first day of the new hours; null: as soon as they are approved'),
  timetable_days: z
    .array(specialDay)
    .max(REQUEST_TERMS.days)
    .describe('Single days with other hours, or closed'),
});

export type Point = z.infer<typeof point>;
export type PointCard = z.infer<typeof card>;

export const points = {
  'GET /api/v2/pickpoint/list': {
    summary: 'Points that the caller owns or works at',
    access: 'user',
    query: z.object({
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
      ...filter,
    }),
    response: z.object({
      data: z.array(card),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v4/points/places': {
    summary: 'The same points for a map, all of them up to 1,000',
    access: 'user',
    query: z.object(filter),
    response: z.object({
      data: z.array(
        card.pick({
          id: true,
          address: true,
          country: true,
          latitude: true,
          longitude: true,
          isActive: true,
          blockTime: true,
        }),
      ),
    }),
  },
  'GET /api/v4/points/:id': {
    summary: 'One point',
    access: 'user',
    params,
    response: point,
  },
  'GET /api/v4/points/:id/history': {
    summary: 'What happened to a point, the newest first',
    access: 'user',
    params,
    query: z.object({
      before: z.coerce
        .number()
        .int()
        .min(1)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('`next` of the page before'),
    }),
    response: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          act: z.enum(POINT_ACTS),
          actor: z.enum(POINT_ACTORS),
          name: z.string().describe('Of a partner who did it; staff have none'),
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
          comment: z.string(),
        }),
      ),
      next: z.number().int().nullable(),
    }),
  },
  'GET /api/v4/points/:id/balance': {
    summary: 'What stands on the balance of a point, and how it came there',
    access: 'user',
    params,
    response: z.object({
      currency: z.string(),
      amount: z.number().int().describe('Minor units'),
      entries: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          kind: z.enum(['credited']),
          amount: z.number().int(),
          orderId: z.string(),
        }),
      ),
    }),
  },
  'POST /api/v2/pickpoint/:id/update': {
    summary: 'Change the fields named in update_fields, and nothing else',
    access: 'user',
    size: 'record',
    params,
    body: fields
      .extend(requests.shape)
      .partial()
      .extend({
        update_fields: z
          .array(fields.extend(requests.shape).keyof())
          .min(1)
          .max(20)
          .describe('Area and hours are asked for: staff approve them'),
        version: z.number().int().optional().describe('Refused as a conflict if the point has changed since'),
      }),
    response: point,
  },
  'GET /api/v4/pickpoint/:id/timetable-order': {
    summary: 'The last request to change the hours',
    access: 'user',
    params,
    response: z.object({
      timetable_order: z.object({
        status: z.enum(TIMETABLE_STATUSES),
        timetable: orderTimetable.nullable(),
        from: z.string().nullable(),
        days: z.array(specialDay),
        reason: z.string(),
        comment: z.string(),
        created: z.string().nullable(),
        decided: z.string().nullable(),
        appeal,
      }),
    }),
  },
  'POST /api/v4/points/:id/appeal': {
    summary: 'Object to a rejected area or timetable, once, within 7 days; somebody else decides',
    access: 'user',
    params,
    body: z.object({ kind: z.enum(APPEALED_KINDS), reason: z.string().max(2_000) }),
    response: point,
  },
  'GET /api/v2/pickpoint/signboard/:id': {
    summary: 'The signboard of a point',
    access: 'user',
    params,
    response: signboard,
  },
  'POST /api/v2/pickpoint/signboard/update': {
    summary: 'Say which signboard hangs there; staff look at it afterwards',
    access: 'user',
    size: 'record',
    body: z.object({
      pickpointId: pointId,
      signboardFormat: z.enum(['none', ...SIGNBOARD_FORMATS]),
      signboardSize: z.enum(['none', ...SIGNBOARD_SIZE_NAMES]),
      signboardUrls: z.array(z.string().min(1).max(500)).max(10).default([]),
    }),
    response: signboard,
  },
  'GET /api/v2/pickpoint/:id/switch': {
    summary: 'New tokens for working at this point; those that were sent end',
    access: 'user',
    params,
    response: tokenPair,
  },
} as const satisfies EndpointTable;
