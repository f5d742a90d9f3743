import type { MetricEvent } from '@punkt/contract/metrics';
import { hasConsent } from './consent.ts';

/** What is counted by listening to the page (count-presses.ts). */
const KINDS = ['click', 'auxclick', 'toggle', 'playing'] as const;

/** What was pressed while the script that counts is on its way: it is counted once it is here. */
const early: Event[] = [];
let handle = (event: Event): unknown => early.push(event);
let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  // On their way down, because `toggle` and `playing` do not come up again.
  for (const kind of KINDS) document.addEventListener(kind, (event) => handle(event), true);
}

/** Counts with consent alone: without it nothing is listened to, and not even the script that counts is loaded. */
export function countLate(event: MetricEvent): void {
  if (!hasConsent()) return;
  listen();
  import('./count-presses.ts').then(
    (presses) => {
      presses.count(event);
      handle = presses.countPress;
      early.splice(0).forEach(presses.countPress);
    },
    () => undefined,
  );
}
