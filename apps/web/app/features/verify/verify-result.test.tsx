import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { pageAt } from '../../lib/testing/page-info.ts';
import { VerifyFacts } from './verify-result.tsx';

test('the time of a signature is told as the paper tells it, wherever it is read', () => {
  const html = renderToStaticMarkup(
    <AppProviders info={pageAt('/verify/7VD1MFS3HY5D00ZJ18AQPWQ5TZKXPDQ7')} table={accountTexts.ru}>
      <VerifyFacts
        verified={{
          valid: true,
          countryCode: 'RU',
          version: 1,
          signed: '2026-11-19T22:02:11.344Z',
          sha256: 'e1c4',
          seal: 'a2cc',
          signer: '+7 9** ***-**-46',
        }}
      />
    </AppProviders>,
  );
  expect(html).toContain('<dd>19.11.2026, 22:02:11 UTC</dd>');
});
