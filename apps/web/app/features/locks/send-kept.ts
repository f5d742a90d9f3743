import { cleanControllerCode } from '@punkt/domain/lock-terms';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { notify } from '../../lib/notifications/store.ts';
import { flowName, forgetFlow, readFlow, unsentOrders } from './lock-flows.ts';
import { isFinal, sendAnswer } from './send-answer.ts';

const isOpen = (orderId: string): boolean => location.pathname === `/lk/orders/${orderId}/activate-elock`;

/** Sends every answer that this browser keeps. On the page of the lock the steps say what became of it; elsewhere a notice does. */
export function sendKept(userId: string): void {
  for (const orderId of unsentOrders(userId)) void sendOne(userId, orderId);
}

async function sendOne(userId: string, orderId: string): Promise<void> {
  const name = flowName(userId, orderId);
  const { answer, code } = readFlow(name);
  const delivery = await sendAnswer(userId, orderId);
  if (isOpen(orderId)) return;
  if (delivery?.state === 'sent' && answer?.clicked)
    notify({
      kind: 'success',
      title: { key: 'orders.lock.done', params: { name: cleanControllerCode(code) } },
    });
  if (delivery?.state !== 'refused') return;
  notifyError(delivery.error, 'orders.lock.failed', 10);
  // It was told once; the next opening of the page need not say it again.
  if (isFinal(delivery.error)) forgetFlow(name);
}
