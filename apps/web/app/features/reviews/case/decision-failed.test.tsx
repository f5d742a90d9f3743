import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { DecisionFailed } from './decision-failed.tsx';

const said = (error: unknown) =>
  renderToStaticMarkup(
    <AppProviders info={pageAt('/manage/reviews')} table={accountTexts.ru}>
      <DecisionFailed error={error} />
    </AppProviders>,
  );

test('a decision whose answer is missing may stand, and nobody is told that it does not', () => {
  const words = 'Возможно, решение уже записано';
  for (const error of [new NetworkError(''), new ApiError(502, {}), new ApiError(504, {})]) {
    expect(said(error)).toContain(words);
    expect(said(error)).not.toContain('Решение не записано');
  }
  expect(said(new ApiError(400, { message: 'Напишите причину' }))).toContain('Решение не записано');
});
