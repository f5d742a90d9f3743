import { type TextKey, useText } from '../../lib/i18n.tsx';

/** Steps and deadlines travel as words of the product; one we do not know yet is shown without its sentence. */
const NEXT_STEPS = [
  'send',
  'pay',
  'waitForReview',
  'rework',
  'confirm',
  'activate',
  'waitForActivation',
  'reworkActivation',
  'opened',
  'declined',
  'canceled',
  'deleted',
  'notPaid',
] as const;

export type KnownStep = (typeof NEXT_STEPS)[number];

export const knownStep = (step: string): KnownStep | undefined => NEXT_STEPS.find((one) => one === step);

export function useNextStep(): (step: string) => string {
  const text = useText();
  return (step) => {
    const known = knownStep(step);
    return known ? text(`orders.next.${known}` satisfies TextKey) : '';
  };
}
