import type { CallOutput } from '@punkt/contract/contract';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { usePoll } from '../use-poll.ts';

export type SandboxPayment = CallOutput<'GET /api/v4/sandbox/payments/:id'>;
/** The guarantee fee, all that is paid here, exists in Russia only: its time to pay is told in Moscow's hours, as everywhere. */
export const FEE_COUNTRY = 'RU';

export type PayAction = 'pay' | 'fail' | 'late';

/** An address with something else than an id in it leads to no payment either. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);

/** Null: the bank never gave out such a payment. */
async function read(id: string, signal: AbortSignal): Promise<SandboxPayment | null> {
  try {
    return await api('GET /api/v4/sandbox/payments/:id', { params: { id } }, { signal });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Follows the payment: who scans the code pays on the phone, and this page sees it. */
export function usePayment(id: string) {
  const { data, failed, again } = usePoll((signal) => read(id, signal), 3_000);
  const [busy, setBusy] = useState<PayAction | null>(null);
  /** Answers the payment as it then stands, or nothing where the bank could not be asked. */
  const act = async (action: PayAction): Promise<SandboxPayment | undefined> => {
    setBusy(action);
    try {
      const payment = await api('POST /api/v4/sandbox/payments/:id', { params: { id }, body: { action } });
      again();
      return payment;
    } catch (error) {
      notifyError(error, 'sandboxPay.failed');
      return undefined;
    } finally {
      setBusy(null);
    }
  };
  return { payment: data, failed, busy, act };
}
