import { describeError } from '../../../../lib/notifications/describe-error.ts';
import type { NewNotice, Phrase } from '../../../../lib/notifications/store.ts';
import { UnreadableFileError } from '../../../../lib/uploads/unreadable-file.ts';

/** How the editor says that something failed (section 8 of the specification of the site); null where nothing is to be said. */
export function complaintOf(error: unknown, say: (phrase: Phrase) => string): NewNotice | null {
  const title = { key: 'editor.failed' } as const;
  if (error instanceof UnreadableFileError)
    return { kind: 'error', title, text: { key: 'editor.image.unreadable' } };
  const words = describeError(error);
  if (!words) return null;
  const text = { key: 'editor.failed.text', params: { reason: say(words.text) } } as const;
  return { kind: 'error', title, text, list: words.list, requestId: words.requestId };
}
