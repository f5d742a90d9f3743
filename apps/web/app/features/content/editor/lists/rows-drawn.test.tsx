import { type AnyEntry, blankEntry, blankWords, typedDocument } from '@punkt/domain/content-document';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '../../../../account-texts-server.ts';
import { AppProviders } from '../../../../app-providers.tsx';
import { pageAt } from '../../../../lib/testing/page-info.ts';
import { FindingsContext, FindingsKeeper, useFindingsStore } from '../fields/use-problems.ts';
import { SectionsView } from '../screens/sections-view.tsx';
import { createEditorStore, EditorProvider } from '../state/editor-store.ts';

const info = pageAt('/manage/content');

const entries = Array.from(
  { length: 40 },
  (_, at) =>
    ({
      ...blankEntry('faq', 'standard', `entry-${at}`),
      question: blankWords(`Вопрос ${at}`),
    }) as unknown as AnyEntry,
);
const document = typedDocument({
  sections: [
    {
      type: 'faq',
      fields: { title: blankWords('Вопросы') },
      lists: { standard: entries, simplified: [], georgian: [] },
    },
  ],
});

let page: JSDOM;
beforeEach(() => {
  page = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
  for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'Element', 'Node'] as const)
    vi.stubGlobal(name, name === 'window' ? page.window : page.window[name]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => page.window.close());

/** With what looks for problems after each letter, as the editor has it. */
function Editor() {
  const findings = useFindingsStore();
  return (
    <FindingsContext value={findings}>
      <FindingsKeeper store={findings} />
      <SectionsView />
    </FindingsContext>
  );
}

test('a letter draws its own row again, and none of the others', async () => {
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const store = createEditorStore({ document, revision: 1, base: 1 });
  store.fold('faq', true);
  // Every row asks for the name of its entry once for each drawing.
  let read = 0;
  const counted = entries[7] as AnyEntry;
  const question = counted.question;
  Object.defineProperty(counted, 'question', {
    get: () => {
      read += 1;
      return question;
    },
    enumerable: true,
  });
  const place = page.window.document.getElementById('root') as unknown as Element;
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <AppProviders info={info} table={accountTexts.ru}>
        <EditorProvider value={store}>
          <Editor />
        </EditorProvider>
      </AppProviders>,
    ),
  );
  expect(place.textContent).toContain('Вопрос 7');
  read = 0;
  await act(async () =>
    store.setValue(
      { section: 'faq', list: 'standard', id: 'entry-3', field: 'question', language: null },
      blankWords('Другой вопрос'),
    ),
  );
  expect(place.textContent).toContain('Другой вопрос');
  expect(read).toBe(0);
  await act(async () => root.unmount());
});
