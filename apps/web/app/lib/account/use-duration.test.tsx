import { LANGUAGES } from '@punkt/locales/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { pageAt } from '../testing/page-info.ts';
import { DueMark } from './casework/due-mark.tsx';
import { useDuration } from './use-duration.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();

function Lasted({ seconds }: { readonly seconds: number }) {
  return useDuration()(seconds * 1000);
}

const draw = (language: (typeof LANGUAGES)[number], seconds: number) =>
  renderToStaticMarkup(
    <AppProviders info={{ ...pageAt('/manage'), language }} table={accountTexts[language]}>
      <p>
        <Lasted seconds={seconds} />
      </p>
      <DueMark due={at(seconds)} now={NOW} />
    </AppProviders>,
  ).replace(/<[^>]*>/g, '|');

test('less than a minute is said in words, in every language', () => {
  for (const language of LANGUAGES)
    for (const seconds of [1, 59]) expect(draw(language, seconds)).not.toMatch(/\d/);
  expect(draw('ru', 1)).toMatch(/меньше\sминуты.*срок\sтолько\sчто\sвышел/);
  expect(draw('ru', 60)).toMatch(/1\sмин.*просрочено\sна\s1\sмин/);
  expect(draw('ru', 2 * 86_400 + 5)).toMatch(/2\sдн\.\|/);
});
