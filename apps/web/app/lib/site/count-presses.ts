import type { MetricEvent } from '@punkt/contract/metrics';
import { count } from './analytics.ts';

export { count };

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
