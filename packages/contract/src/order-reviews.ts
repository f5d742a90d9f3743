import { countryCode } from '@punkt/domain/country-code';
import { FILE_TYPES } from '@punkt/domain/files';
import { POINT_TYPES } from '@punkt/domain/point-type';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { order, orderCard, orderComment, orderHistoryRow, orderParams } from './order-data.ts';

/** Counted no further: that many means «or more», and a long queue stays quick. */
export const ORDER_QUEUE_TOTAL = 2_000;
const QUEUE_PAGES = 100;
const flag = z.enum(['true', 'false']);

const person = z.object({ id: z.string(), name: z.string() });

const queueRow = orderCard.omit({ outlook: true }).extend({
  owner: z.string().describe('As the queue shows her: company, or surname and initial'),
  cityName: z.string(),
  submitted: z.string().nullable(),
  waitingSince: z.string().describe('Since when it waits for staff'),
  due: z.string().describe('When an answer was promised'),
  claimedBy: person.nullable(),
  claimedAt: z.string().nullable(),
  flags: z
    .array(
      z.enum([
        'smallArea',
        'smallStock',
        'unverifiedCompany',
        'move',
        'resubmitted',
        'overdue',
        'zoneClosed',
        'elsewhere',
      ]),
    )
    .describe('What to look at twice'),
});

const staffOrder = order.omit({ outlook: true, history: true }).extend({
  outlook: order.shape.outlook,
  history: z.array(
    orderHistoryRow.extend({ by: z.string().describe('Name of the colleague; empty for others') }),
  ),
  owner: z.object({
    id: z.string(),
    name: z.string(),
    company: z.string(),
    inn: z.string(),
    phone: z.string(),
  }),
  waitingSince: z.string(),
  due: z.string(),
  claimedBy: person.nullable(),
  claimedAt: z.string().nullable(),
  flags: queueRow.shape.flags,
  zone: z
    .object({
      cell: z.string(),
      kind: z
        .enum(['guaranteedIncome', 'single', 'none', 'grey'])
        .describe('What was applied for, where the application has the zone'),
      own: z.boolean().describe('This application has it'),
    })
    .nullable(),
  movesFrom: z
    .object({
      id: z.string(),
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      distanceMetres: z.number().int().nullable().describe('From there to the new place'),
    })
    .nullable()
    .describe('The point that moves'),
  requirements: z
    .array(z.object({ name: z.string(), ok: z.boolean() }))
    .describe('What the rules ask, and whether the application holds it'),
  fileSlots: z
    .array(z.object({ type: z.enum(FILE_TYPES), required: z.boolean(), filled: z.boolean() }))
    .describe(
      'Places for files in the owner’s form, empty ones too; a remark sticks to `actual_urls.<type>`',
    ),
  staffAbilities: z.object({
    claim: z.boolean(),
    release: z.boolean(),
    accept: z.boolean(),
    remark: z.boolean(),
    decline: z.boolean(),
    remarkPayment: z.boolean(),
  }),
});

/** The console's room of applications. */
export const orderReviews = {
  'GET /api/v2/manage/orders': {
    summary: 'Applications: what waits for staff, the longest waiting first, or what was decided',
    access: 'staff',
    query: z.object({
      status: z.enum(['waiting', 'payment', 'rework', 'accepted', 'closed']).default('waiting'),
      country: countryCode.optional(),
      type_point: z.enum(POINT_TYPES).optional(),
      move: flag.optional(),
      mine: flag.default('false'),
      query: z.string().max(100).optional().describe('A number, or the beginning of a city'),
      page: z.coerce.number().int().min(1).max(QUEUE_PAGES).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      data: z.array(queueRow),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
  },
  'GET /api/v2/manage/orders/:id': {
    summary: 'One application, as staff see it',
    access: 'staff',
    params: orderParams,
    response: staffOrder,
  },
  'POST /api/v2/manage/orders/:id/claim': {
    summary: 'Take an application, so that nobody else works on it',
    access: 'staff',
    params: orderParams,
    response: staffOrder,
  },
  'POST /api/v2/manage/orders/:id/release': {
    summary: 'Give an application back',
    access: 'staff',
    params: orderParams,
    response: staffOrder,
  },
  'POST /api/v2/manage/orders/:id/decide': {
    summary: 'Accept, send back with remarks, or decline',
    access: 'staff',
    params: orderParams,
    body: z.object({
      decision: z.enum(['accept', 'remark', 'decline', 'remarkPayment']),
      version: z
        .number()
        .int()
        .optional()
        .describe('What was looked at: refused as a conflict if the application has changed since'),
      comment: z.string().max(1000).default(''),
      remarks: z
        .array(z.object({ path: z.string().min(1).max(100), message: z.string().min(1).max(500) }))
        .max(50)
        .default([]),
    }),
    response: staffOrder,
  },
  'GET /api/v2/manage/orders/:id/messages': {
    summary: 'What owner and staff wrote to each other, oldest first; nothing else of the application',
    access: 'staff',
    params: orderParams,
    response: z.object({ data: z.array(orderComment) }),
  },
  'POST /api/v2/manage/orders/:id/messages': {
    summary: 'Write to the owner',
    access: 'staff',
    params: orderParams,
    body: z.object({ message: z.string().max(1000) }),
    response: orderComment,
  },
  'GET /api/v2/manage/load': {
    summary: 'How much waits, and who works on what',
    access: 'staff',
    response: z.object({
      waiting: z.number().int(),
      overdue: z.number().int(),
      oldest: z.string().nullable(),
      people: z.array(
        person.extend({
          claimed: z.number().int(),
          decidedToday: z.number().int(),
          decidedWeek: z.number().int(),
        }),
      ),
    }),
  },
} as const satisfies EndpointTable;
