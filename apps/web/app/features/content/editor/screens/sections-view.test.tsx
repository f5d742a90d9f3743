import { type AnyEntry, blankEntry, typedDocument } from '@punkt/domain/content-document';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../../account-texts-server.ts';
import { AppProviders } from '../../../../app-providers.tsx';
import { pageAt } from '../../../../lib/testing/page-info.ts';
import { createEditorStore, EditorProvider } from '../state/editor-store.ts';
import { SectionsView } from './sections-view.tsx';

const info = pageAt('/manage/content');
const words = (ru: string, ka = '', en = '', stale: string[] = []) => ({ ru, ka, en, stale });

const entries = Array.from(
  { length: 300 },
  (_, at) =>
    ({
      ...blankEntry('faq', 'standard', `entry-${at}`),
      question: at === 0 ? words('Первый', 'პირველი', '', ['ka']) : words(`Вопрос ${at}`),
    }) as unknown as AnyEntry,
);
const document = typedDocument({
  sections: [
    {
      type: 'faq',
      fields: { title: words('Вопросы') as never },
      lists: { standard: entries, simplified: [], georgian: [] },
    },
  ],
});

function draw(...opened: string[]): string {
  const store = createEditorStore({ document, revision: 1, base: 1 });
  for (const key of opened) store.fold(key, true);
  return renderToStaticMarkup(
    <AppProviders info={info} table={accountTexts.ru}>
      <EditorProvider value={store}>
        <SectionsView />
      </EditorProvider>
    </AppProviders>,
  );
}
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

test('a folded section draws none of its entries', () => {
  expect(draw()).not.toContain('Вопрос 7');
});

test('of three hundred entries one page is drawn, and folded ones have no field', () => {
  const html = draw('faq');
  expect(count(html, /<span>Вопрос \d+ /g)).toBe(49);
  // The title in three languages, and the search.
  expect(count(html, /<(input|textarea)/g)).toBe(4);
});

test('an opened entry has each text in three languages, and marks what is missing or old', () => {
  const html = draw('faq', 'entry-0');
  for (const language of ['ru', 'ka', 'en'])
    expect(html).toMatch(
      new RegExp(`<textarea[^>]*lang="${language}"[^>]*id="faq.standard.entry-0.question.${language}"`),
    );
  expect(html).toContain('старше русского');
  expect(html).toContain('Всё ещё верно');
});
