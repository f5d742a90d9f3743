import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { pageAt } from '../../testing/page-info.ts';
import { MessageForm } from './message-form.tsx';

let page: JSDOM;
beforeEach(() => {
  page = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
  for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'Element', 'Node'] as const)
    vi.stubGlobal(name, name === 'window' ? page.window : page.window[name]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => page.window.close());

test('what is pasted too long stays whole, is counted, and is not sent; once it is shorter it is', async () => {
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { document, Event, HTMLTextAreaElement } = page.window;
  const place = document.getElementById('root') as unknown as Element;
  const root = createRoot(place);
  const onSend = vi.fn();
  const form = (
    <MessageForm
      place="order.7"
      label="Сообщение"
      send="Отправить"
      required="Напишите сообщение"
      count={(count) => `${count} из 500`}
      longest={500}
      rows={3}
      busy={false}
      onSend={onSend}
    />
  );
  await act(async () =>
    root.render(
      <AppProviders info={pageAt('/lk/orders/7')} table={accountTexts.ru}>
        {form}
      </AppProviders>,
    ),
  );
  const box = document.querySelector('textarea') as HTMLTextAreaElement;
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  const send = async (text: string) => {
    await act(async () => {
      write?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => document.querySelector('button')?.click());
  };

  // A browser cuts what is pasted into a box with a limit, without a word.
  expect(box.getAttribute('maxlength')).toBeNull();
  await send('я'.repeat(501));
  expect(onSend).not.toHaveBeenCalled();
  expect(box.value).toHaveLength(501);
  expect(place.textContent).toContain('501 из 500');
  expect(place.textContent).toMatch(/Максимум\s500\sсимволов/);
  await send(`${'я'.repeat(500)}  `);
  expect(onSend).toHaveBeenCalledWith('я'.repeat(500), expect.any(Function));
  await act(async () => root.unmount());
});
