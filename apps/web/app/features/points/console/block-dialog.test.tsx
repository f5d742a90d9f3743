import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { BlockDialog } from './block-dialog.tsx';
import type { ConsolePoint } from './console-queries.ts';

const shown = (canBlock: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AppProviders info={pageAt('/manage/points/5')} table={accountTexts.ru}>
        <BlockDialog point={{ id: '5', country: 'RU', canBlock } as ConsolePoint} onClose={() => undefined} />
      </AppProviders>
    </QueryClientProvider>,
  );

test('whoever blocks a point is told until when it lasts and who reads the reason, and nothing of a decision', () => {
  const html = shown(true);
  expect(html).toContain('До конца этого дня по времени пункта');
  expect(html).toContain('Владелец прочитает их на странице пункта');
  expect(shown(false)).toContain('Владелец прочитает её в истории пункта');
  for (const words of [html, shown(false)]) expect(words).not.toContain('решение');
});
