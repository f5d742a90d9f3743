import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { ticketsQuery } from '../ticket-queries.ts';
import { readFilter } from './ticket-filter.ts';
import { TicketsScreen } from './tickets-screen.tsx';

function draw(query: string, total: number): string {
  const { queryKey } = ticketsQuery(readFilter(new URLSearchParams(query)));
  queryClient.setQueryData(queryKey, { data: [], total, unread: 0, elsewhere: { total: 3, unread: 0 } });
  return renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/tickets')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/lk/tickets?${query}`]}>
          <TicketsScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
}

const NONE = 'В выбранных темах обращений нет';

test('topics whose tickets end before this page are not said to have none', () => {
  expect(draw('page=9', 2)).not.toContain(NONE);
  expect(draw('pageSize=5', 0)).toContain(NONE);
});
