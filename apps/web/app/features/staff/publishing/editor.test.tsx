import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { Editor } from './editor.tsx';

const texts = { offer: '<p>Новая</p>', application: '<p>Заявка</p>', tariffs: '<p>Тарифы</p>' };

function draw(written: string): string {
  const kept = JSON.stringify({ base: 1, texts: { ...texts, offer: written } });
  vi.stubGlobal('sessionStorage', { getItem: () => kept, setItem: vi.fn(), removeItem: vi.fn() });
  return renderToStaticMarkup(
    <AppProviders info={pageAt('/manage/offers/RU')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Editor country="RU" published={{ ...texts, version: 2, language: 'ru' } as never} last={2} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
}

test('a version that is out as it was written is not taken for somebody else’s', () => {
  expect(draw(texts.offer)).not.toContain('Пока вы писали');
  expect(draw('<p>Другая</p>')).toContain('Пока вы писали');
});
