import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import type { Order } from '../order-queries.ts';
import { OrderOutlook } from './order-outlook.tsx';

const FEE = {
  amount: null,
  currency: 'RUB',
  state: 'none',
  ifDeletedNow: null,
  refundUntil: null,
  keptFrom: null,
  returned: false,
};

/** What can be pressed in the panel, from its top to its end. */
function acts(order: {
  readonly status: string;
  readonly step: string;
  readonly abilities: readonly string[];
}): string[] {
  const { status, step, abilities } = order;
  const html = renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/orders/7')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/lk/orders/7']}>
          <OrderOutlook
            order={
              {
                id: '7',
                status,
                country: 'RU',
                abilities,
                history: [],
                remarks: [],
                confirmedToOpen: true,
                outlook: { step, actor: 'owner', until: null, promised: null, otherwise: null, fee: FEE },
                appeal: {
                  state: 'open',
                  until: '2026-11-20T09:00:00.000Z',
                  sent: null,
                  reason: '',
                  answered: null,
                  answer: null,
                  outcome: null,
                },
              } as unknown as Order
            }
          />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
  return [...html.matchAll(/<(?:a|button)\b[^>]*>(.*?)<\/(?:a|button)>/g)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, ''),
  );
}

test('an activation that came back is mended first; objecting stands below it', () => {
  const back = {
    status: 'ORDER_REMARK',
    step: 'reworkActivation',
    abilities: ['editActivation', 'readyActivate', 'appeal'],
  };
  expect(acts(back)).toEqual(['Исправить замечания', 'Подать возражение']);
});

test('so it is with remarks on the application itself', () => {
  const back = {
    status: 'ORDER_REMARK_FROM_CREATED',
    step: 'rework',
    abilities: ['edit', 'publish', 'delete'],
  };
  expect(acts(back)).toEqual([
    'Исправить замечания',
    'Отправить снова',
    'Удалить заявку',
    'Подать возражение',
  ]);
});
