import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { PaySlip } from './pay-slip.tsx';
import type { SandboxPayment } from './use-payment.ts';

const payment = {
  orderId: '7',
  sum: 5_000_000,
  currency: 'RUB',
  status: 'pending',
  deadline: '2026-11-17T21:30:00.000Z',
  paysAt: null,
} as unknown as SandboxPayment;

test('the sandbox bank names the time to pay as the application does: in Moscow’s hours, and says so', () => {
  const html = renderToStaticMarkup(
    <AppProviders info={pageAt('/sandbox/pay/7')} table={accountTexts.ru}>
      <PaySlip payment={payment} />
    </AppProviders>,
  );
  expect(html).toContain('Оплатить до 18.11.2026, 00:30 по Москве');
});
