import type { MetricEvent } from '@punkt/contract/metrics';
import { browserStorage } from '../storage.ts';
import { hasConsent } from './consent.ts';

const COUNTRY = 'punkt_country';
const PAUSE_MS = 2_000;
/** So many the server takes at once. */
const MOST = 50;

const storage = browserStorage('sessionStorage');
const waiting: MetricEvent[] = [];
let counted: Promise<boolean> | undefined;

/** Only visitors from Russia are counted: asked once per session, and «unknown» is no Russia. */
async function isCounted(): Promise<boolean> {
  const known = storage.getItem(COUNTRY);
  if (known !== null) return known === 'RU';
  const answer = await fetch('/api/v4/country');
  const { countryCode } = await answer.json();
  if (answer.ok) storage.setItem(COUNTRY, countryCode ?? '');
  return countryCode === 'RU';
}

async function send(): Promise<void> {
  const events = waiting.splice(0, MOST).map((name) => ({ name }));
  if (events.length === 0) return;
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  // A full queue of beacons answers false; a request that outlives the page is as good.
  if (!navigator.sendBeacon?.('/api/v1/events', body))
    await fetch('/api/v1/events', { method: 'POST', body, keepalive: true });
}

/** Whatever fails here (a blocker, no network) is nobody's business but ours: nothing is thrown, nothing is shown. */
const sendQuietly = (): void => void send().catch(() => undefined);

/** Counts an event of the public site, with consent and in Russia only. */
export function count(event: MetricEvent): void {
  if (!hasConsent()) return;
  counted ??= isCounted().catch(() => false);
  void counted.then((yes) => {
    if (!yes) return;
    waiting.push(event);
    if (waiting.length >= MOST || document.visibilityState === 'hidden') sendQuietly();
    else if (waiting.length === 1) setTimeout(sendQuietly, PAUSE_MS);
  });
}

// Whoever leaves takes along what was not sent yet.
globalThis.document?.addEventListener(
  'visibilitychange',
  () => document.visibilityState === 'hidden' && sendQuietly(),
);
