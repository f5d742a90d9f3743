import { ORDER_STEPS, type OrderProblems, type OrderStep } from '@punkt/domain/order-rules';

/** What is needed is read first; the rest is filled in. */
export type WizardStep = 'requirements' | OrderStep;

export const WIZARD_STEPS: readonly WizardStep[] = ['requirements', ...ORDER_STEPS];

export const placeOf = (step: WizardStep): number => WIZARD_STEPS.indexOf(step);

const CONDITIONS = ['area', 'stock_area', 'celling_height', 'dressing_rooms_count', 'timetable'];

/** Where a field of the wire is asked for. */
export function stepOfPath(path: string): OrderStep {
  const [field = ''] = path.split('.');
  if (field === 'actual_urls') return 'files';
  return CONDITIONS.includes(field) ? 'conditions' : 'location';
}

/** The first step that a refusal is about. */
export function firstStepOf(problems: OrderProblems): OrderStep {
  const steps = Object.keys(problems).map(stepOfPath);
  return ORDER_STEPS.find((step) => steps.includes(step)) ?? 'files';
}
