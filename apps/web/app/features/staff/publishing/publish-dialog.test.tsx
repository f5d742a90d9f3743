import { QueryClientProvider } from '@tanstack/react-query';
import { JSDOM } from 'jsdom';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { currentNotices, dismiss } from '../../../lib/notifications/store.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { PublishDialog } from './publish-dialog.tsx';

const GLOBALS = ['document', 'navigator', 'HTMLElement', 'Element', 'Node'] as const;
const texts = { offer: '<p>Новая</p>', application: '<p>Заявка</p>', tariffs: '<p>Тарифы</p>' };

let page: JSDOM;
beforeEach(() => {
  page = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
  vi.stubGlobal('window', page.window);
  for (const name of GLOBALS) vi.stubGlobal(name, page.window[name]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // What a browser does besides, its stand-in has not.
  Object.assign(page.window.HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
});
afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id);
  queryClient.clear();
  page.window.close();
});

async function publish(fetched: () => Promise<Response>) {
  vi.stubGlobal('fetch', fetched);
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { document } = page.window;
  const root = createRoot(document.getElementById('root') as unknown as Element);
  const onClose = vi.fn();
  const draft = { base: 3, texts, write: vi.fn(), moveOver: vi.fn(), reset: vi.fn(), forget: vi.fn() };
  await act(async () =>
    root.render(
      <AppProviders info={pageAt('/manage/offers/RU')} table={accountTexts.ru}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <PublishDialog country="RU" draft={draft} changed={['offer']} onClose={onClose} />
          </MemoryRouter>
        </QueryClientProvider>
      </AppProviders>,
    ),
  );
  await act(async () => {
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Опубликовать')?.click();
  });
  await vi.waitFor(() => expect(currentNotices()).toHaveLength(1));
  const seen = { closed: onClose.mock.calls.length > 0, title: currentNotices()[0]?.title };
  await act(async () => root.unmount());
  return seen;
}

test('a publication without an answer may be out, and can be pressed again', async () => {
  expect(await publish(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    closed: false,
    title: { key: 'publishing.unanswered' },
  });
});

test('a version that came out meanwhile closes the dialog, to be read first', async () => {
  const conflict = { message: '', code: 'conflict', request_id: '1' };
  const answer = () => Promise.resolve(Response.json(conflict, { status: 409 }));
  expect(await publish(answer)).toEqual({ closed: true, title: { key: 'publishing.failed.publish' } });
});
