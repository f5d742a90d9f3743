import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { RequestAppeal } from './request-appeal.tsx';

type Appeal = Parameters<typeof RequestAppeal>[0]['appeal'];

const NONE: Appeal = {
  state: 'none',
  until: null,
  sent: null,
  reason: '',
  outcome: null,
  answer: '',
  answered: null,
};

const shown = (appeal: Partial<Appeal>): string =>
  renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/pvz/7')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <RequestAppeal
          point={{ id: '7', country: 'GE', abilities: ['appeal'] }}
          kind="area"
          appeal={{ ...NONE, ...appeal }}
        />
      </QueryClientProvider>
    </AppProviders>,
  );

test('until when one may object to a rejected request is told in the hours of the point’s country, and says whose', () => {
  const html = shown({ state: 'open', until: '2026-11-17T20:30:00.000Z' });
  expect(html).toContain('Возразить можно один раз, до 18.11.2026, 00:30 по Тбилиси.');
});

test('what was objected and answered is told in the same hours', () => {
  const html = shown({
    state: 'decided',
    outcome: 'rejectAppeal',
    sent: '2026-11-17T20:30:00.000Z',
    reason: 'Вывеска видна с улицы',
    answered: '2026-11-18T07:00:00.000Z',
    answer: 'С улицы её закрывает дерево',
  });
  expect(html).toContain('Отправлено 18.11.2026, 00:30 по Тбилиси');
  expect(html).toContain('Ответ от 18.11.2026, 11:00 по Тбилиси');
});
