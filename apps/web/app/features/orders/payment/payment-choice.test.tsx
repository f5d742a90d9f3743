import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { listQuery } from '../order-queries.ts';
import { PaymentChoice } from './payment-choice.tsx';

const FEE = { state: 'due', ifDeletedNow: null, refundUntil: null, keptFrom: null };

const card = (id: number, status: string, step: string) => ({
  id: String(id),
  status,
  deleted: false,
  created: '2025-11-20T09:00:00.000Z',
  country: 'RU',
  fullAddress: 'Тула, Лесная улица, 3',
  exPickPointId: null,
  draftStep: null,
  outlook: { step, actor: 'owner', until: null, promised: null, otherwise: null, fee: FEE },
});

/** What the server answers to the two questions that can be asked. */
function answer(stage: 'payment' | undefined, data: ReadonlyArray<ReturnType<typeof card>>, total: number) {
  const { queryKey } = listQuery({ show: 'active', ...(stage && { stage }), page: 1, pageSize: 100 });
  queryClient.setQueryData(queryKey, { data, total, page: 1, page_size: 100 } as never);
}

test('whoever has a hundred newer applications still finds the ones that wait for money', () => {
  const newest = Array.from({ length: 100 }, (_, index) =>
    card(900 + index, 'ORDER_CREATED', 'waitForReview'),
  );
  answer(undefined, newest, 102);
  answer(
    'payment',
    [7, 8].map((id) => card(id, 'ORDER_WAITING_QR_CODE_PAYMENT', 'pay')),
    2,
  );
  const html = renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/orders/payment')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/lk/orders/payment']}>
          <PaymentChoice />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
  const ways = [...html.matchAll(/href="(\/lk\/payment\/\d+)"/g)].map(([, to]) => to);
  expect(ways).toEqual(['/lk/payment/7', '/lk/payment/8']);
});
