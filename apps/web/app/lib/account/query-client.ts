import type { TextKey } from '@punkt/locales/keys';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../api-error.ts';
import { notifyError } from '../notifications/notify-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The title of the notification when it fails (section 8 of the specification). */
    queryMeta: {
      readonly failed?: TextKey;
      /** The screen itself says that it could not be read: a notice would say it twice. */
      readonly shown?: true;
    };
    mutationMeta: { readonly failed?: TextKey };
  }
}

/** One per page load: signing in as somebody else reloads the page, so no answer outlives its person. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.meta?.shown && query.state.data === undefined) return;
      notifyError(error, query.meta?.failed ?? 'notifications.title.data');
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) =>
      notifyError(error, mutation.meta?.failed ?? 'notifications.title.update'),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The API client repeats what is worth repeating; only a broken connection is tried once more from here.
      retry: (failures, error) => error instanceof NetworkError && failures < 1,
    },
  },
});
