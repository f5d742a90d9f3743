import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { pageAt } from '../../lib/testing/page-info.ts';
import { PointState } from './point-row.tsx';

test('until when a point is blocked is told in the hours of its country, as the notice about it tells it', () => {
  const blockTime = '2026-11-26T18:59:59.000Z';
  const html = renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/pvz')} table={accountTexts.ru}>
      <PointState point={{ isActive: true, isMoving: false, country: 'KZ', blockTime }} />
    </AppProviders>,
  );
  expect(html).toContain('Заблокирован до 26.11.2026, 23:59 по Астане');
});
