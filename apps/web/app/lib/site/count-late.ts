import type { MetricEvent } from '@punkt/contract/metrics';
import { hasConsent } from './consent.ts';

/** Counts with consent alone: without it not even the script that counts is loaded. */
export function countLate(event: MetricEvent): void {
  if (!hasConsent()) return;
  import('./count-presses.ts').then(
    ({ count }) => count(event),
    () => undefined,
  );
}
