import { MONEY_DECISIONS, MONEY_STATES } from '@punkt/domain/ledger';
import { z } from 'zod';
import { EXPORT_ROWS, period } from './console.ts';
import type { EndpointTable } from './endpoint.ts';

const sum = z.number().int().describe('Minor units of the currency');
const filter = {
  ...period,
  state: z.enum(MONEY_STATES).optional().describe('All money received unless told'),
  query: z
    .string()
    .max(100)
    .optional()
    .describe('Number of an application, its owner, phone, INN or address; or the id of a payment'),
};

const payment = z.object({
  id: z.string().describe('Of the payment'),
  bankId: z.string().nullable().describe('What the bank calls it'),
  orderId: z.string(),
  owner: z.string().describe('Surname and initial; empty once the account was erased'),
  sum,
  currency: z.string().describe('ISO 4217'),
  state: z.enum(['differs', 'held', 'credited', 'kept', 'toReturn', 'returned']),
  paid: z.string(),
  ended: z.string().nullable().describe('When its fate was decided'),
  reason: z.string().nullable().describe('The event of the application that decided it'),
  late: z.boolean().describe('Came when nobody waited for it any more'),
  asked: z
    .object({ sum, currency: z.string() })
    .nullable()
    .describe('What we had asked for, where the bank took another amount'),
  refund: z
    .object({
      state: z.enum(['due', 'sent', 'done', 'failed']),
      tries: z.number().int(),
      done: z.string().nullable(),
      mayRetry: z.boolean(),
    })
    .nullable(),
});

const check = z.object({
  at: z.string(),
  askedBy: z.string().nullable().describe('Name of the lead; null: the daily check'),
  payments: z.number().int().describe('How many payments were compared'),
  sums: z.array(
    z.object({
      currency: z.string(),
      kind: z.enum(['received', 'credited', 'kept', 'refunded', 'late_refund']),
      ledger: sum,
      payments: sum,
    }),
  ),
  differing: z.number().int().describe('How many payments differ'),
  differences: z
    .array(
      z.object({
        paymentId: z.string(),
        orderId: z.string(),
        what: z.enum(['received', 'end', 'refund']),
        currency: z.string(),
        ledger: sum.nullable().describe('Null: the ledger has no such row'),
        payments: sum.nullable().describe('Null: the payments have none'),
      }),
    )
    .describe('The first hundred'),
});

/** The money of all applications, for leads. */
export const money = {
  'GET /api/v2/manage/money': {
    summary: 'Payments, the newest first by what the state is about',
    access: 'staff',
    query: z.object({
      ...filter,
      before: z.uuid().optional().describe('Goes on after this payment: `next` of the page before'),
      page_size: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ data: z.array(payment), next: z.string().nullable() }),
  },
  'GET /api/v2/manage/money/sums': {
    summary: 'How much of which currency in which state; each figure is the sum of the list of that state',
    access: 'staff',
    query: z.object(period),
    response: z.object({
      data: z.array(
        z.object({ currency: z.string(), state: z.enum(MONEY_STATES), sum, payments: z.number().int() }),
      ),
    }),
  },
  'GET /api/v2/manage/money/export': {
    summary: `The same payments as CSV; refused over ${EXPORT_ROWS} of them`,
    access: 'staff',
    query: z.object(filter),
    response: z.unknown(),
    stream: true,
  },
  'GET /api/v2/manage/money/check': {
    summary: 'The last comparison of the ledger with the payments; null before the first',
    access: 'staff',
    response: z.object({
      check: check.nullable(),
      failed: z.number().int().describe('Refunds that the bank refused'),
      differs: z.number().int().describe('Payments of another amount that wait for a decision'),
    }),
  },
  'POST /api/v2/manage/money/check': {
    summary: 'Compare now',
    access: 'staff',
    response: z.object({ check: check.nullable(), failed: z.number().int(), differs: z.number().int() }),
  },
  'POST /api/v2/manage/money/:id/decide': {
    summary: 'Of money that came in another amount: take it as the fee, or give it back',
    access: 'staff',
    params: z.object({ id: z.uuid() }),
    body: z.object({ decision: z.enum(MONEY_DECISIONS) }),
    response: payment,
  },
  'POST /api/v2/manage/money/:id/retry': {
    summary: 'Ask the bank again, at once, for a refund that did not go through',
    access: 'staff',
    params: z.object({ id: z.uuid() }),
    response: payment,
  },
} as const satisfies EndpointTable;
