import { sampleOwner } from '@punkt/domain/testing/owners';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { personInn } from './numbers.ts';
import { enter, formOf, RU_PASSPORT, saveDraft, signIn } from './registrant.ts';

test('a reload in the middle of any step loses nothing', async ({ page, newcomer, codeFor, request }) => {
  const form = formOf(page);
  const tokens = await signIn(request, newcomer('RU'), codeFor);
  const record = sampleOwner('RU');
  await saveDraft(request, tokens, 1, { ...record, passport: sampleOwner('RU').passport });
  await enter(page, tokens);
  // Right after the keystroke, before anything was sent.
  await form.fill({ 'requisites_data.org_name': 'ИП Соколова' });
  await page.reload();
  await expect(form.field('requisites_data.org_name')).toHaveValue('ИП Соколова');

  await page.getByRole('button', { name: 'Далее' }).click();
  await form.fill({ 'passport.last_name': 'Петрова' });
  await page.reload();
  await expect(form.step(2)).toBeVisible();
  await expect(form.field('passport.last_name')).toHaveValue('Петрова');

  // Both addresses of the draft are the same, so the second one has no field of its own.
  const { 'passport.permanent_address': _, ...fields } = RU_PASSPORT;
  await form.fill(fields);
  await page.getByLabel('Женский').check();
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(form.step(3)).toBeVisible();
  await page.reload();
  await expect(form.step(3)).toBeVisible();
  await page.getByRole('button', { name: 'Далее' }).click();
  await form.fill({ 'contact_info.email': 'anna@exam' });
  await page.reload();
  await expect(form.step(4)).toBeVisible();
  await expect(form.field('contact_info.email')).toHaveValue('anna@exam');
});

test('another device goes on where this one stopped', async ({
  page,
  browser,
  newcomer,
  codeFor,
  request,
  baseURL,
}) => {
  const tokens = await signIn(request, newcomer('RU'), codeFor);
  await enter(page, tokens);
  const inn = personInn();
  await formOf(page).fill({ 'requisites_data.inn': inn });
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  const other = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  await enter(other, tokens);
  await expect(formOf(other).field('requisites_data.inn')).toHaveValue(inn);
  await other.close();
});

test('a draft that can not be read says so, and opens at the next try', async ({
  page,
  newcomer,
  codeFor,
  request,
}) => {
  const tokens = await signIn(request, newcomer('RU'), codeFor);
  const sample = sampleOwner('RU');
  const requisites_data = { ...sample.requisites_data, org_name: 'ИП Соколова' };
  await saveDraft(request, tokens, 1, { ...sample, requisites_data });
  await page.route('**/api/v4/owner/draft', (route) =>
    route.fulfill({ status: 500, json: { message: 'Ой', code: 'internal', request_id: 'abc-123' } }),
  );
  await enter(page, tokens);
  const failed = page.getByRole('alert');
  await expect(failed.getByRole('heading', { name: 'Не удалось открыть ваш черновик' })).toBeVisible();
  await expect(failed.getByText('Введённое не потеряно')).toBeVisible();
  await expect(failed.getByText('Код ошибки: abc-123')).toBeVisible();
  await expectAccessible(page);
  await failed.getByRole('button', { name: 'Повторить' }).click();
  await expect(failed).toBeVisible();
  await page.unroute('**/api/v4/owner/draft');
  await failed.getByRole('button', { name: 'Повторить' }).click();
  await expect(formOf(page).field('requisites_data.org_name')).toHaveValue('ИП Соколова');
});

test('answers wait in the browser without a connection, are cleared by another country, and go with whoever leaves', async ({
  page,
  context,
  newcomer,
  codeFor,
  request,
}) => {
  const form = formOf(page);
  await enter(page, await signIn(request, newcomer('RU'), codeFor));
  await expect(form.field('requisites_data.inn')).toBeVisible();
  await context.setOffline(true);
  await form.fill({ 'requisites_data.org_name': 'ИП Соколова' });
  await expect(page.getByText('сохранено в этом браузере')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();

  await page.getByLabel('Страна ведения деятельности').selectOption('AM');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Очистить и продолжить' }).click();
  await expect(form.field('requisites_data.org_name')).toHaveValue('');
  // Words that the server has are kept here no longer, and it has them within a second.
  await page.route('**/api/v4/owner/draft', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await form.fill({ 'requisites_data.org_name': 'Рога' });
  await form.field('requisites_data.org_name').blur();
  await expect(page.getByText('Допустимы только латинские буквы')).toBeVisible();

  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await kept()).toContain('Рога');
  // Papers and phones stay in the tab: storage that outlives it is read by whoever opens this browser next.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Рога');
  await page.getByRole('button', { name: 'Назад ко входу' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept()).not.toContain('Рога');
});
