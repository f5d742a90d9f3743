import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import type { KnownStep } from '../order-words.ts';

type Facts = Pick<Order, 'remarks' | 'outlook'>;

/** What the step means. Rework points at the remarks there are, and says where the application goes from there. */
export function useStepWords(): (step: KnownStep, order: Facts) => string {
  const text = useText();
  return (step, { remarks, outlook }) => {
    const reworks = step === 'rework' || step === 'reworkActivation';
    const what = text(
      reworks && remarks.length === 0 ? 'orderPage.text.rework.comment' : `orderPage.text.${step}`,
    );
    if (step !== 'rework') return what;
    const unpaid = outlook.fee.state === 'notYet';
    return `${what} ${text(unpaid ? 'orderPage.rework.payment' : 'orderPage.rework.review')}`;
  };
}
