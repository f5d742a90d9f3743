import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { readSearch } from '../point-queries.ts';
import { ConsolePoints } from './console-points.tsx';
import { consoleListQuery } from './console-queries.ts';

function draw(page: number, total: number): string {
  const { queryKey } = consoleListQuery(readSearch(new URLSearchParams(`page=${page}`)));
  queryClient.setQueryData(queryKey, { data: [], total, page, page_size: 20 });
  return renderToStaticMarkup(
    <AppProviders info={pageAt('/manage/points')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/manage/points?page=${page}`]}>
          <ConsolePoints />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
}

const NONE = 'Таких пунктов нет';

test('points that end before this page are not said to be missing', () => {
  expect(draw(9, 45)).not.toContain(NONE);
  expect(draw(1, 0)).toContain(NONE);
});
