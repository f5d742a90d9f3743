import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { queryClient } from '../../lib/account/query-client.ts';
import { pageAt } from '../../lib/testing/page-info.ts';
import { employeesQuery } from './employee-queries.ts';
import { EmployeesScreen } from './employees-screen.tsx';

const point = { id: '7', address: 'Садовая, 12', isActive: true, abilities: [] };

function draw(query: string, page: number, pageSize: number, total: number): string {
  const { queryKey } = employeesQuery('7', 'active', { page, pageSize });
  const answer = { data: [], point, total, page, page_size: pageSize };
  queryClient.setQueryData(queryKey, answer as never);
  return renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/employees/7')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/lk/employees/7?${query}`]}>
          <EmployeesScreen pointId="7" shut={null} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
}

const NOBODY = 'В этом пункте выдачи нет сотрудников';

test('a point whose last page became empty is not said to have nobody', () => {
  expect(draw('page=2', 2, 20, 20)).not.toContain(NOBODY);
  expect(draw('page=1&pageSize=5', 1, 5, 0)).toContain(NOBODY);
});
