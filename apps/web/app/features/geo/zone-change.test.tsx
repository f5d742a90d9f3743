import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/account/query-client.ts';
import { NetworkError } from '../../lib/api-error.ts';
import { currentNotices, dismiss } from '../../lib/notifications/store.ts';
import { useZoneChange } from './zones-query.ts';

type Change = ReturnType<typeof useZoneChange>;

/** The title of the notice about a zone whose change got no answer. */
async function titleWithoutAnswer(wish: Parameters<Change['mutateAsync']>[0]): Promise<unknown> {
  let change: Change | undefined;
  function Probe() {
    change = useZoneChange('871181b6cffffff', vi.fn());
    return null;
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  vi.stubGlobal('document', { documentElement: { lang: 'ru' }, cookie: '' });
  await expect(change?.mutateAsync(wish)).rejects.toBeInstanceOf(NetworkError);
  const notice = currentNotices().at(-1);
  if (notice) dismiss(notice.id);
  return notice?.title;
}

test('a zone whose answer was lost is not said to be unchanged', async () => {
  for (const wish of [{ kind: 'grey' as const, note: '' }, null])
    expect(await titleWithoutAnswer(wish)).toEqual({ key: 'casework.unanswered' });
});
