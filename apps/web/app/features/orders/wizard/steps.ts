import { ORDER_STEPS, type OrderStep, orderStepOf } from '@punkt/domain/order-record';
import type { Problems } from '@punkt/domain/record-table';

/** What is needed is read first; the rest is filled in. */
export type WizardStep = 'requirements' | OrderStep;

export const WIZARD_STEPS: readonly WizardStep[] = ['requirements', ...ORDER_STEPS];

export const placeOf = (step: WizardStep): number => WIZARD_STEPS.indexOf(step);

/** The first step that a refusal is about. */
export function firstStepOf(problems: Problems): OrderStep {
  const steps = Object.keys(problems).map(orderStepOf);
  return ORDER_STEPS.find((step) => steps.includes(step)) ?? 'files';
}
