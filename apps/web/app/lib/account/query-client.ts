import type { TextKey } from '@punkt/locales/keys';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../api-error.ts';
import { afterPress } from '../forms/after-press.ts';
import { notifyError } from '../notifications/notify-error.ts';
import { isUnanswered } from './casework/conflict.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The title of the notification when it fails (section 8 of the specification). */
    queryMeta: {
      readonly failed?: TextKey;
      /** The screen itself says that it could not be read: a notice would say it twice. */
      readonly shown?: true;
    };
    mutationMeta: {
      readonly failed?: TextKey;
      /** The title where nobody knows whether it happened: for what can't be taken back, «it failed» would be a guess. */
      readonly unanswered?: TextKey;
    };
  }
}

// What arrives while a finger is down is shown when it is lifted: a row or a line more would move what is being pressed, and in a list the
// press could end on another row. The finger is asked about when it is shown: it may come down before the timer.
notifyManager.setScheduler((show) => void setTimeout(() => afterPress(show), 0));

/** One per page load: signing in as somebody else reloads the page, so no answer outlives its person. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const { data } = query.state;
      if (query.meta?.shown && data === undefined) return;
      // Read again without a connection, behind a screen that shows what it has: no news, and it is read once more afterwards.
      if (data !== undefined && error instanceof NetworkError && !navigator.onLine) return;
      notifyError(error, query.meta?.failed ?? 'notifications.title.data');
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      const failed = meta?.failed ?? 'notifications.title.update';
      notifyError(error, isUnanswered(error) ? (meta?.unanswered ?? failed) : failed);
    },
  }),
  defaultOptions: {
    // By itself the library holds everything back while the browser is offline: a press would hang without a word, and what
    // was pressed would happen on its own later. Here a call without a connection fails at once and says so.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      // The API client repeats what is worth repeating; only a broken connection is tried once more from here.
      retry: (failures, error) => error instanceof NetworkError && failures < 1,
    },
    mutations: { networkMode: 'always' },
  },
});
