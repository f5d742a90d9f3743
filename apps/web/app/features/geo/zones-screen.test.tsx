import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { queryClient } from '../../lib/account/query-client.ts';
import { seedUser } from '../../lib/account/user-query.ts';
import { pageAt } from '../../lib/testing/page-info.ts';
import { setZonesQuery } from './zones-query.ts';
import { ZonesScreen } from './zones-screen.tsx';

function draw(page: number, total: number): string {
  seedUser({ country: 'RU' } as never);
  const { queryKey } = setZonesQuery({ kind: undefined, page });
  queryClient.setQueryData(queryKey, { data: [], total, page, page_size: 20 });
  return renderToStaticMarkup(
    <AppProviders info={pageAt('/manage/zones')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/manage/zones?page=${page}`]}>
          <ZonesScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
}

const NONE = 'Вручную ничего не задано';

test('zones whose last page became empty are not said to be none', () => {
  expect(draw(2, 20)).not.toContain(NONE);
  expect(draw(1, 0)).toContain(NONE);
});
