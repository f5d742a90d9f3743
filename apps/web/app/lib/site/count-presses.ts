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

/** What is counted by what it does itself, and not by presses on what it holds. */
const DOERS = 'details, video';
const played = new WeakSet<EventTarget>();

function countAt(element: HTMLElement): void {
  // The compiler has seen every name that a component gives (data-count.d.ts).
  const { count: name } = element.dataset;
  if (name) count(name as MetricEvent);
}

/** A link or a button that carries a name, or stands in a list that does; the middle button opens links too. */
function press({ target, button }: MouseEvent): void {
  if (button > 1 || !(target instanceof Element)) return;
  const named = target.closest('a, button')?.closest<HTMLElement>('[data-count]');
  if (named && !named.matches(DOERS)) countAt(named);
}

function toggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) countAt(target);
}

/** Once each: who pauses a film is not another viewer. */
function play({ target }: Event): void {
  if (!(target instanceof HTMLVideoElement) || played.has(target)) return;
  played.add(target);
  countAt(target);
}

/**
 * Most of a public page is HTML without scripts: its parts say in `data-count` what they are counted as, and the page is
 * listened to (count-late.ts).
 */
export function countPress(event: Event): void {
  if (event instanceof MouseEvent) press(event);
  else if (event.type === 'toggle') toggle(event);
  else play(event);
}
