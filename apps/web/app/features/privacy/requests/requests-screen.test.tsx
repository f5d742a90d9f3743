import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { requestsQuery } from './requests-query.ts';
import { RequestsScreen } from './requests-screen.tsx';

function draw(page: number, total: number): string {
  const { queryKey } = requestsQuery('open', page);
  queryClient.setQueryData(queryKey, { data: [], total, page, page_size: 20 });
  return renderToStaticMarkup(
    <AppProviders info={pageAt('/manage/privacy')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/manage/privacy?page=${page}`]}>
          <RequestsScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
}

const NONE = 'Открытых запросов нет';

test('a page whose last request was decided is not said to be all there is', () => {
  expect(draw(2, 20)).not.toContain(NONE);
  expect(draw(2, 0)).not.toContain(NONE);
  expect(draw(1, 0)).toContain(NONE);
});
