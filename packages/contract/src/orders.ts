import { PAGE_SIZE } from '@punkt/domain/constants';
import { ORDER_STAGES } from '@punkt/domain/order-status';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import {
  order,
  orderCard,
  orderComment,
  orderFields,
  orderId,
  orderMoney,
  orderParams,
} from './order-data.ts';

/** A page further down costs more to find, and nobody turns so many. */
const ORDER_PAGES = 500;
const flag = z.enum(['true', 'false']);

const furnitureItem = z.object({
  name: z.enum(['desk', 'rack', 'fittingRoom', 'mirror', 'bench', 'shelf']),
  count: z.number().int(),
});

export const orders = {
  'POST /api/v2/pickpoint/order/add': {
    summary: 'Create a draft; the location must be complete, the rest may follow',
    access: 'user',
    size: 'record',
    body: orderFields
      .partial()
      .required({ country: true })
      .extend({
        client_type: z.string().max(30).default('web'),
        client_uuid: z
          .uuid()
          .optional()
          .describe('The same one makes the same draft: a repeated request adds no second'),
      }),
    response: order,
  },
  'POST /api/v2/pickpoint/order/:id/update': {
    summary: 'Change the fields named in update_fields',
    access: 'user',
    size: 'record',
    params: orderParams,
    body: orderFields.partial().extend({
      update_fields: z.array(orderFields.keyof()).min(1).max(40),
      version: z.number().int().optional().describe('Refused as a conflict if the order has changed since'),
    }),
    response: order,
  },
  'POST /api/v2/pickpoint/order/:id/delete': {
    summary: 'Delete an application; after approval the fee is returned for 7 days only',
    access: 'user',
    params: orderParams,
    response: order,
  },
  'POST /api/v2/pickpoint/order/:id/publish': {
    summary: 'Send an application; where a fee is due it then waits for the payment',
    access: 'user',
    params: orderParams,
    body: z.object({ confirm_warnings: z.boolean().default(false) }),
    response: order,
  },
  'POST /api/v2/pickpoint/order/:id/ready-activate': {
    summary:
      'Send for activation; cameras, lock, files and signboard must be complete. Repeating it changes nothing',
    access: 'user',
    size: 'record',
    params: orderParams,
    body: z
      .object({
        id: orderId.describe('As in the path'),
        ...orderFields.pick({ owner_gln: true, pickpoint_gln: true, mol_name: true }).shape,
      })
      .partial(),
    response: order,
  },
  'GET /api/v2/pickpoint/order/list': {
    summary: 'Own applications',
    access: 'user',
    query: z.object({
      page: z.coerce.number().int().min(1).max(ORDER_PAGES).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
      'filter.order_field': z.enum(['created', 'updated']).default('created'),
      'filter.sort_desc': flag.default('true'),
      'filter.is_deleted': flag.optional().describe('Absent: both'),
      'filter.stage': z.enum(ORDER_STAGES).optional(),
      'filter.needs_me': flag.default('false').describe('Only where it is the owner’s turn'),
      'filter.accepted': flag
        .default('false')
        .describe('Only approved ones, whatever came after, up to the open point'),
      'filter.search': z.string().max(100).default('').describe('Parts of a number or an address'),
    }),
    response: z.object({
      data: z.array(orderCard),
      total: z.number().int().describe('Counted up to 10,000'),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v4/orders/day': {
    summary: 'What an owner begins the day with: what needs them, what others do for them, their money',
    access: 'user',
    response: z.object({
      needs: z.array(orderCard).describe('The nearest deadline first; drafts, which have none, last'),
      others: z.array(orderCard).describe('The nearest promise first'),
      drafts: z.number().int().describe('How many there are; a few of them stand among the needs'),
      money: z.array(orderMoney),
    }),
  },
  'GET /api/v4/order/:id': {
    summary: 'One application',
    access: 'user',
    params: orderParams,
    response: order,
  },
  'GET /api/v2/pickpoint/order/pickpoint-information/list/:id': {
    summary: 'Points that stand near the place of an application, the one that moves first',
    access: 'user',
    params: orderParams,
    response: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          externalId: z.string(),
          address: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          distanceMetres: z.number(),
          isMoving: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/v4/order/open/confirm/:id': {
    summary: 'Answer whether the approved point will be opened; «no» deletes the application',
    access: 'user',
    params: orderParams,
    query: z.object({ will_open: flag }),
    response: order,
  },
  'POST /api/v4/order/:id/appeal': {
    summary: 'Object to the last decision, once, within 7 days; somebody else decides',
    access: 'user',
    params: orderParams,
    body: z.object({ reason: z.string().max(2_000) }),
    response: order,
  },
  'POST /api/v4/pickpoint/referral/:id/assign': {
    summary: 'Name who recommended us',
    access: 'user',
    params: orderParams,
    body: z.object({ referral_code: z.string().max(100) }),
    response: order,
  },
  'GET /api/v4/order/:id/furniture': {
    summary: 'What furniture the room needs',
    access: 'user',
    params: orderParams,
    response: z.object({
      orderScheme: z.object({ kind: z.enum(['auto', 'self']), items: z.array(furnitureItem) }),
    }),
  },
  'GET /api/v4/pickpoint/:id/removal_time': {
    summary: 'How long an unpaid application still lives',
    access: 'user',
    params: orderParams,
    response: z.object({ time_remaining: z.object({ seconds: z.number().int() }) }),
  },
  'GET /api/v4/order/:id/messages': {
    summary: 'What owner and staff wrote to each other, oldest first',
    access: 'user',
    params: orderParams,
    response: z.object({ data: z.array(orderComment) }),
  },
  'POST /api/v4/order/:id/messages': {
    summary: 'Write to the operator',
    access: 'user',
    params: orderParams,
    body: z.object({
      message: z.string().max(500),
      client_uuid: z.uuid().optional().describe('What is sent again with the same one counts once'),
    }),
    response: orderComment,
  },
} as const satisfies EndpointTable;
