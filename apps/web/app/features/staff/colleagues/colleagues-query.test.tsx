import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/account/query-client.ts';
import { NetworkError } from '../../../lib/api-error.ts';
import { currentNotices, dismiss } from '../../../lib/notifications/store.ts';
import { useChangeRole } from './colleagues-query.ts';

type Change = ReturnType<typeof useChangeRole>;

/** The title of the notice about a role whose giving or taking got no answer. */
async function titleWithoutAnswer(granted: boolean): Promise<unknown> {
  let change: Change | undefined;
  function Probe() {
    change = useChangeRole(granted);
    return null;
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  vi.stubGlobal('document', { documentElement: { lang: 'ru' }, cookie: '' });
  await expect(change?.mutateAsync({ id: '7', role: 'operator' })).rejects.toBeInstanceOf(NetworkError);
  const notice = currentNotices().at(-1);
  if (notice) dismiss(notice.id);
  return notice?.title;
}

test('a role whose answer was lost is not said to be as it was', async () => {
  for (const granted of [true, false])
    expect(await titleWithoutAnswer(granted)).toEqual({ key: 'casework.unanswered' });
});
