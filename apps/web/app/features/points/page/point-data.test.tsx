import type { CallOutput } from '@punkt/contract/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { timetableOrderQuery } from '../point-queries.ts';
import { HoursRequest } from './point-data.tsx';

type Status = CallOutput<'GET /api/v4/pickpoint/:id/timetable-order'>['timetable_order']['status'];

const BLOCKED = '2026-11-27T20:59:59.000Z';

function linkOf(point: Partial<Parameters<typeof HoursRequest>[0]['point']>, status: Status): string {
  const client = new QueryClient();
  const { queryKey } = timetableOrderQuery('7');
  client.setQueryData<unknown>(queryKey, { timetable_order: { status } });
  return renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/pvz/7')} table={accountTexts.ru}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <HoursRequest point={{ id: '7', abilities: [], blockTime: null, ...point }} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  ).replace(/<[^>]+>/g, '');
}

test('a blocked point leads to a request about its hours where one waits, and to no closed door', () => {
  expect(linkOf({ blockTime: BLOCKED }, 'none')).toBe('');
  expect(linkOf({ blockTime: BLOCKED }, 'rejected')).toBe('');
  expect(linkOf({ blockTime: BLOCKED }, 'waiting')).toBe('Посмотреть запрос на новые часы');
});

test('any other point leads to the form, or to what waits', () => {
  expect(linkOf({ abilities: ['editTimetable'] }, 'none')).toBe('Изменить часы или добавить выходные');
  expect(linkOf({}, 'waiting')).toBe('Посмотреть запрос на новые часы');
});
