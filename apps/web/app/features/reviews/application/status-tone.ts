import { ORDER_STATUSES, type OrderStatus, type PageStatus, pageStatusOf } from '@punkt/domain/order-status';
import type { Tone } from '../../../lib/account/casework/mark.tsx';

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

/** What its owner did, or what time did, is nobody's refusal. */
const QUIET_ENDS: readonly OrderStatus[] = ['ORDER_DELETED', 'ORDER_CANCELED', 'ORDER_NOT_PAID_BY_QR_CODE'];

export const orderTone = (status: OrderStatus): Tone =>
  QUIET_ENDS.includes(status) ? 'quiet' : TONES[pageStatusOf(status)];

export const orderStatusOf = (word: string): OrderStatus | undefined =>
  ORDER_STATUSES.find((status) => status === word);
