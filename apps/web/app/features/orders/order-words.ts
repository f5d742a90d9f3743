import { NEXT_STEPS, type NextStep } from '@punkt/domain/outlook-terms';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import type { OrderCard } from './order-queries.ts';

/** A newer server may know another step: it is shown without its sentence. */
export const knownStep = (step: string): NextStep | undefined => NEXT_STEPS.find((one) => one === step);

/** What comes next in one line; a draft says how far it is, a fee at stake that there is time to object. */
export function useNextLine(): (card: Pick<OrderCard, 'outlook' | 'draftStep'>) => string {
  const text = useText();
  const next = useNextStep();
  return ({ outlook, draftStep }) => {
    if (outlook.fee.keptFrom) return text('orders.next.object');
    if (!draftStep) return next(outlook.step);
    return draftStep.ready
      ? text('orders.next.ready')
      : text('orders.next.draft', { at: draftStep.at, of: draftStep.of });
  };
}

export function useNextStep(): (step: string) => string {
  const text = useText();
  return (step) => {
    const known = knownStep(step);
    return known ? text(`orders.next.${known}` satisfies TextKey) : '';
  };
}
