import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../account-texts-server.ts';
import { AppProviders } from '../app-providers.tsx';
import { pageAt } from '../lib/testing/page-info.ts';
import { ScreenTitle } from './screen-title.tsx';

test('the tab names the record where the heading does not', () => {
  const html = renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/pvz/1001/signboard')} table={accountTexts.ru}>
      <ScreenTitle title="Вывеска" of="Пункт № 1001" />
    </AppProviders>,
  );
  expect(html).toContain('<title>Вывеска · Пункт № 1001\u00a0— Пункт</title>');
  expect(html).toMatch(/<h1[^>]*>Вывеска<\/h1>/);
});
