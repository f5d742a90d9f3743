import { ORDER_EVENTS, type OrderEvent } from '@punkt/domain/order-machine';
import { useText } from '../i18n.tsx';
import type { TimelineEntry } from './timeline.tsx';

const EVENTS = ['create', ...ORDER_EVENTS] as const;

/** What happened to an application, in words; what is newer than this page is shown as it came. */
export function useOrderEvent(): (event: string) => string {
  const text = useText();
  return (event) => {
    const known = EVENTS.find((one) => one === event);
    return known ? text(`orderFacts.history.${known}`) : event;
  };
}

const TONES: Partial<Record<OrderEvent, TimelineEntry['tone']>> = {
  accept: 'success',
  pay: 'success',
  activate: 'success',
  remark: 'amber',
  remarkPayment: 'amber',
  remarkActivation: 'amber',
  decline: 'danger',
  expirePayment: 'danger',
  lapseRework: 'danger',
  lapseReview: 'danger',
  lapseMove: 'danger',
  lapseActivation: 'danger',
  uphold: 'success',
  refundFee: 'success',
  rejectAppeal: 'danger',
};

export const toneOfOrderEvent = (event: string): TimelineEntry['tone'] => TONES[event as OrderEvent];
