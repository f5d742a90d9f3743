import { JSDOM } from 'jsdom';
import { useEffect, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '../../../../account-texts-server.ts';
import { AppProviders } from '../../../../app-providers.tsx';
import { pageAt } from '../../../../lib/testing/page-info.ts';

const info = pageAt('/manage/content');

let page: JSDOM;
beforeEach(() => {
  page = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
  for (const name of ['document', 'navigator', 'HTMLElement', 'Element', 'Node', 'MutationObserver'] as const)
    vi.stubGlobal(name, page.window[name]);
  vi.stubGlobal('window', page.window);
});
afterEach(() => page.window.close());

/** Once React has written what will be drawn first, and before whatever it leaves for after the drawing. */
function AtFirstDrawing({ look, after }: { readonly look: () => void; readonly after: () => void }) {
  useLayoutEffect(() => queueMicrotask(look), [look]);
  useEffect(() => void setImmediate(after), [after]);
  return null;
}

test('a formatted field is whole at the first drawing: nothing below it moves away from a finger', async () => {
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { RichField } = await import('./rich-field.tsx');
  const place = page.window.document.getElementById('root') as unknown as Element;
  const root = createRoot(place);
  const drawn = Promise.withResolvers<{ words: string | undefined; tools: number }>();
  const left = Promise.withResolvers<void>();
  const look = () =>
    drawn.resolve({
      words: place.querySelector('[role=textbox]')?.innerHTML,
      tools: place.querySelectorAll('[role=toolbar] button').length,
    });
  root.render(
    <AppProviders info={info} table={accountTexts.ru}>
      <RichField
        id="answer"
        label="Ответ"
        lang="ru"
        value="<p>Пять <strong>дней</strong></p>"
        error={undefined}
        onChange={() => undefined}
        onBlur={() => undefined}
      />
      <AtFirstDrawing look={look} after={left.resolve} />
    </AppProviders>,
  );
  const seen = await drawn.promise;
  // What React left for later needs the page: it is done before the page is closed.
  await left.promise;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expect(seen).toEqual({ words: '<p>Пять <strong>дней</strong></p>', tools: 6 });
  await act(async () => root.unmount());
});
