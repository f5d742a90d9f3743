import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { seedUser } from '../../../lib/account/user-query.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { TicketLineCard } from './ticket-line.tsx';

test('until when a ticket waits is told in the hours of the partner’s country, as its page and the notice tell it', () => {
  seedUser({ country: 'KZ' } as never);
  const ticket = {
    id: '500001',
    status: 2,
    ticketTypeId: 62,
    preview: 'Когда привезут вывеску?',
    createDate: '2026-11-17T09:00:00.000Z',
    closeDate: '2026-11-22T19:30:00.000Z',
    dueDate: null,
    finishDate: null,
    isRead: true,
    isLate: false,
    hasNotice: true,
    canRate: false,
  };
  const html = renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/tickets')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/lk/tickets']}>
          <TicketLineCard ticket={ticket as never} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
  expect(html).toContain('Ждём вас до 23.11.2026, 00:30 по Астане');
});
