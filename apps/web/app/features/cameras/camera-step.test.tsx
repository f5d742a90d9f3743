import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { pageAt } from '../../lib/testing/page-info.ts';
import { camerasQuery, type OrderCameras, offeredVendorsQuery } from './camera-queries.ts';
import { CameraStep } from './camera-step.tsx';

function shown(saved: OrderCameras['saved']): string {
  const client = new QueryClient();
  client.setQueryData<unknown>(offeredVendorsQuery('RU').queryKey, { data: [] });
  client.setQueryData<unknown>(camerasQuery('7').queryKey, { data: null, saved });
  return renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/orders/7/activate')} table={accountTexts.ru}>
      <QueryClientProvider client={client}>
        <CameraStep orderId="7" country="RU" onNext={() => undefined} later={<p>Камеры позже</p>} />
      </QueryClientProvider>
    </AppProviders>,
  ).replace(/<[^>]+>/g, ' ');
}

test('the cameras can be left for later until they have passed, and then there is one way on', () => {
  const saved = {
    vendorName: 'TRASSIR',
    url: 'https://cameras.example',
    saved: '2026-11-19T12:00:00.000Z',
    isValidated: true,
  };
  expect(shown(null)).toContain('Камеры позже');
  expect(shown({ ...saved, isValidated: false })).toContain('Камеры позже');
  const passed = shown(saved);
  expect(passed).toContain('Далее');
  expect(passed).not.toContain('Камеры позже');
});
