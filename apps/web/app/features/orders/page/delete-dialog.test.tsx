import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import type { Order } from '../order-queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const OUTLOOK = { step: 'waitForReview', fee: { amount: null, ifDeletedNow: null } };

const asked = (order: { readonly status: string; readonly exPickPointId: string | null }): string =>
  renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/orders/7')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <DeleteDialog
            order={{ id: '7', country: 'RU', outlook: OUTLOOK, ...order } as unknown as Order}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );

test('who deletes an application gives up its place; of a move there is none, and its point stays', () => {
  expect(asked({ status: 'ORDER_CREATED', exPickPointId: null })).toContain('Место на карте освободится');
  const move = asked({ status: 'ORDER_CREATED', exPickPointId: '1001' });
  expect(move).toContain('действующий пункт останется на месте');
  expect(move).not.toContain('Место на карте');
  expect(asked({ status: 'ORDER_DRAFT', exPickPointId: '1001' })).toContain('Восстановить черновик');
});
