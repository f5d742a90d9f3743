import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { acceptedQuery } from './ticket-queries.ts';

afterEach(() => vi.unstubAllGlobals());

test('a ticket can be about every approved application, whatever came after the approval', async () => {
  const asked: URL[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://localhost'));
    return Response.json({ data: [], total: 0, page: 1, page_size: 100 });
  });
  await new QueryClient().fetchQuery(acceptedQuery);
  expect(asked.map(({ searchParams }) => searchParams.get('filter.accepted'))).toEqual(['true']);
  // A stage is where an application stands in the list: the approved ones that went on are in others.
  expect(asked.map(({ searchParams }) => searchParams.get('filter.stage'))).toEqual([null]);
});
