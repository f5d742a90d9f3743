import { QueryClientProvider } from '@tanstack/react-query';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { queryClient } from '../../../lib/account/query-client.ts';
import { currentNotices, dismiss } from '../../../lib/notifications/store.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { DecideDialog } from './decide-dialog.tsx';
import type { StaffRequest } from './requests-query.ts';

const GLOBALS = ['document', 'navigator', 'HTMLElement', 'Element', 'Node'] as const;
const REQUEST: StaffRequest = {
  id: '0190b6f0-0000-7000-8000-000000000001',
  userId: '0190b6f0-0000-7000-8000-000000000002',
  kind: 'erasure',
  status: 'open',
  created: '2026-03-02T09:00:00.000Z',
  comment: '',
  answer: '',
  extended: false,
  decided: null,
  stopDistributionBy: '2026-03-05T20:59:59.000Z',
  stopProcessingBy: '2026-03-16T20:59:59.000Z',
  destroyBy: '2026-04-01T20:59:59.000Z',
  nextDeadline: '2026-03-05T20:59:59.000Z',
  overdue: false,
  subject: 'Ёлкина В.',
  duties: [],
};

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

/** Refuses with these words, and answers whether the dialog closed and what the notice says. */
async function refuse(fetched: () => Promise<Response>) {
  vi.stubGlobal('fetch', fetched);
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { document, Event, HTMLTextAreaElement } = page.window;
  const root = createRoot(document.getElementById('root') as unknown as Element);
  const onClose = vi.fn();
  await act(async () =>
    root.render(
      <AppProviders info={pageAt('/manage/privacy')} table={accountTexts.ru}>
        <QueryClientProvider client={queryClient}>
          <DecideDialog request={REQUEST} decision="refuse" onClose={onClose} />
        </QueryClientProvider>
      </AppProviders>,
    ),
  );
  const box = document.querySelector('textarea');
  await act(async () => {
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    write?.call(box, 'Договор ещё действует');
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Отказать')?.click();
  });
  await vi.waitFor(() => expect(currentNotices()).toHaveLength(1));
  const seen = {
    closed: onClose.mock.calls.length > 0,
    words: box?.value,
    title: currentNotices()[0]?.title,
  };
  await act(async () => root.unmount());
  return seen;
}

test('a reason outlives a lost answer, and nobody is told that nothing was recorded', async () => {
  expect(await refuse(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    closed: false,
    words: 'Договор ещё действует',
    title: { key: 'casework.unanswered' },
  });
});

test('what a colleague decided meanwhile closes the dialog', async () => {
  const conflict = { message: '', code: 'conflict', request_id: '1' };
  const answer = () => Promise.resolve(Response.json(conflict, { status: 409 }));
  expect(await refuse(answer)).toMatchObject({ closed: true, title: { key: 'erasure.failed' } });
});
