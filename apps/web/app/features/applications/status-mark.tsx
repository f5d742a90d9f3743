import type { OrderStatus, PageStatus } from '@punkt/domain/order-status';
import { pageStatusOf } from '@punkt/domain/order-status';
import { Mark, type Tone } from '../../lib/account/casework/mark.tsx';
import { useText } from '../../lib/i18n.tsx';

const TONES = {
  draft: 'quiet',
  waitingPayment: 'quiet',
  created: 'quiet',
  remarkFromCreated: 'amber',
  declined: 'danger',
  accepted: 'success',
  readyActivate: 'quiet',
  remarkFromActivate: 'amber',
  pickPointCreated: 'success',
} as const satisfies Record<PageStatus, Tone>;

/** What its owner did herself, or what time did, is nobody's refusal. */
const QUIET_ENDS: readonly OrderStatus[] = ['ORDER_DELETED', 'ORDER_CANCELED', 'ORDER_NOT_PAID_BY_QR_CODE'];

export const toneOf = (status: OrderStatus): Tone =>
  QUIET_ENDS.includes(status) ? 'quiet' : TONES[pageStatusOf(status)];

export function StatusMark({ status }: { readonly status: OrderStatus }) {
  const text = useText();
  return (
    <Mark tone={toneOf(status)} wraps>
      {text(`orders.status.${status}`)}
    </Mark>
  );
}
