import type { NextStep } from '@punkt/domain/outlook-terms';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';

type Facts = Pick<Order, 'remarks' | 'outlook'>;

/** What ended says why in its own card. */
const ENDED = ['declined', 'canceled', 'deleted', 'notPaid'] as const;
const isEnded = (step: NextStep): step is (typeof ENDED)[number] => ENDED.some((end) => end === step);

/** What the step means. Rework points at the remarks there are, and says where the application goes from there. */
export function useStepWords(): (step: NextStep, order: Facts) => string {
  const text = useText();
  return (step, { remarks, outlook }) => {
    if (isEnded(step)) return '';
    const reworks = step === 'rework' || step === 'reworkActivation';
    const what = text(
      reworks && remarks.length === 0 ? 'orderPage.text.rework.comment' : `orderPage.text.${step}`,
    );
    if (step !== 'rework') return what;
    const unpaid = outlook.fee.state === 'notYet';
    return `${what} ${text(unpaid ? 'orderPage.rework.payment' : 'orderPage.rework.review')}`;
  };
}
