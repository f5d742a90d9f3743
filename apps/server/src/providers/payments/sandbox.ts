import { randomUUID } from 'node:crypto';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refused } from '../outbound-client.ts';
import type { PaymentProvider, ProviderPayment } from './port.ts';
import * as store from './sandbox-payment-store.ts';

/** What a person may do at the bank of the sandbox. */
export type BankAction = 'pay' | 'fail' | 'late';

const STATUS = { pending: 'pending', paid: 'succeeded', failed: 'canceled', canceled: 'canceled' } as const;

/** How long after the deadline late money comes, and how long after its beginning where there is no deadline. */
const LATE_SECONDS = 60;
const WITHOUT_DEADLINE_SECONDS = 24 * 3600;

/** A bank of our own: it keeps payments in a table, and a person decides on a page what becomes of them. */
export function createSandboxBank(db: Database, clock: Clock, origin: string) {
  const present = (row: store.SandboxPayment): ProviderPayment => {
    const path = `/sandbox/pay/${row.id}`;
    return {
      id: row.id,
      amount: row.amount,
      currency: row.currency,
      status: STATUS[row.status],
      paidAt: row.paid_at,
      refunded: row.refund_id ? row.amount : 0,
      confirmationUrl: path,
      qr: origin ? `${origin}${path}` : null,
    };
  };

  const find = (id: string) => store.readPayment(db, id, clock.now());

  const known = async (id: string): Promise<store.SandboxPayment> => {
    const row = await find(id);
    if (!row) throw new Refused('the bank of the sandbox knows no such payment');
    return row;
  };

  const provider: PaymentProvider = {
    name: 'sandbox',
    create: async ({ key, orderId, amount, currency, deadline }) =>
      present(
        await store.insertPayment(db, {
          id: randomUUID(),
          key,
          order_id: orderId,
          amount,
          currency,
          deadline,
          created: clock.now(),
        }),
      ),
    read: async (id) => present(await known(id)),
    cancel: async (id) => {
      await known(id);
      await store.endPayment(db, id, 'canceled', null);
    },
    refund: async (id, _money, key) => {
      const refundId = await store.refundPayment(db, id, randomUUID(), key);
      if (!refundId) throw new Refused('the bank of the sandbox has nothing to pay back');
      return { id: refundId, status: 'succeeded' };
    },
    readRefund: async (id) => ({ id, status: 'succeeded' }),
  };

  /** Answers the payment as it then stands, or nothing for an id that the bank never gave out. */
  async function act(id: string, action: BankAction): Promise<store.SandboxPayment | undefined> {
    const row = await find(id);
    if (!row) return undefined;
    const now = clock.now();
    if (action === 'pay') await store.endPayment(db, id, 'paid', now);
    else if (action === 'fail') await store.endPayment(db, id, 'failed', null);
    else {
      const deadline = row.deadline ?? addSeconds(row.created, WITHOUT_DEADLINE_SECONDS);
      const last = new Date(Math.max(deadline.getTime(), now.getTime()));
      await store.payLater(db, id, addSeconds(last, LATE_SECONDS));
    }
    return find(id);
  }

  return { provider, find, act };
}

export type SandboxBank = ReturnType<typeof createSandboxBank>;
