import { type Farewell, leaveFarewell } from '../../../lib/farewell.ts';
import { logout } from '../../../lib/logout.ts';
import { tellWebView } from '../../../lib/web-view.ts';
import { localDraft } from './draft-store.ts';

/** Registered: the app around us hears of it, and the person logs in again, as an owner. */
export async function finish(userId: string, words: Farewell): Promise<void> {
  localDraft.forget(userId);
  tellWebView({ type: 'registration', status: 'success' });
  leaveFarewell(words);
  await logout();
}
