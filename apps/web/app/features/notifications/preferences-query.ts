import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/client.ts';

type Chosen = CallOutput<'GET /api/v4/notifications/preferences'>;
export type PreferenceTable = Chosen['preferences'];

export const preferencesQuery = queryOptions({
  queryKey: ['noticePreferences'],
  queryFn: ({ signal }) => api('GET /api/v4/notifications/preferences', {}, { signal }),
  meta: { shown: true },
});

/** The switch moves at once and goes back if the server does not agree. Of two presses the later one is sent last. */
export function useChoose() {
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery;
  return useMutation({
    scope: { id: 'noticePreferences' },
    mutationFn: (preferences: PreferenceTable) =>
      api('POST /api/v4/notifications/preferences', { body: { preferences } }),
    meta: { failed: 'noticeList.preferences.failed' },
    onMutate: async (preferences) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, preferences });
      return before;
    },
    onError: (_error, _preferences, before) => queries.setQueryData(queryKey, before),
  });
}
