import type { WireRequest } from '@punkt/contract/request';
import type { TextKey } from '@punkt/locales/keys';
import { apiErrorOf } from './api-error.ts';
import { openStream } from './client.ts';
import { notifyError } from './notifications/notify-error.ts';

/** How long the new window may take to read the paper before its address is given back. */
const LIFETIME_MS = 60_000;

/**
 * Opens a printable paper in a window of its own. The address can't carry the token, so the paper is fetched with it; the
 * window is opened first, because one that comes after an answer is taken for an advertisement.
 */
export async function openPaper(request: WireRequest, failed: TextKey): Promise<void> {
  const view = window.open('', '_blank');
  try {
    const response = await openStream(request);
    if (!response.ok) throw await apiErrorOf(response);
    // It lives under the policy of this page, which names its style by its hash.
    const url = URL.createObjectURL(new Blob([await response.text()], { type: 'text/html' }));
    if (view) view.location.href = url;
    else location.assign(url);
    setTimeout(() => URL.revokeObjectURL(url), LIFETIME_MS);
  } catch (error) {
    view?.close();
    notifyError(error, failed);
  }
}
