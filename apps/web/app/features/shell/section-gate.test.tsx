import type { UserInfo } from '@punkt/contract/user';
import type { StaffRole } from '@punkt/domain/staff';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { queryClient } from '../../lib/account/query-client.ts';
import { seedUser } from '../../lib/account/user-query.ts';
import { pageAt } from '../../lib/testing/page-info.ts';
import { CONSOLE_SECTIONS } from './console-menu.ts';
import { SectionGate } from './section-gate.tsx';

function shown(path: string, ...staff_roles: readonly StaffRole[]): string {
  seedUser({ staff_roles, roles: [] } as unknown as UserInfo);
  return renderToStaticMarkup(
    <AppProviders info={pageAt(path)} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/manage" element={<SectionGate />}>
              <Route path="*" element={<p>the section itself</p>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
}

test('a section that is not of one’s role is not drawn: its door says whose it is, and leads on', () => {
  const html = shown('/manage/money/check', 'operator');
  expect(html).not.toContain('the section itself');
  expect(html).toContain('Его открывает роль: Старший оператор. Ваша роль: Оператор.');
  expect(html).toContain('href="/manage/reviews"');
});

test('a content admin is led to the editor', () => {
  expect(shown('/manage/reviews', 'contentAdmin')).toContain('href="/manage/content"');
});

test.each([
  ['operator', ['reviews', 'points']],
  ['lead', CONSOLE_SECTIONS.map(({ section }) => section).filter((section) => section !== 'content')],
  ['contentAdmin', ['content']],
] as const)('what the %s may open is open', (role, sections) => {
  const open = CONSOLE_SECTIONS.map(({ section }) => section).filter((section) =>
    shown(`/manage/${section}`, role).includes('the section itself'),
  );
  expect(open).toEqual(sections);
  // Everybody has notices.
  expect(shown('/manage/notifications', role)).toContain('the section itself');
});
