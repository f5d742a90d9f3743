import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { AreaAsked } from '../requests/area-screen.tsx';
import { HistoryRows } from './point-history.tsx';

const shown = (part: React.ReactNode): string =>
  renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/pvz/7')} table={accountTexts.ru}>
      {part}
    </AppProviders>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const changed = (field: string, before: string, after: string): string =>
  shown(
    <HistoryRows
      rows={[
        {
          id: '1',
          at: '2026-11-19T11:57:00.000Z',
          act: 'signboard',
          actor: 'owner',
          name: '',
          changes: [{ field, before, after }],
          comment: '',
        },
      ]}
    />,
  );

test('what became of a signboard is said in words', () => {
  expect(changed('signboard_size', '400', 'mini')).toContain('было: 400 (3218 × 400 мм) стало: Мини');
  expect(changed('signboard_format', '', 'new')).toContain('было: пусто стало: Новый');
});

test('areas stand with their unit and the comma of the reader', () => {
  expect(changed('area', '60', '80.5')).toContain('было: 60 м² стало: 80,5 м²');
  expect(shown(<AreaAsked area={80.5} warehouseArea={60} />)).toContain('Запрошено: 80,5 м², склад 60 м².');
});
