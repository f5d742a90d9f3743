import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../i18n.tsx';
import { ConnectionWatch } from './connection-watch.tsx';
import { StaticNoticeRegion } from './static-notice-region.tsx';
import { showStaticNotice } from './static-notices.ts';
import { currentNotices, notify } from './store.ts';

const region = renderToStaticMarkup(
  <I18nProvider language="ru" table={{}}>
    <StaticNoticeRegion />
  </I18nProvider>,
);

let page: JSDOM;
beforeEach(() => {
  page = new JSDOM(`<!doctype html><div id="root"></div>${region}`, { pretendToBeVisual: true });
  for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'Element', 'Node'] as const)
    vi.stubGlobal(name, name === 'window' ? page.window : page.window[name]);
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page.window[name].bind(page.window));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => page.window.close());

test('of the connection only the last word stands, and other notices stay beside it', async () => {
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(page.window.document.getElementById('root') as unknown as Element);
  await act(async () => root.render(<ConnectionWatch />));
  const happens = (name: string) => page.window.dispatchEvent(new page.window.Event(name));
  const said = () => currentNotices().map(({ title }) => ('key' in title ? title.key : title.plain));
  happens('offline');
  notify({ kind: 'success', title: { plain: 'else' } });
  happens('online');
  expect(said()).toEqual(['else', 'notifications.online']);
  happens('offline');
  expect(said()).toEqual(['else', 'notifications.offline']);
  await act(async () => root.unmount());
});

test('the same on public pages', () => {
  vi.useFakeTimers();
  const said = () => [...page.window.document.querySelectorAll('#notices > div p:first-child')];
  const words = () => said().map(({ textContent }) => textContent);
  for (const name of ['offline', 'failed', 'online'] as const) showStaticNotice(name);
  expect(words()).toEqual(['common.failed.load', 'notifications.online']);
  showStaticNotice('offline');
  expect(words()).toEqual(['common.failed.load', 'notifications.offline']);
  vi.runAllTimers();
  expect(words()).toEqual([]);
  vi.useRealTimers();
});
