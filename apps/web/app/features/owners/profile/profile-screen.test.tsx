import type { Company } from '@punkt/contract/owners';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { queryClient } from '../../../lib/account/query-client.ts';
import { seedUser } from '../../../lib/account/user-query.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { ProfileScreen } from './profile-screen.tsx';

const user = {
  country: 'RU',
  owner_status: 'accepted',
  passport_approve_status: 'approved',
  last_name: 'Ли',
  first_name: 'Ян',
  middle_name: '',
  email: 'yan@example.com',
  phone: '79161234567',
  additional_phone: '',
  telegram_login: '',
  snils: '',
  roles: [],
};

/** The section of that heading, as its words. */
function sections(company: Pick<Company, 'email'>): Record<'facts' | 'company', string> {
  seedUser(user as never);
  const data = [
    { country: 'RU', orgType: 'ip', inn: '1', taxType: 'usn', taxCheckStatus: 'none', ...company },
  ];
  queryClient.setQueryData(liveKey('owner', 'companies'), { data });
  const html = renderToStaticMarkup(
    <AppProviders info={pageAt('/lk/profile')} table={accountTexts.ru}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/lk/profile']}>
          <ProfileScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProviders>,
  );
  const part = (id: string) => html.split(`aria-labelledby="${id}"`)[1]?.split('</section>')[0] ?? '';
  return { facts: part('facts'), company: part('company') };
}

test('the address of the person and that of the company each stand under their own name', () => {
  const { facts, company } = sections({ email: 'office@example.com' });
  expect(facts).toContain('<dt>Электронная почта</dt><dd>yan@example.com</dd>');
  expect(company).toContain('<dt>Почта компании</dt><dd>office@example.com</dd>');
});

test('a company without an address is not given that of the person', () => {
  const { facts, company } = sections({ email: '' });
  expect(facts + company).not.toContain('Почта компании');
});
