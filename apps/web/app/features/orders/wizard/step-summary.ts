import type { OrderRecord } from '@punkt/domain/order-record';
import { orderAddress } from '@punkt/domain/order-record';
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
