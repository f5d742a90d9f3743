import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProviders } from '../../../app-providers.tsx';
import { siteTexts } from '../../../site/texts-server.ts';
import { FaqList } from './faq-list.tsx';

const item = (question: string, answer: string) => ({
  index: 0,
  question,
  answer,
  href: '',
  hrefText: '',
  target: '_self' as const,
});

const draw = (language: 'ru' | 'ka' | 'en', answer: string): string =>
  renderToStaticMarkup(
    <AppProviders
      info={{ variant: 'main', language, sandbox: false, stage: false }}
      table={siteTexts[language]}
    >
      <FaqList kind="standard" items={[item('Wi-Fi?', answer)]} />
    </AppProviders>,
  ).replaceAll('\u00a0', ' ');

const IN_RUSSIAN = {
  ka: 'კითხვებისა და პასუხების ნაწილი ჯერჯერობით მხოლოდ რუსულ ენაზეა.',
  en: 'Some of the questions and answers are in Russian only, for now.',
} as const;

test.each(['ka', 'en'] as const)(
  'an answer that was edited since stays Russian, and says so in %s',
  (language) => {
    const html = draw(language, '<p>Только что переписано.</p>');
    expect(html).toContain(IN_RUSSIAN[language]);
    expect(html).toContain('<div lang="ru"><p>Только что переписано.</p></div>');
  },
);

test('in its own language nothing is said of it', () => {
  expect(draw('ru', '<p>Только что переписано.</p>')).not.toContain('lang="ru"');
});
