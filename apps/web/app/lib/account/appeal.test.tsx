import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { pageAt } from '../testing/page-info.ts';
import { AppealDialog } from './appeal.tsx';

const GLOBALS = ['document', 'navigator', 'HTMLElement', 'Element', 'Node'] as const;

let page: JSDOM;
beforeEach(() => {
  page = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
  vi.stubGlobal('window', page.window);
  for (const name of GLOBALS) vi.stubGlobal(name, page.window[name]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // What a browser does besides, its stand-in has not.
  Object.assign(page.window.HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
});
afterEach(() => page.window.close());

test('an objection that was closed half written is there when it is opened again, without its mistakes', async () => {
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { document, Event, HTMLTextAreaElement } = page.window;
  const root = createRoot(document.getElementById('root') as unknown as Element);
  const onSend = vi.fn();
  const onClose = vi.fn();
  const draw = (open: boolean) =>
    act(async () =>
      root.render(
        <AppProviders info={pageAt('/lk/orders/7')} table={accountTexts.ru}>
          <AppealDialog open={open} title="Возражение" busy={false} onSend={onSend} onClose={onClose} />
        </AppProviders>,
      ),
    );
  const box = () => document.querySelector('textarea');
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
    );

  await draw(true);
  await act(async () => {
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    write?.call(box(), 'Потолки три метра');
    box()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Отправить возражение');
  expect(onSend).not.toHaveBeenCalled();
  expect(box()?.getAttribute('aria-invalid')).toBe('true');
  await press('Отмена');
  expect(onClose).toHaveBeenCalledOnce();
  await draw(false);
  expect(box()).toBeNull();
  await draw(true);
  expect(box()?.value).toBe('Потолки три метра');
  expect(box()?.getAttribute('aria-invalid')).not.toBe('true');
  await act(async () => root.unmount());
});
