import { type OrderRecord, orderAddress, orderStepOf } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';
import { generalHours } from '@punkt/domain/timetable';
import { useText } from '../../../lib/i18n.tsx';
import type { WizardStep } from './steps.ts';

/** One line of what a finished step says. */
export function useStepSummary(record: OrderRecord): (step: WizardStep) => string {
  const text = useText();
  const hours = record.timetable && generalHours(record.timetable);
  const lines: Record<WizardStep, () => readonly string[]> = {
    requirements: () => [text('wizard.need.done')],
    location: () => [orderAddress(record)],
    conditions: () => [
      record.area === null ? '' : text('wizard.summary.area', { area: record.area }),
      hours ? `${hours.open}–${hours.close}` : '',
    ],
    files: () => [],
  };
  return (step) => lines[step]().filter(Boolean).join(' · ');
}

/** How much staff remarked on a step and nobody has changed yet. */
export function useStepRemarks(remarks: OrderProblems): (step: WizardStep) => string | undefined {
  const text = useText();
  const steps = Object.keys(remarks).map(orderStepOf);
  return (step) => {
    const count = steps.filter((other) => other === step).length;
    return count > 0 ? text('wizard.step.remarks', { count }) : undefined;
  };
}
