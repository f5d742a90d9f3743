import type { UserInfo } from '@punkt/contract/user';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { liveKey } from './live-keys.ts';
import { queryClient } from './query-client.ts';

const userQuery = queryOptions({
  // Under `owner`, so that the live event of that name reads the person again too: their document was just approved.
  queryKey: liveKey('owner', 'user'),
  queryFn: ({ signal }) => api('GET /api/v2/user', {}, { signal }),
  meta: { failed: 'notifications.title.user' },
});

/** The guard has just read the person: the screens start from that answer. */
export function seedUser(user: UserInfo): void {
  queryClient.setQueryData(userQuery.queryKey, user);
}

/** Behind the guard there is always a person. */
export function useUser(): UserInfo {
  const { data } = useQuery(userQuery);
  if (!data) throw new Error('useUser needs the guard of the account area above it');
  return data;
}
