import { z } from 'zod';
import type { Money, ProviderPayment, ProviderRefund } from './port.ts';

/** `50000.00` and nothing else: a sum that has to be guessed is no sum. */
const money = z
  .object({ value: z.string().regex(/^\d{1,13}\.\d{2}$/), currency: z.string().regex(/^[A-Z]{3}$/) })
  .transform(({ value, currency }): Money => ({ amount: Number(value.replace('.', '')), currency }));

const time = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** Our payments are captured at once, so `waiting_for_capture` is on its way like `pending`. */
const STATUS = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const;

const payment = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: money,
  captured_at: time.optional(),
  created_at: time.optional(),
  refunded_amount: money.optional(),
  confirmation: z
    .object({ confirmation_url: z.string().optional(), confirmation_data: z.string().optional() })
    .optional(),
});

const refund = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'succeeded', 'canceled']),
});

/** Only what a browser may be sent to; a link of any other kind is left out. */
const webAddress = (text: string | undefined): string | null => (text?.startsWith('https://') ? text : null);

export function readPayment(json: unknown): ProviderPayment {
  const { id, status, amount, confirmation, ...rest } = payment.parse(json);
  const qr = confirmation?.confirmation_data ?? null;
  return {
    id,
    ...amount,
    status: STATUS[status],
    paidAt: rest.captured_at ?? rest.created_at ?? null,
    refunded: rest.refunded_amount?.amount ?? 0,
    confirmationUrl: webAddress(confirmation?.confirmation_url) ?? webAddress(qr ?? undefined),
    qr,
  };
}

export const readRefund = (json: unknown): ProviderRefund => refund.parse(json);

/** Minor units to the wire: 5000000 → `50000.00`. */
export function writeMoney({ amount, currency }: Money): { value: string; currency: string } {
  const digits = String(amount).padStart(3, '0');
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}
