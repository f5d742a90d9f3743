import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { queryClient } from '../../lib/account/query-client.ts';
import { pageAt } from '../../lib/testing/page-info.ts';
import { ConsolePeople } from './console-people.tsx';

function draw(page: number, total: number): string {
  const answer = { data: [], total, page, page_size: 20 };
  queryClient.setQueryData(['consolePeople', '7', 'active', page], answer);
  return renderToStaticMarkup(
    <AppProviders info={pageAt('/manage/points/7')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/manage/points/7?people=active&page=${page}`]}>
          <ConsolePeople pointId="7" />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
}

test('people of a point whose last page became empty are not an empty list', () => {
  expect(draw(2, 20)).toBe('');
  expect(draw(1, 0)).toContain('В этом пункте выдачи нет сотрудников');
});
