import { FEE_OUTCOMES } from '@punkt/domain/fees';
import { ATTEMPT_STATUSES, CHECK_STATUSES } from '@punkt/domain/payments';
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { orderId, orderParams } from './order-data.ts';

const status = z.enum(CHECK_STATUSES);
const money = {
  sum: z.number().int().describe('Minor units of the currency'),
  currency: z.string().describe('ISO 4217'),
};
const qr = z.string().nullable().describe('What the QR code says, where the bank gives one');

const story = z.object({
  orderId: z.string(),
  status,
  /** Null until money was taken in. */
  fee: z
    .object({
      ...money,
      paid: z.string(),
      receipt: z.string().describe('Number of the receipt'),
      outcome: z
        .enum(FEE_OUTCOMES)
        .nullable()
        .describe('Credited to the point, given back, or kept; null while the application goes on'),
      outcomeAt: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  ledger: z.array(
    z.object({
      kind: z.enum(['received', ...FEE_OUTCOMES, 'late_refund']),
      ...money,
      at: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      ...money,
      state: z
        .enum(['due', 'sent', 'done', 'failed'])
        .describe('Failed ones are asked for again until the bank pays'),
      late: z.boolean().describe('Money that came when the application no longer waited for it'),
      created: z.string(),
      done: z.string().nullable(),
    }),
  ),
});

const params = z.object({ orderId });

export const payments = {
  'POST /api/v2/pickpoint/order/check/add': {
    summary: 'Start paying the guarantee fee, or go on with the attempt under way',
    access: 'user',
    body: z.object({ client_type: z.string().max(50).optional(), pickpoint_order_id: orderId }),
    response: z.object({
      paymentUrl: z.string().nullable().describe('Where to pay; null when it is paid already'),
      data: z.object({ ...money, sumRub: z.number().describe('Whole and hundredth units') }),
      status,
      qr,
    }),
  },
  'GET /api/v2/pickpoint/order/check/:id': {
    summary: 'How the payment stands; asks the bank when an attempt is under way',
    access: 'user',
    params: orderParams,
    response: z.object({
      data: z.object({
        status,
        ...money,
        sumRub: z.number(),
        paymentUrl: z.string().nullable().describe('Of the attempt under way'),
        qr,
        deadline: z.string().nullable(),
      }),
    }),
  },
  'POST /api/v4/payments/yookassa': {
    summary: 'YooKassa tells that something happened. Nothing in it is believed: the payment is read back',
    access: 'public',
    body: z.object({
      event: z.string().max(64),
      object: z.object({ id: z.string().min(1).max(64), payment_id: z.string().max(64).optional() }),
    }),
    response: z.object({}),
  },
  'GET /api/v4/payments/:orderId': {
    summary: 'What became of the money of an own application',
    access: 'user',
    params,
    response: story,
  },
  'GET /api/v4/payments/:orderId/receipt': {
    summary: 'A printable receipt of a paid fee',
    access: 'user',
    params,
    response: z.unknown(),
    stream: true,
  },
  'GET /api/v2/manage/payments/:orderId': {
    summary: 'What became of the money of an application, attempts included',
    access: 'staff',
    params,
    response: story.extend({
      attempts: z.array(
        z.object({
          id: z.string(),
          provider: z.string(),
          providerId: z.string().nullable(),
          ...money,
          status: z.enum(ATTEMPT_STATUSES),
          created: z.string(),
          paid: z.string().nullable(),
          settled: z.string().nullable(),
        }),
      ),
    }),
  },
} as const satisfies EndpointTable;

const sandboxPayment = z.object({
  id: z.string(),
  orderId: z.string(),
  ...money,
  status: z.enum(['pending', 'paid', 'failed', 'canceled']),
  deadline: z.string().nullable(),
  paysAt: z.string().nullable().describe('When the money will come, after «late»'),
});

/** The bank of the sandbox. It exists only where no real one is configured. */
export const sandboxPayments = {
  'GET /api/v4/sandbox/payments/:id': {
    summary: 'A payment at the bank of the sandbox',
    access: 'public',
    sandbox: true,
    params: z.object({ id: z.uuid() }),
    response: sandboxPayment,
  },
  'POST /api/v4/sandbox/payments/:id': {
    summary: 'Pay, refuse, or let the money come after the deadline',
    access: 'public',
    sandbox: true,
    params: z.object({ id: z.uuid() }),
    body: z.object({ action: z.enum(['pay', 'fail', 'late']) }),
    response: sandboxPayment,
  },
} as const satisfies EndpointTable;
