import type { TextKey } from '@punkt/locales/keys';
import { describeError } from './describe-error.ts';
import { type NewNotice, notify } from './store.ts';

/** Shows a failed call bottom-right, under the title of what was being done. */
export function notifyError(
  error: unknown,
  title: TextKey = 'notifications.title',
  seconds: NewNotice['seconds'] = 5,
): void {
  const words = describeError(error);
  if (words) notify({ kind: 'error', title: { key: title }, seconds, ...words });
}
