import type { APIRequestContext, Page } from '@playwright/test';
import { sampleOwner } from '@punkt/domain/testing/owners';
import { caseOf, headersOf, newSurname } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { companyInn } from './numbers.ts';
import { enter, formOf, register, signIn, withPhotos } from './registrant.ts';

const COLOURS = {
  review: 'rgb(139, 147, 145)',
  remark: 'rgb(245, 165, 36)',
  canceled: 'rgb(192, 54, 44)',
  success: 'rgb(46, 125, 79)',
} as const;

interface Verdict {
  readonly decision: 'approve' | 'remark' | 'cancel';
  readonly comment?: string;
  readonly remarks?: ReadonlyArray<{ readonly path: string; readonly message: string }>;
}

/** A lead decides what waits for a company, while its owner looks at their page. */
async function decide(request: APIRequestContext, company: string, verdict: Verdict): Promise<void> {
  const id = await caseOf(request, company, 'tax');
  const headers = await headersOf('lead');
  const answer = await request.post(`/api/v2/manage/reviews/${id}/decide`, { headers, data: verdict });
  expect(answer.status()).toBe(200);
}

async function expectStatus(page: Page, status: keyof typeof COLOURS, words: string): Promise<void> {
  const notice = page.locator('[role="status"]', { hasText: words });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute('data-status', status);
  await expect(notice).toHaveCSS('border-left-color', COLOURS[status]);
}

test('the check of the tax papers shows where it stands, without a reload', async ({
  page,
  newcomer,
  codeFor,
  request,
}) => {
  const form = formOf(page);
  const company = `ООО «${newSurname()}»`;
  const tokens = await signIn(request, newcomer('RU'), codeFor);
  const sample = sampleOwner('RU', 'ooo');
  const activity_form = { ...sample.activity_form, tax_type: 'osn' as const };
  const requisites_data = { ...sample.requisites_data, inn: companyInn(), org_name: company };
  const record = await withPhotos(request, tokens, { ...sample, activity_form, requisites_data });
  await register(request, tokens, record);

  await enter(page, tokens, '/lk/profile');
  await expectStatus(page, 'review', 'Проверяем документы');
  await page.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));
  const comment = 'Пришлите уведомление целиком';
  const remarks = [{ path: 'requisites_data.tax_files', message: 'Не видна печать' }];
  await decide(request, company, { decision: 'remark', comment, remarks });
  await expectStatus(page, 'remark', 'Есть замечание');
  await expect(page.getByText(`Комментарий менеджера: ${comment}`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Изменить реквизиты' }).click();
  await expectStatus(page, 'remark', 'Есть замечание');
  await expect(page.getByText('Замечание проверки: Не видна печать')).toBeVisible();
  await form.send('requisites_data.tax_files', 'whole.png');
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(page.getByText('Изменения сохранены!')).toBeVisible();
  await expectStatus(page, 'review', 'Проверяем документы');

  // The verdict comes while the owner is typing something else, which stays.
  await form.fill({ 'requisites_data.email': 'office@example.ru' });
  await decide(request, company, { decision: 'approve' });
  await expectStatus(page, 'success', 'Подтверждено');
  await expect(form.field('requisites_data.email')).toHaveValue('office@example.ru');
  await expectAccessible(page);

  // Back to a system without VAT is a change too; refused, it stays as it was.
  await page.getByText('УСН, без НДС').click();
  await page.getByRole('button', { name: 'Очистить и продолжить' }).click();
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expectStatus(page, 'review', 'Проверяем документы');
  await decide(request, company, { decision: 'cancel', comment: 'Срок ещё не прошёл' });
  await expectStatus(page, 'canceled', 'Отклонено');
  await expect(page.getByText('Комментарий менеджера: Срок ещё не прошёл')).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('body[data-never-reloaded]')).toHaveCount(1);
});
