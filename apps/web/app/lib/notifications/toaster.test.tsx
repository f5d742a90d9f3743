import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { pageAt } from '../testing/page-info.ts';
import { currentNotices, dismiss, notify } from './store.ts';
import { Toaster } from './toaster.tsx';

const GLOBALS = ['document', 'navigator', 'HTMLElement', 'Element', 'Node', 'MutationObserver'] as const;

let page: JSDOM;
beforeEach(() => {
  page = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
  vi.stubGlobal('window', page.window);
  for (const name of GLOBALS) vi.stubGlobal(name, page.window[name]);
  vi.stubGlobal('addEventListener', page.window.addEventListener.bind(page.window));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id);
  page.window.close();
});

test('while a dialog is open what is said is inside it; with it gone the page says it', async () => {
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { document } = page.window;
  const root = createRoot(document.getElementById('root') as unknown as Element);
  await act(async () =>
    root.render(
      <AppProviders info={pageAt('/lk/orders/7')} table={accountTexts.ru}>
        <Toaster />
      </AppProviders>,
    ),
  );
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await act(async () => void notify({ kind: 'error', title: { plain: 'Не удалось отправить' } }));
  // The rest of the page lies below the dialog, and nothing in it can be pressed or heard.
  await vi.waitFor(() => expect(dialog.textContent).toContain('Не удалось отправить'));
  expect(dialog.querySelector('[role=alert]')).not.toBeNull();
  await act(async () => dialog.remove());
  await vi.waitFor(() =>
    expect(document.getElementById('root')?.textContent).toContain('Не удалось отправить'),
  );
  await act(async () => root.unmount());
});
