import type { Operator } from '@punkt/contract/page-info';
import { LANGUAGES, type Language } from '@punkt/locales/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProviders } from '../../../app-providers.tsx';
import { siteTexts } from '../../../site/texts-server.ts';
import { OperatorCard } from './policy.tsx';

function draw(operator: Operator | null, language: Language): string {
  const info = { variant: 'main', language, sandbox: operator === null, stage: false, operator } as const;
  return renderToStaticMarkup(
    <AppProviders info={info} table={siteTexts[language]}>
      <OperatorCard />
    </AppProviders>,
  );
}

const MADE_UP = { ru: 'придуманы', ka: 'გამოგონილია', en: 'made up' } as const;

test.each(LANGUAGES)('in %s a sandbox names somebody made up, and says so', (language) => {
  const html = draw(null, language);
  expect(html).toContain(MADE_UP[language]);
  expect(html).toContain('mailto:privacy@punkt.example');
  expect(html).not.toMatch(/policy\.|undefined/);
});

test.each(LANGUAGES)('in %s the configured operator stands by itself', (language) => {
  const operator = { name: 'ООО «Дверь»', address: 'Москва, Садовая, 1', email: 'data@door.example' };
  const html = draw(operator, language);
  for (const words of [operator.name, operator.address, `mailto:${operator.email}`])
    expect(html).toContain(words);
  expect(html).not.toContain(MADE_UP[language]);
  expect(html).not.toContain('punkt.example');
});
