import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api-error.ts';
import { currentNotices, dismiss } from '../notifications/store.ts';
import { queryClient } from './query-client.ts';

/** The title of the notice about a call that failed so. */
async function titleOf(error: Error, meta: object): Promise<unknown> {
  const call = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(error), meta });
  await expect(call.execute(undefined)).rejects.toBe(error);
  const notice = currentNotices().at(-1);
  if (notice) dismiss(notice.id);
  queryClient.getMutationCache().clear();
  return notice?.title;
}

test('what may have happened is not said to have failed, where the call has words for that', async () => {
  const decided = { failed: 'money.decide.failed', unanswered: 'money.decide.unanswered' };
  expect(await titleOf(new NetworkError(''), decided)).toEqual({ key: 'money.decide.unanswered' });
  expect(await titleOf(new ApiError(504, {}), decided)).toEqual({ key: 'money.decide.unanswered' });
  expect(await titleOf(new ApiError(409, {}), decided)).toEqual({ key: 'money.decide.failed' });
  expect(await titleOf(new NetworkError(''), { failed: 'money.retry.failed' })).toEqual({
    key: 'money.retry.failed',
  });
});
