import { deadlineDate } from '../../../lib/account/deadline.ts';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';

/** The day that staff see too; a promise that was broken is owned up to. */
export function OrderPromise({ order }: { readonly order: Order }) {
  const text = useText();
  const now = useNow();
  const { promised, step } = order.outlook;
  if (!promised) return null;
  const late = new Date(promised) < now;
  const kept = step === 'waitForAppeal' ? 'orderPage.promise.appeal' : 'orderPage.promise';
  return <p>{text(late ? 'orderPage.promise.late' : kept, { date: deadlineDate(promised) })}</p>;
}
