import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountTexts } from '../../account-texts-server.ts';
import { AppProviders } from '../../app-providers.tsx';
import { pageAt } from '../../lib/testing/page-info.ts';
import { TwoDecisions } from './decide-dialog.tsx';

const info = pageAt('/manage/money');

test('both decisions about money weigh the same, none is made for anybody, and nothing is sent before one is chosen', () => {
  const html = renderToStaticMarkup(
    <AppProviders info={info} table={accountTexts.ru}>
      <TwoDecisions onDecide={() => undefined} onClose={() => undefined}>
        <p>Ждали 50 000 ₽</p>
      </TwoDecisions>
    </AppProviders>,
  );
  const choices = [...html.matchAll(/<label class="([^"]*)"><input type="radio"[^>]*><span>([^<]*)</g)];
  expect(choices.map(([, , name]) => name)).toEqual(['Зачесть как взнос', 'Вернуть деньги']);
  expect(new Set(choices.map(([, look]) => look)).size).toBe(1);
  expect(html).not.toMatch(/type="radio"[^>]* checked/);
  expect(html).toMatch(/<button[^>]*(disabled|aria-disabled)[^>]*>(<[^>]*>)*Решить/);
});
